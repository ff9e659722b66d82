// SubjectError: why a subject cannot be run as it is declared, and the sentence that says so.

import NavigationModel

/// Why a subject cannot be run as it is declared.
///
/// What its author wrote is kept clipped.
package enum SubjectError: Error, Hashable, Sendable {
  /// The name is empty.
  case noName
  /// The name cannot stand on a line of a seed file.
  case badName(String)
  /// Two subjects have the name.
  case sharedName(String)
  /// The subject excludes what is no action.
  case unknownAction(subject: String, String, nearest: String?)
}

extension SubjectError: CustomStringConvertible {
  /// One sentence for the author, with the nearest valid word.
  package var description: String {
    switch self {
    case .noName: "a subject has no name: write one, as in Subject(\"mine\") { MyController() }"
    case .badName(let name):
      "no subject can be called '\(name)': a name is of one line and short, without control "
        + "characters, and with no blanks at its ends"
    case .sharedName(let name):
      "two subjects are called '\(name)': give each a name of its own"
    case .unknownAction(let subject, let word, let nearest):
      "the subject '\(subject)' excludes '\(word)', and no action is called so: "
        + (nearest.map { "did you mean '\($0)'?" } ?? "`navfuzz list actions` shows them all")
    }
  }
}

extension Subject {
  /// Looks through what authors declare, before anything is run.
  ///
  /// - Throws: `SubjectError`, for the first thing that cannot be honoured.
  package static func check(_ subjects: [Subject]) throws(SubjectError) {
    var names: Set<String> = []
    for subject in subjects {
      guard !subject.name.isEmpty else { throw .noName }
      guard SeedFile.isLine(subject.name) else { throw .badName(Excerpt.of(subject.name)) }
      guard names.insert(subject.name).inserted else {
        throw .sharedName(Excerpt.of(subject.name))
      }
      for word in subject.facts.excludedActions.sorted() where ActionKind(named: word) == nil {
        throw .unknownAction(
          subject: Excerpt.of(subject.name), Excerpt.of(word),
          nearest: NearestWord.to(word, among: ActionKind.names))
      }
    }
  }
}
