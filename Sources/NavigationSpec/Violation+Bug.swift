// Violation+Bug: what makes two findings one bug.

public import NavigationModel

extension Violation {
  /// What makes two findings one bug, however it shows.
  ///
  /// One cause can do several harms: a swipe that begins at the root freezes the app, loses callbacks or raises an exception,
  /// as the calls that follow want it. Without a cause, the rule is the bug.
  public struct Bug: Hashable, Sendable {
    /// The cause, unless it explains harms that have nothing else in common.
    public var cause: Cause?
    /// The rule, where the cause does not say it all.
    public var rule: Rule?
    /// The exception, where the rule counts.
    public var trap: TrapName?
  }

  /// The bug that it shows.
  public var bug: Bug { signature.bug }
}

extension Violation.Signature {
  /// The bug that it shows.
  public var bug: Violation.Bug {
    guard let cause, cause.isOneBug else {
      return Violation.Bug(cause: cause, rule: rule, trap: trap)
    }
    return Violation.Bug(cause: cause, rule: nil, trap: nil)
  }
}

extension Cause {
  /// Whether all that it leads to is one bug; a cancelled swipe is too common for that.
  var isOneBug: Bool { self != .cancelledSwipe }
}
