// SeedStore+Key: a recorded finding that is named by its key alone.

import Foundation
import NavigationModel

extension SeedStore {
  /// Whether a word can be a key: 16 hexadecimal digits, in lower case.
  static func isKey(_ word: String) -> Bool {
    word.utf8.count == 16 && word.utf8.allSatisfy(Excerpt.isHexadecimal)
  }

  /// The file that a user names: by its path, or by the key of the finding that it records.
  ///
  /// - Throws: `SeedStoreError`, if no finding has the key.
  package func path(named word: String) throws(SeedStoreError) -> String {
    isKey(word) ? try path(ofKey: word) : word
  }

  /// Says so if a user named a finding by its key, and a file with that key in its name records another one.
  package func checkName(of record: Record, against word: String) throws(SeedStoreError) {
    guard isKey(word), record.seed.key != word else { return }
    throw SeedStoreError(record.path, .misnamed(key: word, content: record.seed.key))
  }

  /// Whether a word stands for a finding; a file of such a name comes first: what a user can see is what is meant.
  private func isKey(_ word: String) -> Bool { Self.isKey(word) && FileKind(at: word) == nil }

  /// The file of the finding with a key, in whichever subject's folder it lies.
  ///
  /// A file's name ends with its key, so no file is read; see `checkName(of:against:)`.
  ///
  /// - Throws: `SeedStoreError`, if there is no such finding, or no folder.
  func path(ofKey key: String) throws(SeedStoreError) -> String {
    guard exists else { throw SeedStoreError(directory, .missing) }
    for folder in try names(in: directory)
    where FileKind(at: "\(directory)/\(folder)") == .directory {
      let name = try names(in: "\(directory)/\(folder)").first {
        $0.hasSuffix("-\(key)\(Self.suffix)") && !$0.hasPrefix(".")
      }
      if let name { return "\(directory)/\(folder)/\(name)" }
    }
    throw SeedStoreError(directory, .unknownKey(key))
  }
}
