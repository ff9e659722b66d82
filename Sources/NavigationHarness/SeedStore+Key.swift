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
  /// - Throws: `SeedStoreError`, if no finding has the key, or the word is no key and was most likely meant to be one.
  package func path(named word: String) throws(SeedStoreError) -> String {
    if isKey(word) { return try path(ofKey: word) }
    guard Self.resemblesKey(word), FileKind(at: word) == nil else { return word }
    let keys = exists ? try recordedFiles().map(\.key) : []
    throw SeedStoreError(word, .noKey(nearest: NearestWord.nearest(to: word, amongKeys: keys)))
  }

  /// Whether a word is of hexadecimal digits alone, in whatever case, and about as many as a key has.
  private static func resemblesKey(_ word: String) -> Bool {
    (12...20).contains(word.utf8.count)
      && word.lowercased().utf8.allSatisfy(Excerpt.isHexadecimal)
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
    let files = try recordedFiles()
    if let file = files.first(where: { $0.key == key }) { return file.path }
    let nearest = NearestWord.nearest(to: key, amongKeys: files.map(\.key))
    throw SeedStoreError(directory, .unknownKey(key, nearest: nearest))
  }

  /// The files whose names end with a key, in the order of their paths; none of them is read.
  private func recordedFiles() throws(SeedStoreError) -> [(key: String, path: String)] {
    var files: [(key: String, path: String)] = []
    for folder in try names(in: directory)
    where FileKind(at: "\(directory)/\(folder)") == .directory {
      for name in try names(in: "\(directory)/\(folder)")
      where name.hasSuffix(Self.suffix) && !name.hasPrefix(".") {
        let key = String(name.dropLast(Self.suffix.count).suffix(16))
        guard Self.isKey(key), name.hasSuffix("-\(key)\(Self.suffix)") else { continue }
        files.append((key, "\(directory)/\(folder)/\(name)"))
      }
    }
    return files
  }
}
