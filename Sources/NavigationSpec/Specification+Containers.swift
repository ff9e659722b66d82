// Specification+Containers: where the controller lives, and whether it is on the screen.

package import NavigationModel

extension Specification {
  /// Another controller became the window's root.
  mutating func setRoot(_ place: RootPlace) {
    guard !isPlainlyCovered, !modals.isCoverLeaving, !isUnderModal, !isUnderFinger,
      !roots.isPeeked, !roots.changedInTurn
    else { return }
    guard !known.facts.hasTabBar || place == .own || place == .other else { return }
    roots.isUsed = true
    roots.changedInTurn = true
    hadEffect = true
    disturb()
    situations.insert(phase == .idle ? .rootSwapped : .rootSwappedInTransition)
    guard place != .other else {
      roots.isAway = true
      return
    }
    roots.isAway = false
    roots.home = place
    if place == .nested, !roots.hasHost {
      roots.hasHost = true
      screens.append(ScreenRecord(kind: 0, isBeside: true))
    }
  }

  /// A container began to take the controller off the screen, or took that back.
  mutating func peek(_ isOn: Bool) {
    guard !isPlainlyCovered, !modals.isCoverLeaving, !isUnderModal, !isUnderFinger,
      roots.home == .forwarding,
      !roots.isAway,
      roots.isPeeked != isOn, !roots.changedInTurn
    else { return }
    roots.isPeeked = isOn
    hadEffect = true
    disturb()
    situations.insert(.containerTookBack)
  }

  /// The stack was set to nothing.
  mutating func emptyStack(animated: Bool) {
    guard known.allowsEmptyStack else { return }
    situations.insert(.stackEmptied)
    request(.set([]), animated: animated)
  }

  /// Whether the controller is where it must be.
  mutating func judgeRoots(of observation: borrowing Observation) -> Violation? {
    guard observation.isElsewhere != roots.isElsewhere else { return nil }
    return violation(
      .wrongScreen, expected: .flag(roots.isElsewhere), observed: .flag(observation.isElsewhere))
  }

  /// What brings the controller back on the screen; empty where it is.
  package var waysHome: [NavigationModel.Action] {
    mutating get { (roots.isPeeked ? [.peek(false)] : []) + (roots.isAway ? [.setRoot(.own)] : []) }
  }

  /// Whether any finger is down.
  var isUnderFinger: Bool {
    mutating get { touch.isDown || otherTouch.isDown }
  }

  /// How many screens stand beside the stack.
  var besideCount: Int {
    mutating get { tabs.pages.count + (roots.hasHost ? 1 : 0) }
  }
}
