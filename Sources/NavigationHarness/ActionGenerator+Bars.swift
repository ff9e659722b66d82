// ActionGenerator+Bars: draws the numbers of what happens to bars, searches and text fields.

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
    case .unfocus: return .unfocus
    case .drag: return .drag(choices.odds(1, in: 2) ? .up : .down)
    default: return .focus
    }
  }
}
