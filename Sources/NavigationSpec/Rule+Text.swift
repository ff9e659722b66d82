// Rule+Text: each rule in words for an app developer, what it rests on, and the usual cure.

import NavigationModel

extension Rule {
  /// What is wrong, as the end of the sentence "navfuzz found that ...".
  package var title: String {
    switch self {
    case .stackDiverged: "the stack is not what the calls made of it"
    case .wrongScreen: "the screen on show is not the top of the stack"
    case .freeze: "the app is frozen"
    case .doublePop: "one way back removed more than one screen"
    case .rootRemoved: "the root screen was removed"
    case .duplicateScreen: "one screen is in the stack twice"
    case .unbalancedAppearance: "a screen's appearance callbacks do not pair"
    case .unbalancedParents: "a screen's parent callbacks do not pair"
    case .showMismatch: "willShow and didShow do not match the transitions"
    case .transitionTime: "a transition takes another time than its animation"
    case .swipeDecision: "a swipe goes against the finger"
    case .cancelChanged: "a cancelled swipe left something changed"
    case .latentSwipe: "a swipe began where it must not"
    case .deadSwipe: "the swipe back is dead"
    case .bothMoved: "the page and a scroll view moved together"
    case .barState: "the navigation bar is hidden or shown wrongly"
    case .tabBarState: "the tab bar is hidden or shown wrongly"
    case .backItem: "the bar shows the wrong way back"
    case .leftItemMissing: "the promised left item is missing"
    case .lostCall: "a push or pop was lost"
    case .modalDiverged: "the modals are not those that were presented"
    case .modalReports: "a dismissal by the user is reported wrongly"
    case .deadObject: "a freed object was called"
    case .leak: "a screen that left the stack is never freed"
    case .trap: "UIKit raises an exception"
    case .routerDiverged: "the app's own list of screens is not the stack"
    case .runaway: "calls in callbacks bring about themselves without end"
    case .toolbarState: "the toolbar is not what the top screen asks for"
    case .responderAstray: "what is typed into is not in the top screen"
    case .barStyle: "the navigation bar has the colour of another screen"
    case .barPlace: "the navigation bar is not where the top screen has it"
    case .statusBarState: "the status bar is hidden or shown wrongly"
    }
  }

  /// What the rule means, in a few sentences.
  package var meaning: String {
    guard let meaning = Self.meanings[self] else {
      preconditionFailure("every rule has a meaning; a test holds this")
    }
    return meaning
  }

  /// What the rule rests on when nothing more is known than that it was broken.
  package var basis: Basis {
    switch self {
    case .stackDiverged:
      Basis(
        [Catalogue.popShowsAtOnce, Catalogue.pushShowsAtOnce, Catalogue.cancelRestores],
        switches: [.nestedTransitionPolicy, .cancelRestoresStack])
    case .wrongScreen: Basis([Catalogue.popAtBegin, Catalogue.cancelRestores])
    case .freeze: Basis([Catalogue.remainder])
    case .doublePop: Basis([Catalogue.popAtBegin, Catalogue.popShowsAtOnce])
    case .rootRemoved: Basis([Catalogue.popAtRoot])
    case .duplicateScreen: Basis([Catalogue.pushedTwice, Catalogue.distinct])
    case .unbalancedAppearance: Basis([Catalogue.pairs])
    case .unbalancedParents: Basis([Catalogue.pushOrder, Catalogue.popOrder])
    case .showMismatch:
      Basis([Catalogue.oneDidShow, Catalogue.silentCancel], switches: [.didShowOnCancel])
    case .transitionTime: Basis([Catalogue.remainder], switches: [.pushPopDuration])
    case .swipeDecision:
      Basis(
        [Catalogue.finishes, Catalogue.systemCancel, Catalogue.disabling],
        switches: [.popFinishRule])
    case .cancelChanged:
      Basis(
        [Catalogue.cancelRestores, Catalogue.cancelCallbacks], switches: [.cancelRestoresStack])
    case .latentSwipe: Basis([Catalogue.receiveAtTouchDown, Catalogue.shouldBegin])
    case .deadSwipe:
      Basis(
        [Catalogue.refusesWithLeftItem, Catalogue.refusesWithHiddenBar],
        switches: [.hiddenBarBlocksPop, .hidesBackButtonBlocksPop])
    case .bothMoved: Basis([Catalogue.simultaneity, Catalogue.bothMove])
    case .barState:
      Basis([Catalogue.barBelongsToController, Catalogue.cancelLeavesBar])
    case .tabBarState:
      Basis([Catalogue.bottomBar], switches: [.bottomBarRule, .bottomBarFlagRead])
    case .toolbarState: Basis([Catalogue.bottomBar])
    case .responderAstray: Basis([Catalogue.cancelRestores])
    case .barStyle, .barPlace:
      Basis([Catalogue.cancelCallbacks, Catalogue.looksStay, Catalogue.cancelLeavesBar])
    case .statusBarState: Basis([Catalogue.statusBarByTop])
    case .backItem: Basis([Catalogue.backItem, Catalogue.leftItemReplaces])
    case .leftItemMissing: Basis([Catalogue.overrideMissesSet])
    case .lostCall:
      Basis(
        [Catalogue.pushShowsAtOnce, Catalogue.popShowsAtOnce], switches: [.nestedTransitionPolicy])
    case .modalDiverged: Basis([Catalogue.oneAtATime, Catalogue.chainGoes])
    case .modalReports: Basis([Catalogue.sheetReports, Catalogue.sheetStays])
    case .deadObject:
      Basis([Catalogue.gestureDelegateOwnership], switches: [.delegateOwnership])
    case .leak: Basis([Catalogue.popOrder, Catalogue.ownership])
    case .trap: Basis([])
    case .routerDiverged:
      Basis(
        [
          Catalogue.cancelRestores, Catalogue.silentCancel, Catalogue.oneDidShow, Catalogue.sameTop,
        ],
        switches: [.cancelRestoresStack, .didShowOnCancel])
    case .runaway:
      Basis(
        [Catalogue.deferredPush, Catalogue.callInCallback],
        switches: [.nestedTransitionPolicy, .transitionStart])
    }
  }

