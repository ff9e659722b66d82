// Switches: a value for every switch.

/// A value for every switch: how one UIKit behaves.
public struct Switches: Hashable, Sendable {
  /// By the ordinal of the switch: the index of its word, or its number.
  private var codes: [UInt16]

  /// The values of the profile `ios17`.
  public init() { self = Profile.ios17.switches }

  /// What the catalogue recommends for a modern system; no profile.
  package static let recommended = Switches(codes: Switch.table.map(\.defaultCode))

  private init(codes: [UInt16]) {
    self.codes = codes
  }

  /// The word of a switch's value; setting a word that the switch does not know is a programmer's slip.
  public subscript(key: Switch) -> String {
    get { key.entry.values.word(ofCode: codes[key.ordinal]) }
    set {
      guard let code = key.entry.values.code(ofWord: newValue) else {
        preconditionFailure("\(key.rawValue) knows the value \(newValue)")
      }
      codes[key.ordinal] = code
    }
  }

  /// The value of a switch that counts points or milliseconds; 0 for one that does not.
  ///
  /// - Complexity: O(1), without text.
  public func number(_ key: Switch) -> Int {
    guard case .number = key.entry.values else { return 0 }
    return Int(codes[key.ordinal])
  }

  /// Whether a switch has the value; asking for a word that the switch does not know is a programmer's slip.
  ///
  /// - Complexity: one comparison of words; read it once a case, not once a step.
  package func `is`(_ key: Switch, _ word: String) -> Bool {
    assert(key.accepts(word), "\(key.rawValue) knows the value \(word)")
    return self[key] == word
  }

  /// The index of the value among the switch's words, or its number.
  package func code(_ key: Switch) -> Int { Int(codes[key.ordinal]) }
}
