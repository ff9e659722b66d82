// SwitchError: why a profile or a switch could not be set, and the sentence that says so.

/// Why a profile or a switch could not be set.
///
/// What the user wrote is kept clipped.
package enum SwitchError: Error, Hashable, Sendable {
  /// No profile has the name.
  case unknownProfile(String, nearest: String?)
  /// The text is not of the form `switch=value`.
  case notAnAssignment(String)
  /// No switch has the name.
  case unknownSwitch(String, nearest: String?)
  /// The switch does not know the value.
  case unknownValue(Switch, String)
  /// The switch is set more than once.
  case setTwice(Switch)
  /// Two values that cannot hold together.
  case contradiction(Contradiction)
}

extension SwitchError: CustomStringConvertible {
  /// One sentence for the user, with the nearest valid word.
  package var description: String {
    switch self {
    case .unknownProfile(let name, let nearest):
      let names = Profile.allCases.map(\.rawValue)
      return "no profile is called '\(name)': \(NearestWord.advice(nearest, names))"
    case .notAnAssignment(let text):
      return "'\(text)' sets no switch: write it as switch=value"
    case .unknownSwitch(let name, let nearest):
      let advice = nearest.map { "did you mean '\($0)'?" } ?? "`navfuzz list` shows them all"
      return "no switch is called '\(name)': \(advice)"
    case .unknownValue(let key, let word):
      switch key.values {
      case .words(let words):
        let advice = NearestWord.advice(NearestWord.to(word, among: words), words)
        return "\(key.rawValue) has no value '\(word)': \(advice)"
      case .number(let range, let unit):
        let limits = "\(range.lowerBound) to \(range.upperBound) \(unit)"
        return "\(key.rawValue) has no value '\(word)': it is a number from \(limits)"
      }
    case .setTwice(let key):
      return "\(key.rawValue) is set twice: keep one of the two"
    case .contradiction(let pair):
      return "\(pair.one.text) contradicts \(pair.other.text): \(pair.reason); "
        + "make it \(pair.insteadOfOther.text) or \(pair.insteadOfOne.text)"
    }
  }
}
