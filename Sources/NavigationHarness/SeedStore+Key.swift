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
    // A file of such a name comes first: what a user can see is what is meant.
    Self.isKey(word) && FileKind(at: word) == nil ? try path(ofKey: word) : word
  }

  /// The file of the finding with a key, in whichever subject's folder it lies.
  ///
  /// A file's name ends with its key, so no file is read.
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

  private func names(in folder: String) throws(SeedStoreError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      throw SeedStoreError(folder, .notPermitted)
    }
  }
}
