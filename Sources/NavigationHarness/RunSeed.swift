// RunSeed: the number that a run starts from, as a user may write it.

import NavigationModel

/// The number that a run starts from: written in decimal or hexadecimal, or as a commit hash.
package struct RunSeed: Hashable, Sendable {
  /// How the text was read.
  package enum Reading: Hashable, Sendable {
    /// Digits alone.
    case decimal
    /// `0x` and hexadecimal digits.
    case hexadecimal
    /// 7 to 64 hexadecimal digits with a letter among them, of which the first 16 count.
    case commit(String)
    /// Nobody wrote it: it was drawn.
    case drawn
  }

  /// The number.
  package var number: UInt64
  /// How it was read.
  package var reading: Reading

  /// A seed that was drawn.
  package init(drawn number: UInt64) {
    self.number = number
    reading = .drawn
  }

  /// Reads a seed.
  ///
  /// - Throws: `RunSeedError`, if the text is none of the three forms, or too large.
  package init(parsing text: String) throws(RunSeedError) {
    let excerpt = Excerpt.of(text)
    guard text.utf8.count <= 128 else { throw .notANumber(excerpt) }
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      let digits = text.dropFirst(2)
      guard !digits.isEmpty, digits.utf8.allSatisfy(Self.isHexadecimal) else {
        throw .notANumber(excerpt)
      }
      guard let number = UInt64(digits, radix: 16) else { throw .tooLarge(excerpt) }
      self.number = number
      reading = .hexadecimal
    } else if !text.isEmpty, text.utf8.allSatisfy(Self.isDecimal) {
      guard let number = UInt64(text) else { throw .tooLarge(excerpt) }
      self.number = number
      reading = .decimal
    } else if (7...64).contains(text.utf8.count), text.utf8.allSatisfy(Self.isHexadecimal),
      let number = UInt64(text.prefix(16), radix: 16)
    {
      self.number = number
      reading = .commit(text)
    } else {
      throw .notANumber(excerpt)
    }
  }

  /// One line that says which number it is and how it came about.
  package var description: String {
    switch reading {
    case .decimal: "seed \(number)"
    case .hexadecimal: "seed \(number) (0x\(String(number, radix: 16)))"
    case .commit(let hash):
      "seed \(number) (0x\(String(number, radix: 16)), the first \(min(16, hash.count)) digits of "
        + "commit \(hash))"
    case .drawn: "seed \(number) (drawn; --seed \(number) repeats the run)"
    }
  }

  private static func isDecimal(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    isDecimal(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
  }
}

/// Why a seed cannot be read.
package enum RunSeedError: Error, Hashable, Sendable {
  /// It is no number in any of the three forms.
  case notANumber(String)
  /// It has more than 64 bits.
  case tooLarge(String)
}

extension RunSeedError: CustomStringConvertible {
  /// One sentence for the user.
  package var description: String {
    switch self {
    case .notANumber(let text):
      "'\(text)' is no seed: it is a decimal number, 0x and hexadecimal digits, or a commit hash"
    case .tooLarge(let text): "the seed \(text) is too large: it has at most 64 bits"
    }
  }
}
