// FreshProcessTests: what a process of its own says of a finding, and what counts as no answer.

import Foundation
import NavigationHarness
import NavigationModel
import Testing

@testable import NavigationCommand

@Suite("A process of its own")
@MainActor
struct FreshProcessTests {
  private let folder = Folder()

  private static let seed = SeedFile(
    subject: "stock", profile: .ios17, rule: "freeze", origin: "a test", trace: Trace([.settle]))

  /// A program that is called as the tool is, and does what a shell is told.
  private func tool(_ script: String) throws -> FreshProcess {
    let path = folder.path + "/tool"
    try "#!/bin/sh\n\(script)\n".write(toFile: path, atomically: false, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    return FreshProcess(executable: path)
  }

  @Test(
    "it says whether a finding shows, or nothing that can be believed",
    arguments: [
      ("echo \"$2 still fails\"", true), ("echo \"$2 no longer shows\"; exit 1", false),
      ("echo \"$2 comes out in two ways\"; exit 4", false), ("exit 1", nil), ("exit 0", nil),
      ("echo \"$2 cannot be read\"; exit 3", nil), ("echo \"$2\"; kill -9 $$", nil),
    ] as [(String, Bool?)])
  func says(script: String, answer: Bool?) throws {
    #expect(try tool(script).shows(Self.seed) == answer)
  }

  @Test("it is handed the record by itself, and starts no process in turn")
  func called() throws {
    let copy = folder.path + "/copy"
    let script = "cp \"$2\" '\(copy)'; echo $1 $NAVFUZZ_FRESH_PROCESS >> '\(copy)'; echo \"$2\""
    #expect(try tool(script).shows(Self.seed) == true)
    #expect(try String(contentsOfFile: copy, encoding: .utf8) == Self.seed.text + "replay 1\n")
  }

  private static let command = ReproductionCommand(
    tool: "mytool", seed: 7, index: 4, subject: "mine", profile: .ios17)

  @Test(
    "the command that shows a case with two outcomes again was tried: alone, then after those before it",
    arguments: [
      ("[ $3 = --case ] && exit 4", "show it again with mytool --seed 7 --case 4 "),
      ("[ $3 = --runs ] && exit 4", "show it again with mytool --seed 7 --runs 5 "),
    ])
  func tried(script: String, words: String) throws {
    var outcome = RunResult.TwoOutcomes(index: 4)
    outcome.find(Self.command, in: try tool(script))
    #expect(outcome.again.words == words + "--subject mine --profile ios17")
  }

  @Test("where no command shows a case with two outcomes again, none is named")
  func triedInVain() throws {
    var outcome = RunResult.TwoOutcomes(index: 4)
    let copy = folder.path + "/copy"
    outcome.find(Self.command, in: try tool("echo $3 $4 $NAVFUZZ_FRESH_PROCESS >> '\(copy)'"))
    #expect(
      outcome.again.words
        == "neither this case alone shows it again nor its subject's cases up to it: repeat the "
        + "whole run, with the seed in the first line")
    #expect(
      try String(contentsOfFile: copy, encoding: .utf8) == "--case 4 command\n--runs 5 command\n")
  }

  @Test("a program that is not there says nothing")
  func missing() {
    #expect(FreshProcess(executable: folder.path + "/none").shows(Self.seed) == nil)
  }

  @Test("a process that is not the tool's starts none")
  func inTest() {
    #expect(FreshProcess(of: Console(output: { _ in }, errors: { _ in })) == nil)
  }
}
