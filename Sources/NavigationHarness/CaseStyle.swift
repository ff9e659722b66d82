// CaseStyle: how the actions of one case are drawn.

import FuzzCore
import NavigationModel

/// How the actions of one case are drawn: uniform, swarm or phrases (and mixtures), with a timing of its own.
struct CaseStyle: Sendable {
  /// The kinds that the subject and the run allow, in their order.
  private let kinds: [ActionKind]
  /// How often each of them is drawn, by its place.
  private(set) var weights: [Int]
  /// The sum of the weights.
  private(set) var total = 0
  /// In how many of eight draws a phrase is begun.
  var phraseOdds = 0
  /// In how many of eight draws a request is animated.
  var animatedParts = 6
  /// Whether calls wait for the end of the running transition.
  var isPolite = false

  /// Whether a finger moves only while no transition runs: what swipes within transitions break would hide all else.
  var movesAtRest = false

  /// The places of the kinds that let time pass; nil for one that is not drawn.
  private let settle, wait: Int?

  /// The weights without any swarm; frequencies of public fault reports were the guide.
  private static let usual: [Int] = ActionKind.allCases.map { kind in
    switch kind {
    case .push: 16
    case .pop: 9
    case .popToRoot, .popTo: 4
    case .backTap: 6
    case .setStack: 7
    case .setBar, .setSwipe, .pushAgain: 3
    case .takeDelegate, .returnDelegate: 1
    case .present, .dismiss, .sheetSwipe: 5
    case .selectTab, .peek, .emptyStack: 2
    case .setRoot: 4
    case .tapTab: 4
    case .reselectTab: 5
    case .cover: 2
    case .uncover: 2
    case .when: 10
    case .routePush, .routeBack: 6
    case .routerDelay: 3
    case .keep: 7
    case .letGo, .pushKept: 4
    case .extraTarget, .forwardDelegate, .delegateDies: 2
    case .veto: 4
    case .swipe: 14
    case .doubleSwipe: 4
    case .swipeDuring: 6
    case .down: 8
    case .move: 16
    case .up: 8
    case .cancelTouch: 3
    case .settle: 14
    case .wait: 18
    case .toolbar: 3
    case .changeItem: 5
    case .hidesBarsOnSwipe: 2
    case .search: 3
    case .style, .collapseBar: 4
    case .statusBar: 3
    case .drag: 4
    case .focus: 6
    case .unfocus: 2
    case .animator: 3
    case .drive: 10
    case .takeHold: 6
    case .direction: 3
    case .background: 2
    case .interruption: 3
    case .tap: 7
    case .secondDown, .secondUp: 5
    case .secondMove: 9
    }
  }

  /// Makes the style of a case that is still to be drawn.
  ///
  /// - Parameter kinds: those that the subject and the run allow.
  init(_ kinds: [ActionKind]) {
    self.kinds = kinds
    weights = kinds.map { Self.usual[$0.rawValue] }
    settle = kinds.firstIndex(of: .settle)
    wait = kinds.firstIndex(of: .wait)
  }

  /// Draws the style of a new case.
  mutating func redraw(_ choices: inout some ChoiceSource, nestingCorrupts: Bool) {
    let way = choices.choose(below: 8)
    for (place, kind) in kinds.enumerated() {
      weights[place] = Self.usual[kind.rawValue]
      // Swarm: a third of the kinds off, some others heavy.
      guard way < 3 else { continue }
      switch choices.choose(below: 6) {
      case 0, 1: weights[place] = 0
      case 2: weights[place] *= 4
      default: break
      }
    }
    phraseOdds = way >= 2 ? choices.draw(in: 2...6) : 0
    animatedParts = choices.draw(in: 2...8)
    isPolite = nestingCorrupts && choices.odds(7, in: 8)
    movesAtRest = choices.odds(3, in: 8)
    // Timing: patient cases settle often, hasty ones hardly wait.
    switch choices.choose(below: 4) {
    case 0: if let settle { weights[settle] *= 3 }
    case 1:
      if let settle { weights[settle] /= 4 }
      if let wait { weights[wait] /= 3 }
    default: break
    }
    total = weights.reduce(0, +)
  }
}
