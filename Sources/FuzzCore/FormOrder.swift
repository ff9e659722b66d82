// FormOrder: the total order without the actions.

/// The total order over the forms of actions, whatever the actions are.
struct FormOrder {
  /// The domains of each kind's values.
  let domains: [[Domain]]

  /// Whether one trace is simpler than another.
  func isSimpler(_ trace: [Shape], than other: [Shape]) -> Bool {
    guard trace.count == other.count else { return trace.count < other.count }
    for index in trace.indices where trace[index].kind != other[index].kind {
      return trace[index].kind < other[index].kind
    }
    for index in trace.indices where trace[index].values != other[index].values {
      return isSimpler(trace[index], than: other[index])
    }
    return false
  }

  /// Whether one action is simpler than another.
  func isSimpler(_ shape: Shape, than other: Shape) -> Bool {
    guard shape.kind == other.kind else { return shape.kind < other.kind }
    let domains = domains[shape.kind]
    for index in domains.indices where shape.values[index] != other.values[index] {
      return domains[index].rank(of: shape.values[index])
        < domains[index].rank(of: other.values[index])
    }
    return false
  }
}
