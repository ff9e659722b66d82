// SeedNames: the names that may stand in a seed file, as whoever reads it knows them.

/// The names that may stand in a seed file, as whoever reads it knows them.
package struct SeedNames: Hashable, Sendable {
  /// The subjects that there are; nil if any name will do.
  package var subjects: [String]?
  /// The rules that there are.
  package var rules: [String]
  /// The causes that there are.
  package var causes: [String]

  /// Makes a list of names.
  package init(subjects: [String]?, rules: [String], causes: [String]) {
    self.subjects = subjects
    self.rules = rules
    self.causes = causes
  }

  /// The names that may stand behind a header; nil if any will do.
  func words(behind header: SeedHeader) -> [String]? {
    switch header {
    case .subject: subjects
    case .rule: rules
    case .cause: causes
    case .profile, .set, .trap, .key, .expect, .minimal, .origin: nil
    }
  }
}
