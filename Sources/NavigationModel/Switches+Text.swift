// Switches+Text: setting switches by text, and telling two sets of values apart.

extension Switches {
  /// The values with one of them set.
  ///
  /// - Parameter text: `switch=value`.
  /// - Returns: the values, free of contradiction.
  /// - Throws: `SwitchError`, also if the value contradicts another switch.
  package func setting(_ text: some StringProtocol) throws(SwitchError) -> Switches {
    try setting(all: CollectionOfOne(text))
  }

  /// The values with several of them set; a contradiction counts only when all are set.
  ///
  /// - Parameter texts: each `switch=value`, each of another switch.
  /// - Returns: the values, free of contradiction.
  /// - Throws: `SwitchError`, for the first text that cannot be honoured.
  package func setting(
    all texts: some Collection<some StringProtocol>
  ) throws(SwitchError) -> Switches {
    var result = self
    var seen: [Switch] = []
    for text in texts {
      let setting = try Setting(parsing: text)
      guard !seen.contains(setting.key) else { throw .setTwice(setting.key) }
      seen.append(setting.key)
      result[setting.key] = setting.word
    }
    try result.checkContradictions()
    return result
  }

  /// The switches whose values differ from a profile's, in the order of the table, with the values here.
  package func differences(from profile: Profile) -> [(Switch, String)] {
    let base = profile.switches
    return Switch.allCases.filter { code($0) != base.code($0) }.map { ($0, self[$0]) }
  }
}

/// One switch with a value that it knows.
package struct Setting: Hashable, Sendable {
  /// The switch.
  package let key: Switch
  /// Its value.
  package let word: String

  /// A switch and a value; a value that the switch does not know is a programmer's slip.
  package init(_ key: Switch, _ word: String) {
    precondition(key.accepts(word), "\(key.rawValue) knows the value \(word)")
    self.key = key
    self.word = word
  }

  /// Reads `switch=value`; spaces around the parts do not count.
  ///
  /// - Throws: `SwitchError`, with the nearest valid word.
  package init(parsing text: some StringProtocol) throws(SwitchError) {
    guard text.utf8.count <= Excerpt.longestLine,
      let sign = text.utf8.firstIndex(of: UInt8(ascii: "="))
    else { throw .notAnAssignment(Excerpt.of(text)) }
    let key = try Switch(named: Excerpt.trimmed(text[..<sign]))
    let word = Excerpt.trimmed(text[text.utf8.index(after: sign)...])
    guard let code = key.values.code(ofWord: word) else {
      throw .unknownValue(key, Excerpt.of(word))
    }
    // A number may be written with a sign or leading zeros; the stored word is the plain one.
    self.init(key, key.values.word(ofCode: code))
  }

  /// `switch=value`.
  package var text: String { "\(key.rawValue)=\(word)" }
}
