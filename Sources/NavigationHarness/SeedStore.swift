// SeedStore: the folder of recorded findings: one folder a subject, one file a finding.

import Foundation
package import NavigationModel
import NavigationSpec

/// The folder of recorded findings: one folder a subject, one file a finding.
package struct SeedStore: Sendable {
  /// How large a seed file may be, in bytes.
  package static let largestFile = 1_000_000
  /// How the name of a seed file ends.
  package static let suffix = ".navseed"

  /// The path of the folder.
  package let directory: String

  /// A file with what it records.
  package struct Record: Hashable, Sendable {
    /// The file's path, as a user can type it.
    package var path: String
    /// What it records.
    package var seed: SeedFile

    /// Makes a record.
    package init(path: String, seed: SeedFile) {
      self.path = path
      self.seed = seed
    }
  }

  /// Names the folder; it need not exist.
  package init(directory: String) {
    self.directory = directory
  }

  /// Whether there is such a folder.
  package var exists: Bool { FileKind(at: Self.resolved(directory)) == .directory }

  /// The records of a subject, in the order of their paths; none without a folder.
  ///
  /// Files with another ending are not looked at, nor are folders within the subject's.
  ///
  /// - Throws: `SeedStoreError`, for the first file that cannot be honoured.
  package func records(of subject: String) throws(SeedStoreError) -> [Record] {
    let folder = path(of: subject)
    guard try checkedFolder(folder) else { return [] }
    var records: [Record] = []
    for name in try names(in: folder) where Self.isSeedFileName(name) {
      let path = folder + "/" + name
      do {
        records.append(
          try Self.record(at: path, followsLinks: false, names: .known(subjects: [subject])))
      } catch {
        guard case .format(.unknownName(let line, "subject", let other, _)) = error.problem else {
          throw error
        }
        throw SeedStoreError(path, .misplaced(line: line, subject: other, folder: subject))
      }
    }
    return records
  }

  /// The record in one file.
  ///
  /// - Parameters:
  ///   - path: as the user wrote it; symbolic links are followed.
  ///   - keyCheck: what becomes of a key that does not fit the content.
  ///   - subjects: the names of those that there are; nil if any name will do.
  /// - Returns: the path, and what the file records.
  /// - Throws: `SeedStoreError`, with the file and the place in it.
  package static func record(
    at path: String, keyCheck: SeedFile.KeyCheck = .strict, subjects: [String]? = nil
  ) throws(SeedStoreError) -> Record {
    try record(
      at: path, followsLinks: true, keyCheck: keyCheck, names: .known(subjects: subjects))
  }

  /// The folder of a subject's records; a name that is no plain file name is escaped.
  package func path(of subject: String) -> String {
    directory + "/" + Self.fileName(for: subject)
  }

  private static func fileName(for subject: String) -> String {
    let hexadecimal = Array("0123456789ABCDEF")
    let plain = "0123456789-_".unicodeScalars
    var name = ""
    for (index, byte) in subject.utf8.enumerated() {
      let scalar = Unicode.Scalar(byte)
      let isDot = scalar == "." && index > 0
      let isWord = scalar.isASCII && (scalar.properties.isAlphabetic || plain.contains(scalar))
      if isWord || isDot {
        name.unicodeScalars.append(scalar)
      } else {
        name += "%" + String(hexadecimal[Int(byte >> 4)]) + String(hexadecimal[Int(byte & 15)])
      }
    }
    return name
  }

  private static func record(
    at path: String, followsLinks: Bool, keyCheck: SeedFile.KeyCheck = .strict, names: SeedNames
  ) throws(SeedStoreError) -> Record {
    let text = try text(at: path, followsLinks: followsLinks)
    do {
      return Record(path: path, seed: try SeedFile(parsing: text, keyCheck: keyCheck, names: names))
    } catch {
      throw SeedStoreError(path, .format(error))
    }
  }

  // MARK: - Reading with care

  /// Where a link leads; the path itself if it is none.
  private static func resolved(_ path: String) -> String {
    guard FileKind(at: path) == .link else { return path }
    return URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  private static func text(at path: String, followsLinks: Bool) throws(SeedStoreError) -> String {
    var target = path
    let isLink = followsLinks && FileKind(at: path) == .link
    if isLink { target = Self.resolved(path) }
    switch FileKind(at: target) {
    case nil: throw SeedStoreError(path, isLink ? .brokenLink : .missing)
    // It leads back to itself, or to a link that leads nowhere.
    case .link where isLink: throw SeedStoreError(path, .brokenLink)
    case .hidden: throw SeedStoreError(path, .notPermitted)
    case .directory: throw SeedStoreError(path, .isDirectory)
    case .link, .other: throw SeedStoreError(path, .notAFile)
    case .file: break
    }
    guard let handle = FileHandle(forReadingAtPath: target) else {
      throw SeedStoreError(path, .notPermitted)
    }
    defer { handle.closeFile() }
    let bytes: Data
    do {
      bytes = try handle.read(upToCount: largestFile + 1) ?? Data()
    } catch {
      throw SeedStoreError(path, .notPermitted)
    }
    guard bytes.count <= largestFile else { throw SeedStoreError(path, .tooLarge) }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw SeedStoreError(path, .notText(line: firstBadLine(of: bytes)))
    }
    return text
  }

  /// The first line that is not UTF-8, counted from 1.
  private static func firstBadLine(of bytes: Data) -> Int {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let index = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil }
    return (index ?? 0) + 1
  }

  /// Whether the folder exists; a file in its place is an error, not an empty store.
  private func checkedFolder(_ folder: String) throws(SeedStoreError) -> Bool {
    for path in [directory, folder] {
      switch FileKind(at: path) {
      case nil:
        if path == folder { try checkLooseFiles(for: folder) }
        return false
      case .hidden: throw SeedStoreError(path, .notPermitted)
      case .directory: continue
      case .link where path == directory: continue
      case .file, .link, .other: throw SeedStoreError(path, .notADirectory)
      }
    }
    return true
  }

  /// Files beside the folders of the subjects would never be looked at.
  private func checkLooseFiles(for folder: String) throws(SeedStoreError) {
    let loose = try names(in: directory).first(where: Self.isSeedFileName)
    guard let loose else { return }
    let subject = String(folder.dropFirst(directory.count + 1))
    throw SeedStoreError(directory + "/" + loose, .loose(subject: subject))
  }

  private static func isSeedFileName(_ name: String) -> Bool {
    name.hasSuffix(suffix) && !name.hasPrefix(".")
  }

  /// What a folder holds, ordered by the bytes of the names, so that the order is the same everywhere.
  func names(in folder: String) throws(SeedStoreError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder).sorted(by: Self.precedes)
    } catch {
      throw SeedStoreError(folder, .notPermitted)
    }
  }

  private static func precedes(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }
}

extension SeedNames {
  /// The names of all rules and causes, and of these subjects.
  static func known(subjects: [String]?) -> SeedNames {
    SeedNames(
      subjects: subjects, rules: Rule.allCases.map(\.rawValue),
      causes: Cause.allCases.map(\.rawValue))
  }
}

/// What lies at a path.
enum FileKind {
  case file, directory, link, other
  /// What lies there may not be looked at.
  case hidden

  /// Looks without following a link; nil if there is nothing.
  init?(at path: String) {
    let attributes: [FileAttributeKey: Any]
    do {
      attributes = try FileManager.default.attributesOfItem(atPath: path)
    } catch {
      guard (error as? CocoaError)?.code == .fileReadNoPermission else { return nil }
      self = .hidden
      return
    }
    switch attributes[.type] as? FileAttributeType {
    case .typeRegular: self = .file
    case .typeDirectory: self = .directory
    case .typeSymbolicLink: self = .link
    default: self = .other
    }
  }
}
