// Shape: an action as a kind and numbers.

/// The form of an action: its kind, and the numbers that it carries.
public struct Shape: Hashable, Sendable {
  /// Which kind of action, from 0; a lower kind is the simpler one.
  public var kind: Int
  /// The numbers, as many as the kind has domains.
  public var values: [Int]

  /// Makes a shape.
  public init(kind: Int, values: [Int] = []) {
    self.kind = kind
    self.values = values
  }
}
