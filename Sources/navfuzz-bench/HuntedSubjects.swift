// HuntedSubjects: the subjects in which failures are hunted for, beside the built-in ones.

import HeadlessUIKit
import NavigationCommand
import NavigationModel
import NavigationStage
import ReportedCases

/// The subjects in which failures are hunted for.
enum HuntedSubjects {
  /// UIKit's own controller in a tab bar controller, with pages that hide the tab bar.
  private static let stockTabBar = Subject(
    "stock-tab-bar", source: "system", summary: "UIKit's own controller, in a tab bar controller",
    kinds: [
      ScreenKind(ScreenTraits("plain", bar: .leftAlone)),
      ScreenKind(ScreenTraits("hides-tab-bar", bar: .leftAlone, hidesTabBar: true)) {
        let screen = UIViewController()
        screen.hidesBottomBarWhenPushed = true
        return screen
      },
    ],
    isInTabBar: true, excludedActions: ["bar"]
  ) { UINavigationController() }

  /// UIKit's own controller with a page above its root from the start, as an app shows that is opened by a link.
  ///
  /// What shows under a finger above the root only, shows there without a push before.
  private static let stockOpened = Subject(
    "stock-opened", source: "system", summary: "UIKit's own controller, opened at its second page",
    kinds: [ScreenKind(ScreenTraits("plain", bar: .leftAlone))], start: [0, 0],
    excludedActions: ["bar"]
  ) { UINavigationController() }

  /// The subject of a name; nil if there is none.
  static func named(_ name: String) -> Subject? {
    if let own = [stockTabBar, stockOpened].first(where: { $0.name == name }) { return own }
    return BuiltInSubjects.named(name) ?? BrokenSubject.subject(named: name)
  }
}
