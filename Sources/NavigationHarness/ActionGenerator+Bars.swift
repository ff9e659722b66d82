// ActionGenerator+Bars: draws the numbers of what happens to bars, their looks, searches and text fields.

import FuzzCore
import NavigationModel

extension ActionGenerator {
  /// Draws the numbers of an action of the capabilities `bars` and `keyboard`.
  func fillBars(_ kind: ActionKind, _ choices: inout some ChoiceSource) -> Action {
    switch kind {
    case .toolbar: return .toolbar(hidden: choices.odds(1, in: 3), animated: animated(&choices))
    case .changeItem: return .changeItem(choices.odds(1, in: 2) ? .top : .below)
    case .hidesBarsOnSwipe: return .hidesBarsOnSwipe(choices.odds(1, in: 2))
    case .search: return .search(choices.odds(2, in: 3))
    case .style: return .style(choices.odds(2, in: 3) ? .tinted : .plain)
    case .collapseBar: return .collapseBar
    case .statusBar: return .statusBar(hidden: choices.odds(2, in: 3))
    case .unfocus: return .unfocus
    case .drag: return .drag(choices.odds(1, in: 2) ? .up : .down)
    default: return .focus
    }
  }
}

extension Plot {
  /// What belongs together about toolbars, items, searches, and drags that hide bars.
  static let barPhrases: [[Beat]] = [
    // Items that change while a page comes or goes.
    [.kind(.toolbar), .anyRequest, .shortWait, .kind(.changeItem), .rest],
    [.kind(.toolbar), .kind(.changeItem), .partialSwipe, .rest, .fullSwipe],
    // A drag around a transition.
    [.kind(.hidesBarsOnSwipe), .rest, .kind(.drag), .anyRequest, .rest, .fullSwipe],
    [.kind(.hidesBarsOnSwipe), .anyRequest, .shortWait, .kind(.drag), .rest],
    // A search that other pages cover, and that is come back to.
    [.rest, .kind(.search), .kind(.push), .rest, .kind(.backTap), .rest, .kind(.search)],
    // Bars of different colours, with a swipe between them that is given up, and with calls close to one another.
    [.kind(.style), .kind(.push), .rest, .partialSwipe, .rest, .fullSwipe, .rest],
    [.anyRequest, .rest, .kind(.style), .partialSwipe, .shortWait, .kind(.style), .rest],
    [.kind(.style), .anyRequest, .shortWait, .anyRequest, .shortWait, .kind(.style), .rest],
    [.downAtEdge, .smallMove, .kind(.style), .bigMove, .kind(.up), .rest, .partialSwipe, .rest],
    // A bar that was moved away, and a screen that goes by finger, by tap, or not after all.
    [.rest, .kind(.collapseBar), .partialSwipe, .rest, .kind(.collapseBar), .fullSwipe, .rest],
    [.rest, .kind(.collapseBar), .anyRequest, .rest, .kind(.backTap), .rest],
    [.anyRequest, .shortWait, .kind(.collapseBar), .anyRequest, .rest, .partialSwipe, .rest],
    [.downAtEdge, .smallMove, .kind(.collapseBar), .bigMove, .kind(.up), .rest],
    // Screens with and without a status bar.
    [.kind(.statusBar), .anyRequest, .rest, .partialSwipe, .rest, .fullSwipe, .rest],
    [.kind(.push), .kind(.statusBar), .rest, .kind(.pop), .shortWait, .kind(.statusBar), .rest],
  ]

  /// What belongs together about what is typed into.
  static let keyboardPhrases: [[Beat]] = [
    // A swipe with the keyboard up, given up or not.
    [.rest, .kind(.focus), .partialSwipe, .rest, .fullSwipe, .rest],
    [.rest, .kind(.focus), .rest, .fullSwipe, .shortWait, .kind(.focus), .rest],
    // A page that comes or goes over it.
    [.rest, .kind(.focus), .anyRequest, .shortWait, .kind(.unfocus), .rest],
    // The keyboard comes under the finger.
    [.downAtEdge, .smallMove, .kind(.focus), .bigMove, .kind(.up), .rest],
  ]
}
