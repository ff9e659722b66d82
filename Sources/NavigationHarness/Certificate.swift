// Certificate: in what sense a trace is minimal, and what was searched to say so.

/// In what sense a trace is minimal: what was searched for a simpler one.
///
/// Simpler is meant in the total order: shorter, or as long with simpler actions, or with simpler numbers. All sequences over an
/// alphabet were searched. The whole one holds each call, touch and gesture, with numbers below, at and above each threshold; it is
/// searched up to three actions. For longer traces its usual half and the trace's own actions are searched further.
public struct Certificate: Hashable, Sendable {
  /// How far the search went.
  public enum Extent: Hashable, Sendable {
    /// No simpler trace over the alphabet fails in the same way.
    case proven
    /// None of up to so many actions does; there the budget ended.
    case local(length: Int)
  }

  /// What was searched over the whole alphabet, where the search was restricted to a part of it.
  public struct Whole: Hashable, Sendable {
    /// How many actions the whole alphabet has.
    public var letterCount: Int
    /// All traces of up to so many actions were searched.
    public var length: Int
  }

  /// How far the search went.
  public var extent: Extent
  /// How many actions the alphabet has that was searched.
  public var letterCount: Int
  /// Nil if that is the whole alphabet; else it has the usual actions, and those of the trace.
  public var whole: Whole?
  /// The actions that the alphabet lacks because the subject excludes them, by name.
  public var excluded: [String] = []
  /// States that the sequences that are shorter than the trace lead to.
  public var states: Int
  /// The transitions that led there.
  public var transitions: Int
  /// What of the subject's own state the search cannot see, in words.
  public var unseen: [String] = []

  /// Makes a certificate.
  public init(_ extent: Extent, letterCount: Int, states: Int, transitions: Int) {
    self.extent = extent
    self.letterCount = letterCount
    self.states = states
    self.transitions = transitions
  }

  /// The certificate in words, as seed files and reports write it; one line.
  package var words: String {
    let claim =
      switch extent {
      case .proven: "proven"
      case .local(let length):
        "local (all up to \(PlainText.counted(length, "action")) searched)"
      }
    let without = excluded.isEmpty ? "" : " without \(excluded.joined(separator: ", "))"
    let seen = unseen.isEmpty ? "" : "; subject state not seen: \(unseen.joined(separator: ", "))"
    let figures =
      states > 1
      ? " (\(states) states, \(PlainText.counted(transitions, "transition")) of shorter ones)" : ""
    guard let whole else {
      return "\(claim), over the whole alphabet of \(PlainText.counted(letterCount, "action"))"
        + without + figures + seen
    }
    return "\(claim), over the usual actions and its own, \(letterCount) of \(whole.letterCount)"
      + without + figures
      + "; over the whole alphabet up to \(PlainText.counted(whole.length, "action"))" + seen
  }
}
