// EventWords: each thing that happened within a trace, in one line of a log.

package import NavigationModel

/// Things that happened, in words.
package enum EventWords {
  /// An event in one line.
  package static func words(for event: Event) -> String {
    let screen = event.screen.isSome ? Timeline.name(of: event.screen) : "-"
    switch event.kind {
    case .viewDidLoad: return "\(screen).viewDidLoad"
    case .willAppear: return "\(screen).viewWillAppear(\(animated(event)))"
    case .didAppear: return "\(screen).viewDidAppear(\(animated(event)))"
    case .willDisappear: return "\(screen).viewWillDisappear(\(animated(event)))"
    case .didDisappear: return "\(screen).viewDidDisappear(\(animated(event)))"
    case .willMoveToParent: return "\(screen).willMove(toParent: \(parent(event)))"
    case .didMoveToParent: return "\(screen).didMove(toParent: \(parent(event)))"
    case .willShow: return "willShow \(screen)" + (event.flag ? "" : ", and no delegate hears it")
    case .didShow: return "didShow \(screen)" + (event.flag ? "" : ", and no delegate hears it")
    case .transitionStarted:
      return "a transition to \(screen) starts" + (event.flag ? ", driven by the finger" : "")
    case .transitionEnded:
      return "the transition \(event.flag ? "was cancelled" : "ends"), \(screen) is on show"
    case .interactionDecided:
      return "the finger decides: \(event.flag ? "cancel" : "finish")"
    case .swipeBegan:
      return "the swipe begins" + (event.flag ? ", and its pop gives no transition" : "")
    case .swipeEnded: return "the swipe \(event.flag ? "is cancelled" : "ends")"
    case .scrollBegan: return "the scroll view's pan begins"
    case .scrolled: return "the scroll view moves by \(event.value)"
    case .nestedTransition: return "UIKit logs a transition within a transition"
    case .deferredCall: return "a call is put off"
    case .drainedCall: return "a call that was put off is made"
    case .refusedCall: return "a call is refused"
    case .presentationStarted:
      return "\(screen) starts to \(event.flag ? "go" : "come")"
        + (event.value == 1 ? ", driven by the finger" : "")
    case .presentationDecided:
      return "the finger decides: \(screen) \(event.flag ? "stays" : "goes")"
    case .presentationEnded:
      return "\(screen)'s way \(event.flag ? "was given up" : "ends")"
    case .presentationRefused: return "UIKit logs and ignores a presentation or a dismissal"
    case .dismissalAnnounced: return "presentationControllerWillDismiss \(screen)" + unheard(event)
    case .dismissalReported: return "presentationControllerDidDismiss \(screen)" + unheard(event)
    case .dismissalAttempted:
      return "presentationControllerDidAttemptToDismiss \(screen)" + unheard(event)
    case .keyboardWillShow: return "the keyboard starts to come up"
    case .keyboardDidShow: return "the keyboard is up"
    case .keyboardWillHide: return "the keyboard starts to go"
    case .keyboardDidHide: return "the keyboard is gone"
    case .released: return "\(screen) is freed"
    case .delegateReplaced: return "the navigation delegate is replaced"
    case .scriptedCall: return "from within it, the app calls \(script(event))"
    case .trapped: return "UIKit raises an exception" + trap(event)
    }
  }

  private static func animated(_ event: Event) -> String { event.flag ? "animated" : "" }

  private static func unheard(_ event: Event) -> String {
    event.flag ? "" : ", and no delegate hears it"
  }

  private static func parent(_ event: Event) -> String { event.flag ? "nil" : "nav" }

  private static func script(_ event: Event) -> String {
    let calls = ScriptedCall.allCases
    let index = Int(event.value & 0xFF)
    return calls.indices.contains(index) ? calls[index].name : "something"
  }

  private static func trap(_ event: Event) -> String {
    let traps = TrapName.allCases
    let index = Int(event.value)
    return traps.indices.contains(index) ? ": \(traps[index].rawValue)" : ""
  }
}
