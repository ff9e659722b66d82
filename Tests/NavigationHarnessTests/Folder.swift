// Folder: a folder of its own for a test, removed afterwards.

import Foundation

/// A folder of its own for a suite's test, removed afterwards; a class, so that its end is noticed.
final class Folder {
  let path = NSTemporaryDirectory() + "navfuzz-" + UUID().uuidString

  init() {
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, with the folders above it.
  func write(_ text: String, to name: String) throws {
    let url = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }
}