  /// The usual cure when the cause is not known.
  package var cure: String {
    switch self {
    case .stackDiverged, .doublePop, .wrongScreen, .cancelChanged:
      """
      Make no call and let no swipe begin while transitionCoordinator is not nil; queue what \
      comes then.
      """
    case .freeze, .latentSwipe:
      """
      Answer gestureRecognizerShouldBegin with yes only if viewControllers.count > 1, \
      transitionCoordinator is nil and no push or pop is waiting.
      """
    case .rootRemoved: "Ask for viewControllers.count > 1 before each pop."
    case .duplicateScreen, .trap:
      """
      Before a push, ask whether viewControllers contains the instance; before popTo, that it \
      does.
      """
    case .unbalancedAppearance, .unbalancedParents:
      "Call super in each appearance callback, and start no second transition within one."
    case .showMismatch:
      "Keep state in didShow alone, and expect neither call after a swipe that is cancelled."
    case .transitionTime:
      "There is none in an app: it is navfuzz's engine that disagrees with its specification."
    case .swipeDecision:
      """
      Leave the decision to the system's own target: switch no recogniser off, and make no call, \
      under the finger.
      """
    case .deadSwipe:
      """
      Become the delegate of interactivePopGestureRecognizer, with a guard that asks for \
      viewControllers.count > 1 and for transitionCoordinator to be nil.
      """
    case .bothMoved:
      "Let the scroll view's pan require the edge pan to fail instead of allowing both together."
    case .barState, .tabBarState, .toolbarState, .backItem, .leftItemMissing, .barStyle, .barPlace,
      .statusBarState:
      cureOfBars
    case .responderAstray:
      "End editing in viewWillDisappear, and make nothing the first responder within a transition."
    case .lostCall:
      """
      A guard that puts a call off must make it when the transition's completion comes, even if \
      cancelled.
      """
    case .modalDiverged:
      "Present and dismiss only while no modal moves, and from the uppermost controller."
    case .modalReports:
      "Keep the presentation's delegate alive, and expect no report of a dismissal by code."
    case .deadObject:
      "Set the delegate to nil in deinit, or let a long-lived object be the delegate."
    case .leak:
      "Hold screens weakly in blocks, delegates and caches."
    case .routerDiverged:
      """
      Read viewControllers anew when a transition has completed, was cancelled, or a stack was set; \
      do not add and remove by what is announced.
      """
    case .runaway:
      """
      Do not push, pop or set the stack in a callback that the call brings about again; or remember \
      that it was done.
      """
    }
  }

  /// The usual cure of what is wrong with a bar.
  private var cureOfBars: String {
    switch self {
    case .barState:
      "Set the bar in viewWillAppear of every screen, with the callback's own `animated`."
    case .tabBarState:
      "Set hidesBottomBarWhenPushed where screens are made, not in an overridden push."
    case .toolbarState:
      "Set toolbarItems where a screen is made, and leave the toolbar's own items alone."
    case .backItem:
      "Leave the bar's items to the navigation controller, and make no call within a transition."
    case .leftItemMissing:
      "Override setViewControllers(_:animated:) as well as pushViewController(_:animated:)."
    case .barStyle:
      "Set the bar's looks in viewWillAppear of every screen, not once and not in a pop or a push."
    case .barPlace:
      "Put a bar that was moved back in viewWillDisappear, not in an overridden pop."
    case .statusBarState:
      "Let every container answer childForStatusBarHidden with the child that is on show."
    default: ""
    }
  }

