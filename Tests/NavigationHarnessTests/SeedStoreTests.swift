// SeedStoreTests: recorded findings are read with care and written whole or not at all.

import Foundation
import NavigationModel
import Testing

@testable import NavigationHarness

@Suite("Seed store")
struct SeedStoreTests {
  private let folder = Folder()

  private static func seed(
    _ subject: String = "stock", _ actions: [Action] = [.swipe(.full, from: .edge)]
  ) -> SeedFile {
    SeedFile(
      subject: subject, profile: .ios17, rule: "freeze", cause: "swipe-at-root",
      origin: "seed 42, case 17, 38 actions before shrinking", trace: Trace(actions))
  }

  @Test("gives back what was recorded, in the order of paths")
  func roundTrip() throws {
    let store = SeedStore(directory: folder.path)
    let seeds = [Self.seed(), Self.seed("stock", [.settle]), Self.seed("stock", [.backTap])]
    for seed in seeds { _ = try store.write(seed) }
    let records = try store.records(of: "stock")
    #expect(records.map(\.path) == records.map(\.path).sorted())
    #expect(Set(records.map(\.seed)) == Set(seeds))
    #expect(records.allSatisfy { $0.path == "\(folder.path)/stock/\($0.seed.fileName)" })
  }

  @Test("has nothing of a subject without a folder, and nothing without a folder of its own")
  func empty() throws {
    #expect(try SeedStore(directory: folder.path).records(of: "stock") == [])
    #expect(try SeedStore(directory: folder.path + "/none").records(of: "stock") == [])
    #expect(SeedStore(directory: folder.path + "/none").exists == false)
  }

  @Test("says so when a finding is recorded already, and leaves the file alone")
  func again() throws {
    let store = SeedStore(directory: folder.path)
    let path = "\(folder.path)/stock/\(Self.seed().fileName)"
    #expect(try store.write(Self.seed()) == .recorded(path: path))
    #expect(try store.write(Self.seed()) == .alreadyRecorded(path: path))
  }

