// ActionGenerator+Tabs: how tabs are drawn.

import FuzzCore
import NavigationModel
import NavigationSpec

extension ActionGenerator {
  /// Draws the numbers of an action on tabs: mostly the way there and back.
  func fillTab(
    _ kind: ActionKind, _ choices: inout some ChoiceSource, _ spec: Outlook
  ) -> Action {
    if kind == .reselectTab { return .reselectTab }
    let isBack = choices.odds(spec.isInOtherTab ? 5 : 1, in: 8)
    let index = isBack ? 0 : 1 + choices.choose(below: 2)
    return kind == .tapTab ? .tapTab(index) : .selectTab(index)
  }
}

extension Plot {
  /// Phrases around tabs.
  static let tabPhrases: [[Beat]] = [
    // Away and back within a transition, and with calls in between.
    [.anyRequest, .shortWait, .kind(.tapTab), .shortWait, .kind(.selectTab), .rest, .fullSwipe],
    [.rest, .kind(.selectTab), .rest, .anyRequest, .rest, .kind(.selectTab), .rest, .fullSwipe],
    [.kind(.selectTab), .anyRequest, .kind(.selectTab), .shortWait, .fullSwipe],
    [.downAtEdge, .smallMove, .kind(.selectTab), .bigMove, .kind(.up), .kind(.selectTab), .rest],
    // Back to the root, once and again.
    [.anyRequest, .rest, .anyRequest, .rest, .kind(.reselectTab), .shortWait, .kind(.reselectTab)],
    [.anyRequest, .shortWait, .kind(.reselectTab), .rest, .fullSwipe],
    [.kind(.reselectTab), .shortWait, .fullSwipe], [.kind(.reselectTab), .shortWait, .anyRequest],
  ]
}