  private static let meanings: [Rule: String] = [
    .stackDiverged: """
    After each call and each gesture, viewControllers must be one of the lists that these \
    calls can \
    lead to. Where UIKit is free (a call within a transition may be carried out, put off or \
    refused) each outcome is allowed, but it must have been taken whole and once by the next rest.
    """,
    .wrongScreen: """
    When nothing moves any more, the view that the user sees must be the view of the last \
    controller in viewControllers. Otherwise the user looks at one screen and taps act on another.
    """,
    .freeze: """
    When the finger is up and the animations have had their time, no transition may be running. \
    At the end of each case one more screen is pushed and popped; if that does not complete, \
    the user has to kill the app.
    """,
    .doublePop: """
    One tap on the back button, one pop or one swipe goes back one screen, not two.
    """,
    .rootRemoved: """
    Neither a pop nor a swipe may take the last screen away.
    """,
    .duplicateScreen: """
    viewControllers must hold each instance once. UIKit raises an exception or corrupts its \
    views where it does not.
    """,
    .unbalancedAppearance: """
    Each viewWillAppear is followed by viewDidAppear, or is taken back by viewWillDisappear and \
    viewDidDisappear. Anything else logs "Unbalanced calls to begin/end appearance transitions", \
    and timers, players and observers that a screen starts and stops there run wild.
    """,
    .showMismatch: """
    The navigation delegate hears willShow when a transition starts and didShow once when it has \
    completed; a cancelled swipe adds no didShow. Code that keeps state in these two goes \
    wrong otherwise.
    """,
    .unbalancedParents: """
    Each willMove(toParent:) is followed by didMove(toParent:) with the same parent, unless a \
    cancelled swipe takes it back. At rest every screen of the stack has heard that it has a \
    parent, and every other that it has none.
    """,
    .transitionTime: """
    An animated push or pop takes the system's duration, one without animation none, and a swipe \
    that is let go the share of the duration that is left of its way.
    """,
    .swipeDecision: """
    The system's swipe begins when the finger has moved past the hysteresis, and not before. \
    Lifted beyond the middle and not backwards, it goes back; lifted before the middle and not \
    forwards, taken away by the system, or switched off, it stays.
    """,
    .cancelChanged: """
    A swipe that is given up must leave all as it was: stack, screen on show, bars and back item.
    """,
    .latentSwipe: """
    The swipe back began at the root, within a transition, away from its edge or while it was \
    switched off. Nothing broke this time, but a little more would have done it.
    """,
    .deadSwipe: """
    At rest above the root, a plain drag from the edge must start the way back, unless the \
    screen \
    on top says that its swipe is off.
    """,
    .bothMoved: """
    One drag moves the page or the scroll view under the finger, never both at once.
    """,
    .barState: """
    At rest, the navigation bar must be hidden or shown as the top screen asked for in its \
    viewWillAppear, or as the last call asked for where no screen does.
    """,
    .tabBarState: """
    At rest, the tab bar must be hidden exactly while a pushed screen asks for it with \
    hidesBottomBarWhenPushed (or while the controller promises to hide it above the root).
    """,
    .backItem: """
    At rest, the navigation bar's items must be those of the stack, so that the back button \
    names \
    and reaches the screen below the top.
    """,
    .toolbarState: """
    At rest, the toolbar must be hidden or shown as the app asked for, and show the items of the \
    top screen.
    """,
    .barStyle: """
    The navigation bar is one for all screens. Where screens ask for a colour, each of them in its \
    viewWillAppear, the bar must at rest have the colour of the top screen, also after a swipe that was \
    given up: then both screens hear of it, and the bar itself puts nothing back.
    """,
    .barPlace: """
    A screen that moves the navigation bar out of the way puts it back when it begins to disappear. At \
    rest the bar must be in its place, unless the top screen has moved it since it appeared.
    """,
    .statusBarState: """
    At rest, the status bar must be hidden or shown as the top screen prefers it, whatever containers \
    lie around it.
    """,
    .responderAstray: """
    At rest, the first responder must lie in the top screen, or be nobody. The keyboard is up for \
    it and for nobody else, and a cancelled swipe leaves both as they were.
    """,
    .leftItemMissing: """
    The controller promises its own left item on each screen above the root, and the top screen \
    has none.
    """,
    .lostCall: """
    A push, pop or set that is legal and made at rest must have had its effect by the next rest. \
    A guard may put calls off, but it may not swallow them.
    """,
    .modalDiverged: """
    Each modal that is presented at rest is on show at the next rest, and each that is dismissed \
    has gone, with all above it. What is asked for while a modal moves is logged and ignored.
    """,
    .modalReports: """
    A presentation's delegate hears willDismiss and didDismiss when the user swipes a sheet away, \
    willDismiss alone when the sheet comes back, didAttemptToDismiss when it may not go, and \
    nothing when the app dismisses it.
    """,
    .deadObject: """
    UIKit called a delegate that had been freed. Where delegates are not zeroed (apps built with \
    the SDKs up to iOS 8) this is a crash.
    """,
    .leak: """
    A screen that was popped, and that nobody shows any more, must be freed at the next rest.
    """,
    .routerDiverged: """
    An app that keeps a list of screens beside the stack (a router, a coordinator, a store) must find \
    in it, when nothing moves any more, what viewControllers holds. Otherwise the next push or pop \
    goes to a screen that is not there.
    """,
    .runaway: """
    The app makes a call from within a callback, and the call brings about the same callback again, \
    and so on without end: the stack of calls overflows, or the app never comes to rest.
    """,
    .trap: """
    A call that is an error in UIKit's eyes was really made: the app would crash with an \
    exception.
    """,
  ]
}