  @Test("never overwrites a file of another key")
  func occupied() throws {
    let store = SeedStore(directory: folder.path)
    let name = Self.seed().fileName
    let other = Self.seed("stock", [.settle]).text
    try folder.write(other, to: "stock/\(name)")
    #expect(throws: SeedStoreError("\(folder.path)/stock/\(name)", .occupied)) {
      try store.write(Self.seed())
    }
    #expect(try String(contentsOfFile: "\(folder.path)/stock/\(name)", encoding: .utf8) == other)
  }

  @Test("leaves no temporary file, and reads none that a kill left behind")
  func temporaries() throws {
    let store = SeedStore(directory: folder.path)
    _ = try store.write(Self.seed())
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path + "/stock")
        == [Self.seed().fileName])
    try folder.write("navfuzz-se", to: "stock/.freeze-0.navseed.1\(SeedStore.temporarySuffix)")
    try folder.write("navfuzz-se", to: "stock/.freeze-0.navseed")
    try folder.write("# notes", to: "stock/notes.txt")
    #expect(try store.records(of: "stock").count == 1)
  }

  @Test("refuses a file in another subject's folder, whatever its key")
  func misplaced() throws {
    let path = "\(folder.path)/stock/a.navseed"
    let text = Self.seed("stok").text.replacing(Self.seed("stok").key, with: Self.seed().key)
    try folder.write(text, to: "stock/a.navseed")
    let error = SeedStoreError(path, .misplaced(line: 2, subject: "stok", folder: "stock"))
    #expect(throws: error) { try SeedStore(directory: folder.path).records(of: "stock") }
    #expect(
      "\(error)"
        == "\(path): line 2: it records a finding of 'stok', and lies in the folder of 'stock'")
  }

  @Test("refuses files beside the folders of the subjects, which would never be looked at")
  func loose() throws {
    try folder.write(Self.seed().text, to: "a.navseed")
    let path = "\(folder.path)/a.navseed"
    let error = SeedStoreError(path, .loose(subject: "stock"))
    #expect(throws: error) { try SeedStore(directory: folder.path).records(of: "stock") }
    #expect(
      "\(error)"
        == "\(path): it lies beside the folders of the subjects; name the folder above with --seeds, "
        + "or move it into one, such as 'stock'")
  }

  @Test(
    "does not take a folder that may not be looked at for an empty one",
    .enabled(if: geteuid() != 0))
  func hidden() throws {
    _ = try SeedStore(directory: folder.path).write(Self.seed())
    let manager = FileManager.default
    try manager.setAttributes([.posixPermissions: 0], ofItemAtPath: folder.path)
    defer { try? manager.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path) }
    #expect(throws: SeedStoreError("\(folder.path)/stock", .notPermitted)) {
      try SeedStore(directory: folder.path).records(of: "stock")
    }
  }

  @Test("does not play a finding under the key of another one")
  func misnamed() throws {
    let store = SeedStore(directory: folder.path)
    try folder.write(Self.seed().text, to: "stock/freeze-0123456789abcdef.navseed")
    let path = try store.path(named: "0123456789abcdef")
    let record = try SeedStore.record(at: path)
    let error = SeedStoreError(path, .misnamed(key: "0123456789abcdef", content: record.seed.key))
    #expect(throws: error) { try store.checkName(of: record, against: "0123456789abcdef") }
    #expect(throws: Never.self) { try store.checkName(of: record, against: path) }
  }

  @Test("escapes a subject's name that is no plain file name")
  func escapes() {
    let store = SeedStore(directory: "Seeds")
    #expect(store.path(of: "stock-2.b_C") == "Seeds/stock-2.b_C")
    #expect(store.path(of: "a/../b") == "Seeds/a%2F..%2Fb")
    #expect(store.path(of: "..") == "Seeds/%2E.")
    #expect(store.path(of: "ü") == "Seeds/%C3%BC")
  }

  @Test("refuses what is no seed file, with its place")
  func refuses() throws {
    let path = folder.path
    try folder.write("hello\n", to: "foreign")
    try folder.write(Self.seed().text + "swipe ful\n", to: "action")
    try folder.write(String(repeating: "x", count: SeedStore.largestFile + 1), to: "large")
    try Data([0x6E, 0x0A, 0xFF, 0xFE]).write(to: URL(fileURLWithPath: path + "/binary"))
    func sentence(_ name: String) -> String? {
      #expect(throws: SeedStoreError.self) { try SeedStore.record(at: "\(path)/\(name)") }?
        .problem.description
    }
    #expect(sentence("missing") == "there is no such file")
    #expect(
      FileManager.default.fileExists(atPath: path)
        && sentence("") == "it is a folder, not a seed file; name the files in it")
    #expect(
      sentence("foreign")
        == "line 1: 'hello' starts no seed file: the first line of one is 'navfuzz-seed 1'")
    #expect(sentence("action")?.hasSuffix("did you mean 'full'?") == true)
    #expect(sentence("large") == "it is larger than a megabyte, and no seed file is")
    #expect(sentence("binary") == "line 2: it is not UTF-8 text")
  }

  @Test("says that a link leads nowhere, or back to itself", arguments: ["nothing", "link"])
  func brokenLink(target: String) throws {
    let link = folder.path + "/link"
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: folder.path + "/" + target)
    #expect(throws: SeedStoreError(link, .brokenLink)) { try SeedStore.record(at: link) }
    #expect(SeedStoreError.Problem.brokenLink.description == "it is a link that leads nowhere")
  }

  @Test("follows a link to the folder of all")
  func folderLink() throws {
    _ = try SeedStore(directory: folder.path + "/real").write(Self.seed())
    let link = folder.path + "/link"
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: folder.path + "/real")
    let store = SeedStore(directory: link)
    #expect(store.exists)
    #expect(try store.records(of: "stock").map(\.seed) == [Self.seed()])
  }

  @Test("follows a link that the user names, and none that it finds")
  func links() throws {
    try folder.write(Self.seed().text, to: "real.navseed")
    try FileManager.default.createDirectory(
      atPath: folder.path + "/stock", withIntermediateDirectories: true)
    let link = folder.path + "/stock/link.navseed"
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: folder.path + "/real.navseed")
    #expect(try SeedStore.record(at: link).seed == Self.seed())
    #expect(throws: SeedStoreError(link, .notAFile)) {
      try SeedStore(directory: folder.path).records(of: "stock")
    }
  }

  @Test("refuses a file where a folder should be")
  func fileForFolder() throws {
    try folder.write("", to: "stock")
    #expect(throws: SeedStoreError(folder.path + "/stock", .notADirectory)) {
      try SeedStore(directory: folder.path).records(of: "stock")
    }
    #expect(throws: SeedStoreError(folder.path + "/stock", .notWritable)) {
      try SeedStore(directory: folder.path).write(Self.seed())
    }
  }
}
