// SwitchedCaseTests: traces of right subjects under settings that once were false alarms.

import NavigationModel
import NavigationStage
import NavigationSubjects
import Testing

@testable import NavigationHarness

@Suite("Cases under other settings") @MainActor
struct SwitchedCaseTests {
  /// A trace that breaks no rule under its setting.
  struct Clean: Sendable, CustomTestStringConvertible {
    let subject: Subject
    let profile: Profile
    /// As `name=value`.
    let settings: [String]
    let text: String

    init(_ subject: Subject, _ profile: Profile, _ settings: [String], _ text: String) {
      self.subject = subject
      self.profile = profile
      self.settings = settings
      self.text = text
    }

    var testDescription: String { "\(subject.name), \(settings.joined(separator: " ")): \(text)" }

    static let all = departing
  }

  @Test("break no rule", arguments: Clean.all)
  func clean(example: Clean) throws {
    let switches = try example.profile.switches.setting(all: example.settings)
    let lines = example.text.split(separator: ";").joined(separator: "\n")
    var runner = CaseRunner(subject: example.subject, switches: switches)
    let violation = runner.run(try Trace(parsing: lines).actions).violation
    #expect(violation == nil)
  }
}

extension SwitchedCaseTests.Clean {
  /// R-307: the top that a pop of several levels took away reads first until the layout, and other calls of the turn meet it there.
  fileprivate static let departing = [
    "set-stack add-two; settle; pop-to-root; set-stack add-two; settle",
    "set-stack add-two; settle; pop-to-root; push; settle",
    "set-stack add-two; settle; pop-to-root; push; pop-to-root; settle",
    "set-stack add-two; settle; pop-to 0; pop-to 0; settle",
    "set-stack add-two; settle; push; wait 100; pop-to-root; settle",
    "set-stack add-two; settle; pop-to-root; cover; settle; uncover; settle",
    "set-stack add-two; settle; set-stack insert-under-top; pop-to-root; set-stack swap-top; settle",
  ].map {
    Self(.stock, .ios11, ["multiLevelPopRead=departingFirstUntilLayout"], $0)
  }
}
