// Specification+Looks: which colour and place the bar must have at rest, and whether the status bar must be hidden.

import NavigationModel

extension Specification {
  /// The top screen asks for something about how the bars look, which bears on no swipe and on no call.
  mutating func makeLookCall(_ action: Action) {
    guard let top = stack.last else { return }
    let number = Int(top.number)
    guard screens.indices.contains(number) else { return }
    bars.isUsed = true
    hadEffect = true
    switch action {
    case .style(let style):
      bars.usesStyles = true
      bars.tinted.note(top, style == .tinted)
    case .collapseBar:
      bars.usesPlace = true
      let state = screens[number].appearance
      if state == .appearing || state == .appeared { bars.moving = top }
    case .statusBar(let hidden):
      guard topKind?.choosesStatusBar == true else { return }
      bars.usesStatusBar = true
      bars.withoutStatusBar.note(top, hidden)
    default: break
    }
  }

  /// A screen begins to disappear: it puts back the bar that it has moved.
  mutating func putBarBack(by screen: ScreenID) {
    if bars.moving == screen { bars.moving = .none }
  }

  /// Judges at rest how the bars look: as the screen on top has asked for since it appeared last.
  ///
  /// - Source: a cancelled swipe puts nothing back, but it lets both screens hear of it.
  mutating func judgeLooks(_ observation: borrowing Observation) -> Violation? {
    let top = stack.last ?? .none
    guard known.isDeclared, top.isSome else { return nil }
    if bars.usesStyles {
      let isTinted = bars.tinted.contains(top)
      if isTinted != observation.isBarTinted {
        return look(.barStyle, of: top, expected: isTinted)
      }
    }
    let isMoved = bars.moving.isSome
    if bars.usesPlace, isMoved != observation.isBarMoved {
      return look(.barPlace, of: top, expected: isMoved)
    }
    guard bars.usesStatusBar, roots.home == .own, topKind?.choosesStatusBar == true else {
      return nil
    }
    let isHidden = bars.withoutStatusBar.contains(top)
    if isHidden { situations.insert(.statusBarHidden) }
    guard isHidden != observation.isStatusBarHidden else { return nil }
    return look(.statusBarState, of: top, expected: isHidden)
  }

  private func look(_ rule: Rule, of top: ScreenID, expected: Bool) -> Violation {
    var failure = violation(
      rule, screen: top, expected: .flag(expected), observed: .flag(!expected))
    if failure.cause == nil, hadCancelledSwipe { failure.cause = .cancelledSwipe }
    return failure
  }
}

extension [ScreenID] {
  /// Puts a screen on the list, or takes it off.
  fileprivate mutating func note(_ screen: ScreenID, _ isOn: Bool) {
    guard contains(screen) != isOn else { return }
    if isOn { append(screen) } else { removeAll { $0 == screen } }
  }
}
