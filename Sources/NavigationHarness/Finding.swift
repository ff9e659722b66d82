// Finding: a failure that was found, shrunk and can be shown again.

public import NavigationModel
public import NavigationSpec

/// A failure that was found, shrunk and can be shown again.
public struct Finding: Hashable, Sendable {
  /// The subject's name.
  public var subject: String
  /// The profile.
  public var profile: Profile
  /// The switches: the profile's, but for those that the run changed.
  public var switches: Switches
  /// The minimal trace.
  public var trace: [Action]
  /// What it breaks.
  public var violation: Violation
  /// The action at which it breaks, counted from 0; `trace.count` and above for the closing probe.
  public var step: Int
  /// Where it was found.
  public var origin: Origin
  /// What shrinking cost, and whether it came to an end.
  public var shrinking: Shrinking
  /// In what sense the trace is minimal; nil if that was not searched.
  public var certificate: Certificate?
  /// What can be changed in the trace without changing what it breaks.
  public var leeway = Leeway()
  /// Under which other settings the trace fails; nil if that was not tried.
  package var rejudgement: Rejudgement?
  /// Other ways in which the same bug showed in the run.
  public var companions: [Companion] = []

  /// Where a finding was found.
  public struct Origin: Hashable, Sendable {
    /// The run's seed.
    public var seed: UInt64
    /// The case within the run, from 0.
    public var index: Int
    /// Actions before shrinking.
    public var size: Int
    /// How the cases of the run depended on each other.
    public var strategy: Strategy
    /// Whether it came up while another failure of the case was shrunk.
    public var isByTheWay = false

    /// The seed and the case, in words; how cases were drawn, if they depend on each other.
    var place: String {
      let way = strategy == .random ? "" : " \(strategy.rawValue)"
      return "seed \(seed)\(way), case \(index)"
    }

    /// Makes an origin.
    public init(seed: UInt64, index: Int, size: Int, strategy: Strategy = .random) {
      self.strategy = strategy
      self.seed = seed
      self.index = index
      self.size = size
    }
  }

  /// What shrinking cost.
  public struct Shrinking: Hashable, Sendable {
    /// Traces that were executed.
    public var executions: Int
    /// Whether nothing simpler was left to try by the shrinker's own moves.
    public var isComplete: Bool

    /// Makes a record of shrinking.
    public init(executions: Int, isComplete: Bool) {
      self.executions = executions
      self.isComplete = isComplete
    }
  }

  /// Makes a finding.
  public init(
    subject: String, profile: Profile, switches: Switches, trace: [Action], violation: Violation,
    step: Int, origin: Origin, shrinking: Shrinking
  ) {
    self.subject = subject
    self.profile = profile
    self.switches = switches
    self.trace = trace
    self.violation = violation
    self.step = step
    self.origin = origin
    self.shrinking = shrinking
  }
}
