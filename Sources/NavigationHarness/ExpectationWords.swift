// ExpectationWords: what was expected and what was seen, in words.

import NavigationModel
import NavigationSpec

/// What was expected and what was seen, in words.
struct ExpectationWords {
  /// The violation.
  let violation: Violation
  /// A screen's name.
  let name: (ScreenID) -> String
  /// A stack in words.
  let stack: ([ScreenID]) -> String

  /// What was allowed.
  var expected: String {
    words(for: violation.expected) ?? usual.expected
  }

  /// What was seen.
  var observed: String {
    words(for: violation.observed) ?? usual.observed
  }

  private func words(for value: Violation.Expectation) -> String? {
    switch value {
    case .nothing: nil
    case .stacks(let stacks): words(for: stacks)
    case .screen(let screen): words(for: screen)
    case .flag(let flag): words(for: flag)
    case .count(let count): words(for: count)
    case .callbacks(let events):
      "the callbacks " + events.map(EventWords.words).joined(separator: ", ") + ", and on and on"
    case .event(let kind): "\(words(for: kind))\(concerned)"
    }
  }

  private var concerned: String {
    violation.screen.isSome ? " for \(name(violation.screen))" : ""
  }

  private func words(for stacks: [[ScreenID]]) -> String {
    switch stacks.count {
    case 0: "no stack at all"
    case 1: "the stack \(stack(stacks[0]))"
    default: "one of the stacks " + stacks.map(stack).joined(separator: ", ")
    }
  }

  private func words(for screen: ScreenID) -> String {
    switch violation.rule {
    case .wrongScreen, .freeze: "\(name(screen)) on show"
    case .backItem: screen.isSome ? "a back button to \(name(screen))" : "no back button"
    default: name(screen)
    }
  }

  private func words(for flag: Bool) -> String {
    switch violation.rule {
    case .barState: "the navigation bar \(flag ? "hidden" : "shown")"
    // The navigation bar or the tab bar.
    case .cancelChanged: "the bar \(flag ? "hidden" : "shown")"
    case .toolbarState: "the toolbar \(flag ? "hidden" : "shown")"
    case .responderAstray: flag ? "the keyboard up" : "no keyboard"
    case .barStyle: flag ? "a bar of the screen's own colour" : "a bar of the usual colour"
    case .barPlace: "the navigation bar \(flag ? "out of the way" : "in its place")"
    case .statusBarState: "the status bar \(flag ? "hidden" : "shown")"
    case .tabBarState: "the tab bar \(flag ? "hidden" : "shown")"
    case .deadSwipe, .latentSwipe: flag ? "the swipe begins" : "the swipe does not begin"
    case .leftItemMissing: flag ? "a left item in the bar" : "no left item in the bar"
    case .freeze: flag ? "a transition runs" : "no transition runs"
    case .swipeDecision: flag ? "the swipe goes back" : "the swipe stays"
    default: flag ? "yes" : "no"
    }
  }

  private func words(for count: Int) -> String {
    switch violation.rule {
    case .doublePop, .rootRemoved: "\(PlainText.counted(count, "screen")) removed"
    case .bothMoved: "the scroll view moved by \(PlainText.counted(count, "point"))"
    case .showMismatch: "\(PlainText.counted(count, "call"))\(concerned)"
    case .freeze: count == 0 ? "no touch reaches the content" : "touches reach the content"
    case .transitionTime: "the end after \(count) ms"
    case .swipeDecision: "the begin after \(PlainText.counted(count, "point"))"
    case .leak: "\(PlainText.counted(count, "screen")) alive"
    case .duplicateScreen: "\(PlainText.counted(count, "time")) in the stack\(concerned)"
    default: "\(count)"
    }
  }

