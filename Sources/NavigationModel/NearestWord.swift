// NearestWord: the valid word that somebody most likely meant.

/// The valid word that somebody most likely meant.
package enum NearestWord {
  /// The candidate with the smallest edit distance, if it is small against the word's length.
  ///
  /// Case, hyphens and underscores do not count, so `popToRoot` finds `pop-to-root`. Of equals the first wins. Another number is no slip:
  /// who writes `ios8` means no `ios18`.
  ///
  /// - Complexity: O(*w* x *c*) a candidate; a word of more than 40 bytes is not compared at all.
  package static func to(_ word: some StringProtocol, among candidates: [String]) -> String? {
    guard word.utf8.count <= Excerpt.longestWord else { return nil }
    let wanted = letters(word)
    guard !wanted.isEmpty else { return nil }
    var best: (word: String, distance: Int)?
    for candidate in candidates {
      let offered = letters(candidate)
      guard !isOtherNumber(wanted, offered) else { continue }
      let distance = distance(from: wanted, to: offered)
      let limit = max(1, max(wanted.count, offered.count) / 3)
      guard distance <= limit, distance < best?.distance ?? .max else { continue }
      best = (candidate, distance)
    }
    return best?.word
  }

  /// The end of a sentence about a wrong word: the nearest one, or all of them.
  package static func advice(_ nearest: String?, _ words: [String]) -> String {
    nearest.map { "did you mean '\($0)'?" } ?? "it is one of \(words.joined(separator: ", "))"
  }

  private static func letters(_ word: some StringProtocol) -> [UInt8] {
    word.utf8.filter { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }.map {
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0
    }
  }

  private static func isOtherNumber(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let (mine, other) = (left.filter(digits.contains), right.filter(digits.contains))
    return !mine.isEmpty && !other.isEmpty && mine != other
  }

  /// The candidate that differs in case only or in at most two letters or digits, where any may be a slip.
  ///
  /// For words without a meaning, such as keys: there a number is no number.
  package static func nearest(to word: some StringProtocol, amongKeys keys: [String]) -> String? {
    guard word.utf8.count <= Excerpt.longestWord else { return nil }
    let wanted = letters(word)
    var best: (key: String, distance: Int)?
    for key in keys {
      let distance = distance(from: wanted, to: letters(key))
      guard distance <= 2, distance < best?.distance ?? .max else { continue }
      best = (key, distance)
    }
    return best?.key
  }

  /// How many insertions, deletions, replacements and swaps of neighbours lie between two words.
  static func distance(from left: [UInt8], to right: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let isSame = left[row] == right[column]
        var cost = min(last[column + 1] + 1, current[column] + 1, last[column] + (isSame ? 0 : 1))
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}
