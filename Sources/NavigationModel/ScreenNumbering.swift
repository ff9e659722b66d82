// ScreenNumbering: screens by the order in which a walk meets them, whatever their names are.

/// Screens by the order in which a walk meets them.
///
/// Two cases that differ only in how many screens were made before read the same through it.
package struct ScreenNumbering: Sendable {
  private var order: [ScreenID] = []

  /// Numbers nothing.
  package init() {}

  /// Begins anew with screens that were met, in their order, by their numbers.
  package mutating func begin(withTags tags: [Int32]) {
    order.removeAll(keepingCapacity: true)
    for tag in tags { order.append(ScreenID(Int(tag))) }
  }

  /// The screens that were met, in the order in which they were.
  package var screens: [ScreenID] { order }

  /// The number of a screen, from 0; the next one if it was not met before, and -1 for none.
  ///
  /// - Complexity: O(*n*) in the screens that were met.
  package mutating func number(of screen: ScreenID) -> Int {
    guard screen.isSome else { return -1 }
    var index = 0
    while index < order.count {
      if order[index] == screen { return index }
      index += 1
    }
    order.append(screen)
    return order.count - 1
  }
}
