// SeedFile: a recorded finding as a file that outlives a change of the generator.

import FuzzCore

/// A recorded finding: what was played, on what, and what must come of it.
///
/// Its text form, of which blank line and line order are part:
///
///     navfuzz-seed 1
///     subject: delegate-self
///     profile: ios17
///     set: nestedTransitionPolicy=corrupt
///     rule: freeze
///     cause: swipe-at-root
///     key: 0123456789abcdef
///     expect: fail
///     origin: seed 42, case 17, 38 actions before shrinking
///
///     swipe full
package struct SeedFile: Hashable, Sendable {
  /// The version of the text form.
  package static let version = 1

  /// What a replay must come to.
  package enum Expectation: String, CaseIterable, Hashable, Sendable {
    /// The rule is broken.
    case fail
    /// No rule is broken.
    case pass
  }

  /// The subject's name.
  package let subject: String
  /// The profile.
  package let profile: Profile
  /// The switches that are named one by one, in the order of the table.
  package let settings: [Setting]
  /// The rule that the trace breaks or broke: one word of letters, digits and hyphens.
  package let rule: String
  /// What explains the harm: one such word.
  package let cause: String?
  /// The exception or the message to a dead object.
  package let trap: TrapName?
  /// What a replay must come to.
  package let expectation: Expectation
  /// In what sense the trace is minimal.
  package let minimal: String?
  /// What that looks like.
  package static let minimalityForm = "proven, over the whole alphabet of 72 actions"
  /// Where the finding comes from.
  package let origin: String
  /// What is played.
  package let trace: Trace

  /// Makes a record; texts are of one line, without blanks at their ends.
  package init(
    subject: String, profile: Profile, settings: [Setting] = [], rule: String,
    cause: String? = nil, trap: TrapName? = nil, expectation: Expectation = .fail,
    minimal: String? = nil, origin: String, trace: Trace
  ) {
    for text in [subject, minimal ?? "-", origin] {
      precondition(SeedFile.isLine(text), "'\(text)' is one line, short and not blank")
    }
    for word in [rule, cause ?? "-"] {
      precondition(SeedFile.isName(word), "'\(word)' is one word of letters, digits and hyphens")
    }
    self.subject = subject
    self.profile = profile
    self.settings = settings.sorted { $0.key.ordinal < $1.key.ordinal }
    precondition(
      zip(self.settings, self.settings.dropFirst()).allSatisfy { $0.key != $1.key },
      "each switch is named once")
    self.rule = rule
    self.cause = cause
    self.trap = trap
    self.expectation = expectation
    self.minimal = minimal
    self.origin = origin
    self.trace = trace
  }

  /// The value of every switch: the profile's, but for those that are named.
  package var switches: Switches {
    settings.reduce(into: profile.switches) { $0[$1.key] = $1.word }
  }

  /// The finding's key, 16 hexadecimal digits: the hash of all that makes it this finding and no other.
  ///
  /// A switch that is named with the profile's own value changes nothing, and neither do expectation, origin and `minimal`.
  package var key: String {
    var hash = StableHash()
    hash.add("\(SeedFile.firstLine)\nsubject: \(subject)\nprofile: \(profile.rawValue)\n")
    for (changed, word) in switches.differences(from: profile) {
      hash.add("set: \(Setting(changed, word).text)\n")
    }
    hash.add("rule: \(rule)\ncause: \(cause ?? "")\ntrap: \(trap?.rawValue ?? "")\n\n")
    hash.add(trace.text)
    let digits = String(hash.value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The name of the file: `rule-key.navseed`.
  package var fileName: String { "\(rule)-\(key).navseed" }

  /// The canonical text, the same bytes for the same record.
  package var text: String {
    var lines = [SeedFile.firstLine]
    func add(_ header: SeedHeader, _ value: String?) {
      if let value { lines.append("\(header.rawValue): \(value)") }
    }
    add(.subject, subject)
    add(.profile, profile.rawValue)
    for setting in settings { add(.set, setting.text) }
    add(.rule, rule)
    add(.cause, cause)
    add(.trap, trap?.rawValue)
    add(.key, key)
    add(.expect, expectation.rawValue)
    add(.minimal, minimal)
    add(.origin, origin)
    return lines.joined(separator: "\n") + "\n\n" + trace.text
  }

  static let firstLine = "navfuzz-seed \(version)"

  /// Whether a text can stand behind a header: one line, not blank, its ends not either.
  package static func isLine(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= Excerpt.longestLine - 20 && Excerpt.trimmed(text) == text
      && !text.unicodeScalars.contains { $0.properties.generalCategory == .control }
  }

  /// Whether a text can be part of a file's name.
  static func isName(_ text: String) -> Bool {
    (1...60).contains(text.utf8.count)
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
          true
        default: false
        }
      }
  }
}

/// The lines that may stand above the actions of a seed file, in their order.
enum SeedHeader: String, CaseIterable, Hashable, Sendable {
  case subject, profile, set, rule, cause, trap, key, expect, minimal, origin

  static let names = allCases.map(\.rawValue)
}
