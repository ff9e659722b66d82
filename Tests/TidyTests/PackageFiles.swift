// PackageFiles: every file of the package that the tidy tests read, read once.

import Foundation

/// A file of the package.
struct PackageFile: Sendable {
  /// Where it lies, from the package's root.
  let path: String
  /// Its lines, without line ends.
  let lines: [String]
  /// The lines without strings and comments.
  let code: [String]
  /// The lines without strings.
  let prose: [String]

  /// Makes a file from its text; only Swift files have code.
  init(path: String, text: String) {
    self.path = path
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    let swift = path.hasSuffix(".swift") ? SwiftText(text) : nil
    code = swift?.code ?? []
    prose = swift?.prose ?? lines
  }

  /// The number of lines as an editor shows it.
  var lineCount: Int { lines.last == "" ? lines.count - 1 : lines.count }

  /// The parts of the path.
  var folders: [String] { path.split(separator: "/").map { String($0) } }

  /// The name without what follows its last dot.
  var stem: String {
    let name = folders.last ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// The target that it belongs to; empty outside Sources and Tests.
  var target: String {
    folders.count > 2 && (folders[0] == "Sources" || folders[0] == "Tests") ? folders[1] : ""
  }

  var isSwift: Bool { path.hasSuffix(".swift") }
  var isSource: Bool { path.hasPrefix("Sources/") && isSwift }
  var isTest: Bool { path.hasPrefix("Tests/") && isSwift }
  var isScript: Bool { path == ".ci/run" || path.hasPrefix("Scripts/") && !path.hasSuffix(".tsv") }
}

/// Every file of the package.
enum PackageFiles {
  /// The package's root folder.
  static let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// All files that belong to the package, in the order of their paths.
  static let all: [PackageFile] = {
    var paths = ["Package.swift", "README.md", ".swift-format", ".gitignore"]
    for folder in ["Sources", "Tests", "Seeds", "Scripts", ".ci"] {
      let found = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
      while let name = found?.nextObject() as? String { paths.append(folder + "/" + name) }
    }
    return paths.sorted().compactMap { path in
      guard let bytes = FileManager.default.contents(atPath: root.appendingPathComponent(path).path)
      else { return nil }
      return String(data: bytes, encoding: .utf8).map { PackageFile(path: path, text: $0) }
    }
  }()

  static let swift = all.filter(\.isSwift)
  static let sources = all.filter(\.isSource)
  static let tests = all.filter(\.isTest)
  static let scripts = all.filter(\.isScript)

  /// The names of the folders directly below one that hold files.
  static func folders(in folder: String) -> [String] {
    let inside = all.map(\.folders).filter { $0.count > 2 && $0[0] == folder }
    return Set(inside.map { $0[1] }).sorted()
  }
}
