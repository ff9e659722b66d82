// ReproductionCommand: the command line that shows one case again.

package import NavigationModel

/// The command that goes straight to one case of a run.
package struct ReproductionCommand: Hashable, Sendable {
  /// How a user calls the tool.
  package var tool: String
  /// The run's seed.
  package var seed: UInt64
  /// The case, from 0.
  package var index: Int
  /// Whether the cases before it are run as well, because it does not show alone.
  package var needsCasesBefore = false
  /// The subject's name.
  package var subject: String
  /// The profile.
  package var profile: Profile
  /// The switches that the user set, as they were written.
  package var settings: [String]
  /// What the run drew beside the base vocabulary.
  package var capabilities: Capabilities
  /// Actions a case, if not the usual number.
  package var stepCount: Int?
  /// How the cases of the run depend on each other.
  package var strategy: Strategy

  /// Names one case of a run.
  package init(
    tool: String = "navfuzz", seed: UInt64, index: Int, subject: String, profile: Profile,
    settings: [String] = [], capabilities: Capabilities = [], stepCount: Int? = nil,
    strategy: Strategy = .random
  ) {
    self.tool = tool
    self.seed = seed
    self.index = index
    self.subject = subject
    self.profile = profile
    self.settings = settings
    self.capabilities = capabilities
    self.stepCount = stepCount
    self.strategy = strategy
  }

  /// The command line.
  package var text: String { ([tool] + arguments).map(ShellWord.quoted).joined(separator: " ") }

  /// The command line, without the name of the tool.
  package var arguments: [String] {
    let extent = needsCasesBefore ? ["--runs", "\(index + 1)"] : ["--case", "\(index)"]
    var words = ["--seed", "\(seed)"] + extent + ["--subject", subject]
    words += ["--profile", profile.rawValue]
    for setting in settings { words += ["--set", setting] }
    if !capabilities.list.isEmpty { words += ["--with", capabilities.text] }
    if let stepCount { words += ["--steps", "\(stepCount)"] }
    if strategy != .random { words += ["--strategy", strategy.rawValue] }
    return words
  }
}

/// A word as a shell takes it.
package enum ShellWord {
  /// The word, in quotation marks if the shell would read it as anything but one plain word.
  package static func quoted(_ word: String) -> String {
    let plain = word.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"),
        UInt8(ascii: "="), UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "+"):
        true
      default: false
      }
    }
    guard !plain || word.isEmpty else { return word }
    guard word == PlainText.visible(word), !word.contains("\n") else { return escaped(word) }
    var quoted = "'"
    for character in word {
      quoted += character == "'" ? #"'\''"# : String(character)
    }
    return quoted + "'"
  }

  /// The word in the form `$'...'` of bash and zsh, for names with control characters.
  private static func escaped(_ word: String) -> String {
    let hexadecimal = Array("0123456789abcdef")
    var escaped = "$'"
    for byte in word.utf8 {
      switch byte {
      case UInt8(ascii: "'"), UInt8(ascii: "\\"):
        escaped += "\\" + String(Unicode.Scalar(byte))
      case 0x20...0x7E: escaped.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        escaped += "\\x" + String(hexadecimal[Int(byte >> 4)]) + String(hexadecimal[Int(byte & 15)])
      }
    }
    return escaped + "'"
  }
}
