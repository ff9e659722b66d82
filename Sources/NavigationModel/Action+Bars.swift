// Action+Bars: what the looks of bars, changing items, searches and the keyboard add to the actions.

/// Whose item in the bars changes.
public enum ItemOwner: Int, CaseIterable, Hashable, Sendable {
  /// The screen on top.
  case top
  /// The screen below it.
  case below
}

/// The colour that a screen asks for.
public enum BarStyle: Int, CaseIterable, Hashable, Sendable {
  /// One of the screen's own.
  case tinted
  /// The system's.
  case plain
}

/// Where a vertical drag goes.
public enum VerticalDrag: Int, CaseIterable, Hashable, Sendable {
  case up, down

  /// How many touches a drag is made of.
  package static let touchCount = 4

  /// One touch of the drag: put down, a move past the hysteresis, a move past a bar's height, the end.
  ///
  /// - Parameter index: from 0, below `touchCount`.
  /// - Returns: the touch, with the time that passes before it.
  package func touch(_ index: Int) -> TouchStep {
    let sign = self == .up ? -1 : 1
    let frame = TouchScript.frame
    switch index {
    case 0: return TouchStep(delay: 0, touch: .down(.inside))
    case 1: return TouchStep(delay: frame, touch: .move(0, vertically: 20 * sign))
    case 2: return TouchStep(delay: frame, touch: .move(0, vertically: 80 * sign))
    default: return TouchStep(delay: frame, touch: .up(velocity: 0))
    }
  }
}

extension Action {
  /// Puts an action of the capabilities `bars` and `keyboard` together from its numbers, which lie in range.
  init?(bars kind: ActionKind, _ first: Int, _ second: Int) {
    switch kind {
    case .toolbar: self = .toolbar(hidden: first == 0, animated: second == 0)
    case .changeItem:
      guard let owner = ItemOwner(rawValue: first) else { return nil }
      self = .changeItem(owner)
    case .hidesBarsOnSwipe: self = .hidesBarsOnSwipe(first == 1)
    case .search: self = .search(first == 1)
    case .style:
      guard let style = BarStyle(rawValue: first) else { return nil }
      self = .style(style)
    case .collapseBar: self = .collapseBar
    case .statusBar: self = .statusBar(hidden: first == 0)
    case .focus: self = .focus
    case .unfocus: self = .unfocus
    case .drag:
      guard let drag = VerticalDrag(rawValue: first) else { return nil }
      self = .drag(drag)
    default: return nil
    }
  }
}
