// SeedStore+Writing: recording a finding, whole or not at all.

import Foundation
package import NavigationModel

extension SeedStore {
  /// What came of recording a finding.
  package enum Written: Hashable, Sendable {
    /// The file is new.
    case recorded(path: String)
    /// The finding was recorded before, and its file says something else beside it now.
    case updated(path: String)
    /// The finding was recorded before.
    case alreadyRecorded(path: String)

    /// Where it is recorded.
    package var path: String {
      switch self {
      case .recorded(let path), .updated(let path), .alreadyRecorded(let path): path
      }
    }
  }

  /// Records a finding in its own file.
  ///
  /// The text goes into a temporary file in the same folder, to the disk, and only then under its
  /// name: a kill at any moment leaves the whole file or none. The name is taken with a link, which
  /// fails if it exists; a rename would overwrite, and does so for a file that is brought up to date.
  ///
  /// - Parameters:
  ///   - seed: what is recorded.
  ///   - updates: whether a file that records the finding, with another note on its minimum, is written anew.
  /// - Returns: what was done.
  /// - Throws: `SeedStoreError`, if the folder cannot be written or the file holds something else.
  package func write(
    _ seed: SeedFile, updates: Bool = false
  ) throws(SeedStoreError) -> Written {
    let folder = path(of: seed.subject)
    let path = folder + "/" + seed.fileName
    if FileKind(at: path) != nil {
      guard case .alreadyRecorded = try existing(path, seed), updates,
        try Self.record(at: path).seed != seed
      else { return .alreadyRecorded(path: path) }
      let temporary = temporaryPath(in: folder, seed)
      defer { try? FileManager.default.removeItem(atPath: temporary) }
      try writeTemporary(Array(seed.text.utf8), at: temporary, for: path)
      guard unsafe rename(temporary, path) == 0 else { throw SeedStoreError(path, .notWritable) }
      return .updated(path: path)
    }
    try makeFolder(folder)
    let temporary = temporaryPath(in: folder, seed)
    // Also after a disk that was full half-way. What a kill leaves behind is never read.
    defer { try? FileManager.default.removeItem(atPath: temporary) }
    try writeTemporary(Array(seed.text.utf8), at: temporary, for: path)
    do {
      try FileManager.default.linkItem(atPath: temporary, toPath: path)
    } catch {
      if FileKind(at: path) != nil { return try existing(path, seed) }
      throw SeedStoreError(path, .notWritable)
    }
    return .recorded(path: path)
  }

  /// How the name of a file that is being written ends; such a file is never read.
  package static var temporarySuffix: String { ".tmp" }

  private func temporaryPath(in folder: String, _ seed: SeedFile) -> String {
    folder + "/." + seed.fileName + "."
      + "\(ProcessInfo.processInfo.processIdentifier)" + Self.temporarySuffix
  }

  private func existing(_ path: String, _ seed: SeedFile) throws(SeedStoreError) -> Written {
    let record = try Self.record(at: path)
    guard record.seed.key == seed.key else { throw SeedStoreError(path, .occupied) }
    return .alreadyRecorded(path: path)
  }

  private func makeFolder(_ folder: String) throws(SeedStoreError) {
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw SeedStoreError(folder, .notWritable)
    }
  }

  /// Whether a failed write says that there is no room left; some systems say so in an error below.
  private static func isFull(_ error: any Error) -> Bool {
    if (error as? CocoaError)?.code == .fileWriteOutOfSpace { return true }
    let below = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
    return [error, below].contains { ($0 as? POSIXError)?.code == .ENOSPC }
  }

  private func writeTemporary(
    _ bytes: [UInt8], at temporary: String, for path: String
  ) throws(SeedStoreError) {
    guard FileManager.default.createFile(atPath: temporary, contents: nil),
      let handle = FileHandle(forWritingAtPath: temporary)
    else { throw SeedStoreError(path, .notWritable) }
    defer { handle.closeFile() }
    do {
      try handle.write(contentsOf: Data(bytes))
      try handle.synchronize()
    } catch {
      throw SeedStoreError(path, Self.isFull(error) ? .diskFull : .notWritable)
    }
  }
}
