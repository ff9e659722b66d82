// Vocabulary: what the generic core knows of an action: its kind and its numbers.

/// All that the shrinker, the generator's core and the explorer need to know of a kind of action.
public protocol Vocabulary<Action> {
  /// One step of a trace.
  associatedtype Action: Hashable & Sendable

  /// How many kinds there are.
  var kindCount: Int { get }

  /// The domains of a kind's numbers, in order; empty for a kind without numbers.
  func domains(ofKind kind: Int) -> [Domain]

  /// The form of an action.
  func shape(of action: Action) -> Shape

  /// The action of a form; nil if a number is out of range.
  func action(_ shape: Shape) -> Action?
}

extension Vocabulary {
  /// Every kind with every combination of its thresholds, in the total order.
  public var alphabet: [Action] {
    (0..<kindCount).flatMap { kind in
      domains(ofKind: kind)
        .reduce([[]]) { partial, domain in
          partial.flatMap { head in domain.thresholds.map { head + [$0] } }
        }
        .compactMap { action(Shape(kind: kind, values: $0)) }
    }
  }
}
