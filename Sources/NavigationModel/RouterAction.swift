// RouterAction: what an app asks of its router.

/// What an app asks of the list of screens that it keeps beside the stack; nothing for a subject without one.
public enum RouterAction: Hashable, Sendable {
  /// A new screen of kind 0 is asked for.
  case push
  /// The way back is asked for.
  case back
  /// What the router hears reaches it so many milliseconds late from now on.
  case delay(Int)
  /// The screen on top refuses to be left by tap and swipe, or does not any more.
  case veto(Bool)

  /// What sort of action it is.
  package var kind: ActionKind {
    switch self {
    case .push: .routePush
    case .back: .routeBack
    case .delay: .routerDelay
    case .veto: .veto
    }
  }

  /// The numbers that it carries.
  package var numbers: [Int] {
    switch self {
    case .push, .back: []
    case .delay(let milliseconds): [milliseconds]
    case .veto(let isOn): [isOn ? 1 : 0]
    }
  }

  /// Puts one together; nil for a kind that is none of it.
  package init?(_ kind: ActionKind, _ first: Int) {
    switch kind {
    case .routePush: self = .push
    case .routeBack: self = .back
    case .routerDelay: self = .delay(first)
    case .veto: self = .veto(first == 1)
    default: return nil
    }
  }
}
