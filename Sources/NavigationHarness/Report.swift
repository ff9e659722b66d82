// Report: all that is said about one finding, as a value that can be put into text.

package import NavigationModel
import NavigationSpec

/// All that is said about one finding.
package struct Report: Sendable {
  /// The finding.
  package var finding: Finding
  /// Where the subject comes from.
  package var source: String
  /// What happened, one row an action, then the closing probe.
  package var rows: [Row]
  /// The file that records the finding, if one does.
  package var recordedIn: String?
  /// The switches that the user set, as they were written.
  package var settings: [String]
  /// What the run drew beside the base vocabulary.
  package var capabilities: Capabilities
  /// How a user calls the tool.
  package var tool: String
  /// Actions a case, if not the usual number.
  package var stepCount: Int?
  /// The command that shows the finding again, if it is not one of the tool's.
  package var reproduction: String?
  /// Where a recorded finding was found, as its file says; nil for one that was found just now.
  package var origin: String?

  /// How a leaked screen is held; nil for another rule.
  package var heldBy: String?

  /// What the subject left on the real main queue, so that the finding may be of nothing else.
  package var strayWork: StrayWork?

  /// In what sense a recorded trace is minimal, as its file says.
  package var minimal: String?

  /// One action with what came of it.
  package struct Row: Hashable, Sendable {
    /// The number of the action, from 1; nil for the closing probe.
    package var number: Int?
    /// Virtual milliseconds at its start.
    package var instant: Int
    /// The action in words.
    package var words: String
    /// The stack after it, bottom first.
    package var stack: [ScreenID]
    /// What runs after it: `idle`, `pushing` ...
    package var transition: String
    /// Whether the rule breaks here.
    package var breaks: Bool
    /// With which other numbers it fails as well, in clauses.
    package var notes: [String] = []

    /// Makes a row.
    package init(
      number: Int?, instant: Int, words: String, stack: [ScreenID], transition: String,
      breaks: Bool = false, notes: [String] = []
    ) {
      self.number = number
      self.instant = instant
      self.words = words
      self.stack = stack
      self.transition = transition
      self.breaks = breaks
      self.notes = notes
    }
  }

  /// Makes a report.
  package init(
    finding: Finding, source: String, rows: [Row],
    recordedIn: String? = nil, settings: [String] = [], capabilities: Capabilities = [],
    tool: String = "navfuzz", stepCount: Int? = nil, origin: String? = nil
  ) {
    self.finding = finding
    self.source = source
    self.rows = rows
    self.recordedIn = recordedIn
    self.settings = settings
    self.capabilities = capabilities
    self.tool = tool
    self.stepCount = stepCount
    self.origin = origin
  }

  /// The one command that shows the finding again.
  package var command: String {
    if let reproduction { return reproduction }
    if let recordedIn { return "\(tool) replay \(ShellWord.quoted(recordedIn))" }
    return ReproductionCommand(
      tool: tool, seed: finding.origin.seed, index: finding.origin.index,
      subject: finding.subject, profile: finding.profile, settings: settings,
      capabilities: capabilities, stepCount: stepCount, strategy: finding.origin.strategy
    ).text
  }

  /// A screen's name.
  package func name(of screen: ScreenID) -> String {
    screen.isSome ? Timeline.name(of: screen) : "no screen"
  }

  /// A stack, bottom first.
  package func text(of stack: [ScreenID]) -> String {
    "[" + stack.map { $0.isSome ? name(of: $0) : "?" }.joined(separator: " ") + "]"
  }
}
