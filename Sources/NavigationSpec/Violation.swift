// Violation: a broken rule, with what was expected and what was seen.

public import NavigationModel

/// A broken rule, with what was expected and what was seen.
public struct Violation: Hashable, Sendable {
  /// The rule.
  public var rule: Rule
  /// What explains it, if anything that was seen does.
  public var cause: Cause?
  /// The exception, for `trap` and `deadObject`.
  public var trap: TrapName?
  /// Whose fault it is.
  public var fault: Fault
  /// The screen that it concerns; `.none` if no single one.
  public var screen = ScreenID.none
  /// The kind of that screen; 0 if none.
  public var screenKind = 0
  /// What was allowed.
  public var expected = Expectation.nothing
  /// What was seen.
  public var observed = Expectation.nothing
  /// Whether it showed in the closing probe, after the last action.
  public var isInProbe = false

  /// A value that a report can put into words.
  public enum Expectation: Hashable, Sendable {
    /// Nothing to say beside the rule.
    case nothing
    /// One of these stacks.
    case stacks([[ScreenID]])
    /// One screen.
    case screen(ScreenID)
    /// A flag: hidden or shown, begun or not.
    case flag(Bool)
    /// A number of screens, calls or points.
    case count(Int)
    /// A kind of event.
    case event(Event.Kind)
    /// Callbacks, each from within the one before.
    case callbacks([Event])
  }

  /// Makes a violation.
  public init(
    _ rule: Rule, cause: Cause? = nil, trap: TrapName? = nil, fault: Fault = .subject,
    screen: ScreenID = .none, expected: Expectation = .nothing, observed: Expectation = .nothing
  ) {
    self.rule = rule
    self.cause = cause
    self.trap = trap
    self.fault = fault
    self.screen = screen
    self.expected = expected
    self.observed = observed
  }

  /// What makes two violations the same bug before their traces are compared.
  public var signature: Signature { Signature(rule: rule, cause: cause, trap: trap, fault: fault) }

  /// Rule, cause and trap: what shrinking must keep.
  public struct Signature: Hashable, Sendable {
    /// The rule.
    public var rule: Rule
    /// The cause.
    public var cause: Cause?
    /// The exception.
    public var trap: TrapName?
    /// Whose fault it is.
    public var fault: Fault

    /// Makes a signature.
    public init(rule: Rule, cause: Cause? = nil, trap: TrapName? = nil, fault: Fault = .subject) {
      self.rule = rule
      self.cause = cause
      self.trap = trap
      self.fault = fault
    }
  }
}
