// ActionKind: what sort of action it is, simplest first, with its word and the numbers that it carries.

/// What sort of action it is; of two kinds the lower is the simpler one, which the shrinker prefers: calls, time, touches.
package enum ActionKind: Int, CaseIterable, Hashable, Sendable {
  case push, pop, popToRoot, backTap, popTo, setStack, setBar, setSwipe, takeDelegate
  case returnDelegate, cover, uncover, pushAgain, animator, toolbar, changeItem, hidesBarsOnSwipe,
    search, style, collapseBar, statusBar
  case focus, unfocus, direction, when
  case routePush, routeBack, routerDelay, veto
  case present, dismiss
  case selectTab, tapTab, reselectTab
  case setRoot, peek, emptyStack
  case keep, letGo, pushKept, extraTarget, forwardDelegate, delegateDies
  case settle, wait, background, interruption
  case swipe, doubleSwipe, swipeDuring, sheetSwipe, drag, drive, takeHold, tap, down
  case move, up, cancelTouch
  case secondDown, secondMove, secondUp

  /// The words of all kinds, in their order.
  package static let names = allCases.map(\.name)

  /// The kind of a word of the text format.
  package init?(named name: some StringProtocol) {
    guard let index = ActionKind.names.firstIndex(where: { $0 == name }) else { return nil }
    self = ActionKind.allCases[index]
  }

  /// Its word in the text format.
  package var name: String {
    switch self {
    case .push: "push"
    case .pop: "pop"
    case .popToRoot: "pop-to-root"
    case .backTap: "back-tap"
    case .popTo: "pop-to"
    case .setStack: "set-stack"
    case .setBar: "bar"
    case .setSwipe: "swipe-enabled"
    case .takeDelegate: "take-delegate"
    case .returnDelegate: "return-delegate"
    case .cover: "cover"
    case .uncover: "uncover"
    case .pushAgain: "push-again"
    case .animator: "animator"
    case .toolbar: "toolbar"
    case .changeItem: "change-item"
    case .hidesBarsOnSwipe: "hides-bars-on-swipe"
    case .search: "search"
    case .style: "style"
    case .collapseBar: "collapse-bar"
    case .statusBar: "status-bar"
    case .focus: "focus"
    case .unfocus: "unfocus"
    case .drag: "drag"
    case .direction: "direction"
    case .when: "when"
    case .present: "present"
    case .dismiss: "dismiss"
    case .setRoot: "root"
    case .peek: "peek"
    case .emptyStack: "empty-stack"
    case .selectTab: "select-tab"
    case .tapTab: "tap-tab"
    case .reselectTab: "reselect-tab"
    case .routePush: "route-push"
    case .routeBack: "route-back"
    case .routerDelay: "router-delay"
    case .veto: "veto"
    case .keep: "keep"
    case .letGo: "let-go"
    case .pushKept: "push-kept"
    case .extraTarget: "extra-target"
    case .forwardDelegate: "forward-delegate"
    case .delegateDies: "delegate-dies"
    case .swipe: "swipe"
    case .doubleSwipe: "double-swipe"
    case .swipeDuring: "swipe-during"
    case .sheetSwipe: "sheet-swipe"
    case .drive: "drive"
    case .takeHold: "take-hold"
    case .tap: "tap"
    case .down: "down"
    case .move: "move"
    case .up: "up"
    case .cancelTouch: "cancel-touch"
    case .settle: "settle"
    case .wait: "wait"
    case .background: "background"
    case .interruption: "interruption"
    case .secondDown: "second-down"
    case .secondMove: "second-move"
    case .secondUp: "second-up"
    }
  }

  /// The numbers that an action of the kind carries, in the order of its text.
  package var parameters: [ActionParameter] { ActionKind.grammar[rawValue] }

  private static let grammar: [[ActionParameter]] = allCases.map(\.rule)

  /// The one place that knows how each kind is written; kept in `grammar`, because an array made anew costs.
  private var rule: [ActionParameter] {
    switch self {
    case .push: [.optionalNumber("kind", .screenKind), .unanimated]
    case .pop, .popToRoot: [.unanimated]
    case .popTo: [.number(.position), .unanimated]
    case .setStack: [.word(.recipe), .unanimated]
    case .setBar, .toolbar: [.word(.barState), .unanimated]
    case .setSwipe, .hidesBarsOnSwipe, .search: [.word(.onOff)]
    case .changeItem: [.word(.itemOwner)]
    case .style: [.word(.barStyle)]
    case .statusBar: [.word(.barState)]
    case .drag: [.word(.drag)]
    case .pushAgain, .keep: [.number(.position)]
    case .routerDelay: [.number(.reportDelay)]
    case .veto, .extraTarget: [.word(.onOff)]
    case .when:
      [
        .word(.moment), .word(.scriptedCall), .optionalNumber("after", .skipped),
        ActionParameter(form: .flag("always"), unit: .standing),
      ]
    case .swipe: [.word(.form), .optionalWord("from", .place)]
    case .doubleSwipe: [.number(.gap)]
    case .swipeDuring: [.word(.request), .number(.delay)]
    case .animator: [.word(.animator)]
    case .drive: [.word(.driven), .word(.driveEnd)]
    case .takeHold: [.word(.driveEnd)]
    case .direction: [.word(.direction)]
    case .tap: [.word(.target)]
    case .present: [.word(.modalStyle), .unanimated]
    case .dismiss: [.word(.dismissedPart), .unanimated]
    case .sheetSwipe: [.word(.sheetForm)]
    case .selectTab, .tapTab: [.number(.tab)]
    case .setRoot: [.word(.root)]
    case .peek: [.word(.onOff)]
    case .emptyStack: [.unanimated]
    case .down, .secondDown: [.word(.place)]
    case .move: [.number(.distance), .optionalNumber("vertically", .height)]
    case .secondMove: [.number(.distance)]
    case .up, .secondUp: [.number(.velocity)]
    case .wait, .background, .interruption: [.number(.time)]
    case .letGo, .pushKept, .forwardDelegate, .delegateDies, .routePush, .routeBack, .reselectTab,
      .backTap, .takeDelegate, .returnDelegate, .cover,
      .uncover, .cancelTouch,
      .settle, .focus, .unfocus, .collapseBar:
      []
    }
  }
}