  private func words(for kind: Event.Kind) -> String {
    switch kind {
    case .viewDidLoad: "viewDidLoad"
    case .willAppear: "viewWillAppear"
    case .didAppear: "viewDidAppear"
    case .willDisappear: "viewWillDisappear"
    case .didDisappear: "viewDidDisappear"
    case .willMoveToParent: "willMove(toParent:)"
    case .didMoveToParent: "didMove(toParent:)"
    case .willShow: "willShow"
    case .didShow: "didShow"
    case .transitionStarted: "the start of a transition"
    case .transitionEnded: "the end of a transition"
    case .interactionDecided: "the finger's decision"
    case .swipeBegan: "the begin of a swipe"
    case .swipeEnded: "the end of a swipe"
    case .scrollBegan: "the begin of a scroll"
    case .scrolled: "a scroll"
    case .nestedTransition: "a transition within a transition"
    case .deferredCall: "a call that is put off"
    case .drainedCall: "a call that was put off"
    case .refusedCall: "a refused call"
    case .presentationStarted: "a modal that starts to move"
    case .presentationDecided: "the finger's decision about a modal"
    case .presentationEnded: "a modal that has moved"
    case .presentationRefused: "a refused presentation"
    case .dismissalAnnounced: "presentationControllerWillDismiss"
    case .dismissalReported: "presentationControllerDidDismiss"
    case .dismissalAttempted: "presentationControllerDidAttemptToDismiss"
    case .keyboardWillShow, .keyboardDidShow: "a keyboard that comes up"
    case .keyboardWillHide, .keyboardDidHide: "a keyboard that goes"
    case .released: "the release of the screen"
    case .delegateReplaced: "a new navigation delegate"
    case .scriptedCall: "a call from within a callback"
    case .trapped: "an exception"
    }
  }

  /// What a rule says by itself, where no value goes with it.
  private var usual: (expected: String, observed: String) {
    let screen = violation.screen.isSome ? name(violation.screen) : "a screen"
    return switch violation.rule {
    case .stackDiverged: ("a stack that the calls can lead to", "another stack")
    case .wrongScreen: ("the top of the stack on show", "another screen, or none")
    case .freeze where violation.isInProbe:
      ("a push and a pop that complete", "a transition that never ends")
    case .freeze: ("rest", "a transition that never ends")
    case .doublePop: ("at most one screen removed", "more than one screen removed")
    case .rootRemoved: ("the root stays", "the root was removed")
    case .duplicateScreen: ("each screen once in the stack", "\(screen) in the stack twice")
    case .unbalancedAppearance:
      ("appearance callbacks of \(screen) that pair", "a callback out of order")
    case .unbalancedParents:
      ("parent callbacks of \(screen) that pair", "a callback too few, or out of order")
    case .transitionTime: ("the end in time", "the end at another time")
    case .swipeDecision: ("what the finger asked for", "the opposite")
    case .showMismatch: ("one willShow and one didShow a transition", "another number of calls")
    case .cancelChanged: ("everything as it was before the swipe", "something changed")
    case .latentSwipe: ("no swipe that begins", "a swipe that began")
    case .deadSwipe: ("a swipe that begins", "no swipe")
    case .bothMoved: ("the page or the scroll view moves", "both moved")
    case .barState: ("the navigation bar as asked for", "the opposite")
    case .tabBarState: ("the tab bar as asked for", "the opposite")
    case .toolbarState: ("the toolbar of the top screen", "another one")
    case .responderAstray: ("the first responder in the top screen", "elsewhere")
    case .barStyle: ("the bar in the colour of the top screen", "another colour")
    case .barPlace: ("the navigation bar where the top screen has it", "elsewhere")
    case .statusBarState: ("the status bar as the top screen prefers it", "the opposite")
    case .backItem: ("the way back that the stack has", "another one")
    case .leftItemMissing: ("a left item in the bar", "none")
    case .lostCall: ("the call takes effect by the next rest", "it had no effect")
    case .modalDiverged: ("the modals that were presented", "others")
    case .modalReports: ("a report of what the user does to a sheet", "another one, or none")
    case .deadObject: ("no message to a freed object", "a freed delegate was called")
    case .leak: ("\(screen) is freed", "it is still alive")
    case .trap: ("no exception", "an exception")
    case .routerDiverged: ("the stack in the app's own list", "another list")
    case .runaway: ("an end", "calls that bring about themselves without end")
    }
  }
}
