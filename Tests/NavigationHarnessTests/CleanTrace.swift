// CleanTrace: traces that are written in one line, played; and those that must break no rule.

import NavigationHarness
import NavigationModel
import NavigationSpec
import NavigationStage
import Testing

extension CaseRunner {
  /// What becomes of a trace that is written in one line.
  ///
  /// - Parameters:
  ///   - text: actions with semicolons between them.
  ///   - subject: what plays it.
  ///   - profile: the version of UIKit.
  ///   - settings: switches that differ from the profile's, as `name=value`.
  /// - Returns: what the case came to.
  /// - Throws: where the trace or a setting is not understood.
  static func result(
    of text: String, on subject: Subject, _ profile: Profile = .ios17, set settings: [String] = []
  ) throws -> CaseResult {
    let switches = try profile.switches.setting(all: settings)
    var runner = CaseRunner(subject: subject, switches: switches)
    return runner.run(try Trace(inOneLine: text).actions)
  }
}

/// A trace that breaks no rule, and who plays it under which settings.
struct CleanTrace: Sendable, CustomTestStringConvertible {
  private let subject: Subject
  private let profile: Profile
  private let settings: [String]
  private let text: String

  init(_ subject: Subject, _ profile: Profile, set settings: [String] = [], _ text: String) {
    self.subject = subject
    self.profile = profile
    self.settings = settings
    self.text = text
  }

  var testDescription: String {
    "\(([subject.name, profile.rawValue] + settings).joined(separator: " ")): \(text)"
  }

  /// What it breaks all the same.
  @MainActor var violation: Violation? {
    get throws {
      try CaseRunner.result(of: text, on: subject, profile, set: settings).violation
    }
  }
}
