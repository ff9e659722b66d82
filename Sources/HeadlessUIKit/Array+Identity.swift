// Array+Identity: objects in arrays, found by identity without a closure.

// A closure that a main-actor method hands to a function of the standard library has its actor checked at each call, for 70 ns
// (measured): these loops are for what every turn does.
extension Array where Element: AnyObject {
  /// Whether the object is in the array.
  func holds(_ object: Element) -> Bool { position(of: object) != nil }

  /// The index of the object, from the end.
  func position(of object: Element) -> Int? {
    var index = count - 1
    while index >= 0 {
      if self[index] === object { return index }
      index -= 1
    }
    return nil
  }

  /// Takes the object out, if it is there.
  mutating func remove(_ object: Element) {
    guard let index = position(of: object) else { return }
    remove(at: index)
  }

  /// Whether both arrays hold the same objects in the same order.
  func isIdentical(to other: [Element]) -> Bool {
    guard count == other.count else { return false }
    var index = 0
    while index < count {
      if self[index] !== other[index] { return false }
      index += 1
    }
    return true
  }
}

extension Array {
  /// Empties the array and keeps its storage; `removeAll(keepingCapacity:)` takes 150 instructions even for one element or none.
  @inline(__always)
  mutating func empty() {
    if count == 1 {
      removeLast()
    } else if !isEmpty {
      removeAll(keepingCapacity: true)
    }
  }
}
