// StagedCase+Looks: screens that colour the bar, move it out of the way, and prefer a status bar.

import HeadlessUIKit
import NavigationModel

extension StagedCase {
  /// Makes a call about how the bars look while the top screen is on show.
  func performLooks(_ action: Action) {
    guard let top = stack.last else { return }
    let looks = madeLooks()
    switch action {
    case .style(let style):
      looks.usesStyles = true
      looks.note(top) { $0.isTinted = style == .tinted }
      if top.headlessIsComing { colour(for: top, by: looks) }
    case .collapseBar:
      guard top.headlessIsComing else { return }
      looks.note(top) { $0.hasMovedBar = true }
      navigation.navigationBar.frame.origin.y = -navigation.navigationBar.frame.height
    case .statusBar(let hidden):
      guard let screen = top as? any StatusBarScreen else { return }
      screen.hidesStatusBar = hidden
      looks.note(top) { $0.hidesStatusBar = hidden }
      screen.setNeedsStatusBarAppearanceUpdate()
    default: break
    }
  }

  /// What an app's screens do in their callbacks: each colours the bar before it appears, and puts a bar back that it has moved before
  /// it disappears.
  ///
  /// They know the bar, and do not ask for their navigation controller: who is on the way out may have none any more.
  func dress(_ moment: CallbackMoment, _ tag: Int32) {
    guard let looks else { return }
    if moment == .willAppear, looks.usesStyles {
      let pages = navigation.children + looks.entries.compactMap(\.screen)
      if let page = pages.first(where: { $0.headlessTag == tag }) { colour(for: page, by: looks) }
    } else if moment == .willDisappear, looks.putBack(tag) {
      navigation.navigationBar.frame.origin.y = 0
    }
  }

  private func colour(for screen: UIViewController, by looks: LookBook) {
    navigation.navigationBar.barTintColor = looks.look(of: screen).isTinted ? .red : nil
  }

  /// Reads how the bars look.
  func takeLooks(_ seen: inout Observation) {
    seen.isBarTinted = navigation.navigationBar.barTintColor != nil
    seen.isBarMoved = navigation.navigationBar.frame.origin.y < 0
    seen.isStatusBarHidden = window.headlessStatusBarIsHidden
  }

  /// Writes down what screens will ask for.
  func writeDownLooks(by walk: StateWalk) {
    guard let looks else { return }
    walk.add(looks.usesStyles ? 1 : 0)
    for look in looks.entries {
      guard let screen = look.screen, look.isSpecial else { continue }
      walk.reference(screen)
      walk.add(
        (look.isTinted ? 1 : 0) | (look.hasMovedBar ? 2 : 0) | (look.hidesStatusBar ? 4 : 0))
    }
    walk.add(-1)
  }

  private func madeLooks() -> LookBook {
    if let looks { return looks }
    let made = LookBook()
    looks = made
    listen()
    return made
  }
}

/// What the screens of a case ask of the bars; a screen that asked for nothing wants them plain, shown and in their place.
@MainActor
final class LookBook {
  /// What one screen asks for.
  struct Look {
    weak var screen: UIViewController?
    var isTinted = false
    var hasMovedBar = false
    var hidesStatusBar = false

    /// Whether it asks for anything.
    var isSpecial: Bool { isTinted || hasMovedBar || hidesStatusBar }
  }

  /// When screens see to the bar.
  static let moments: [CallbackMoment] = [.willAppear, .willDisappear]

  /// Whether any screen has asked for a colour: from then on each asks for one when it appears.
  var usesStyles = false
  /// In the order in which screens asked first.
  private(set) var entries: [Look] = []

  /// What a screen asks for.
  func look(of screen: UIViewController) -> Look {
    entries.first { $0.screen === screen } ?? Look(screen: screen)
  }

  /// Whether the screen of a tag has moved the bar; from now on it has not.
  func putBack(_ tag: Int32) -> Bool {
    let place = entries.firstIndex { $0.hasMovedBar && $0.screen?.headlessTag == tag }
    guard let place else { return false }
    entries[place].hasMovedBar = false
    return true
  }

  /// Changes what a screen asks for.
  func note(_ screen: UIViewController, _ change: (inout Look) -> Void) {
    if let place = entries.firstIndex(where: { $0.screen === screen }) {
      change(&entries[place])
    } else {
      var look = Look(screen: screen)
      change(&look)
      entries.append(look)
    }
  }
}
