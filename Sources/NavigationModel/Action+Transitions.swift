// Action+Transitions: what an app's own animators and drivers add to the actions.

/// Who animates transitions.
public enum AnimatorChoice: Int, CaseIterable, Hashable, Sendable {
  /// An animator of the app's own, which takes less time than the system's.
  case fade
  /// One that can be paused and turned round.
  case interruptible
  /// The system.
  case system
}

/// What a driver of the app's own drives.
public enum DrivenRequest: Int, CaseIterable, Hashable, Sendable {
  /// A pop of one level.
  case pop
  /// A push of kind 0.
  case push
  /// A new screen in the place of the whole stack.
  case set
}

/// How a driver lets go.
public enum DriveEnd: Int, CaseIterable, Hashable, Sendable {
  case cancel, finish
}

extension Action {
  /// Puts an action of the capability `transitions` together from its numbers, which lie in range.
  init?(transitions kind: ActionKind, _ first: Int, _ second: Int) {
    switch kind {
    case .animator:
      guard let choice = AnimatorChoice(rawValue: first) else { return nil }
      self = .animator(choice)
    case .drive:
      guard let request = DrivenRequest(rawValue: first), let end = DriveEnd(rawValue: second)
      else { return nil }
      self = .drive(request, end)
    case .takeHold:
      guard let end = DriveEnd(rawValue: first) else { return nil }
      self = .takeHold(end)
    default: return nil
    }
  }
}
