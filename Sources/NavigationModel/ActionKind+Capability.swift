// ActionKind+Capability: which kinds of actions a run draws only if it is asked to.

extension ActionKind {
  /// What a run must be asked for to draw the kind; nil for the base vocabulary, which each run draws.
  package var capability: Capability? {
    switch self {
    case .push, .pop, .popToRoot, .backTap, .popTo, .setStack, .setBar, .setSwipe, .takeDelegate,
      .returnDelegate, .cover, .uncover, .pushAgain, .settle, .wait, .swipe, .doubleSwipe,
      .swipeDuring, .down, .move, .up, .cancelTouch:
      nil
    case .toolbar, .changeItem, .hidesBarsOnSwipe, .search, .style, .collapseBar, .statusBar, .drag:
      .bars
    case .focus, .unfocus: .keyboard
    case .animator, .drive, .takeHold: .transitions
    case .direction, .background, .interruption, .tap, .secondDown, .secondMove, .secondUp: .arena
    case .when: .callbacks
    case .present, .dismiss, .sheetSwipe: .modals
    case .selectTab, .tapTab, .reselectTab: .tabs
    case .routePush, .routeBack, .routerDelay, .veto: .router
    case .keep, .letGo, .pushKept, .extraTarget, .forwardDelegate, .delegateDies: .lifetime
    case .setRoot, .peek, .emptyStack: .containers
    }
  }
}

extension SubjectFacts {
  /// Whether actions of the kind are drawn: the subject has them, and the run was asked for what they need.
  package func draws(_ kind: ActionKind) -> Bool {
    capabilities.permits(kind.capability) && !excludedActions.contains(kind.name)
      && (kind.capability != .router || hasRouter)
  }
}
