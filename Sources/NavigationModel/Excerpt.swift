// Excerpt: what of a user's text may be looked at and shown in a message.

/// What of a user's text may be looked at and shown in a message: never a line of megabytes, never a control character.
package enum Excerpt {
  /// How much of a word a message shows, in Unicode scalars.
  package static let longestWord = 40
  /// How long a line of a text format may be, in bytes.
  package static let longestLine = 1000

  /// The text, clipped and with control characters made visible.
  ///
  /// - Complexity: O(1), however long the text is.
  package static func of(_ text: some StringProtocol) -> String {
    var result = ""
    var count = 0
    for scalar in text.unicodeScalars {
      guard count < longestWord else { return result + "..." }
      count += 1
      if scalar.properties.generalCategory == .control
        || scalar.properties.generalCategory == .format
      {
        result += scalar.escaped(asASCII: true)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The text without spaces, tabs and carriage returns at its ends.
  package static func trimmed(_ text: some StringProtocol) -> String {
    let head = Substring(text).utf8.drop(while: isBlank)
    guard let last = head.lastIndex(where: { !isBlank($0) }) else { return "" }
    return String(decoding: head[...last], as: UTF8.self)
  }

  /// Whether a byte is a space, a tab, or the first half of a Windows line end.
  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }

  /// Whether a byte is a hexadecimal digit as keys are written, in lower case.
  package static func isHexadecimal(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"): true
    default: false
    }
  }
}
