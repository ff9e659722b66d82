// FreshProcessTests: what a process of its own says of a finding, and what counts as no answer.

import Foundation
import NavigationHarness
import NavigationModel
import NavigationSubjects
import Testing

@testable import NavigationCommand

@Suite("A process of its own")
@MainActor
struct FreshProcessTests {
  private let folder = Folder()

  private static let seed = SeedFile(
    subject: "stock", profile: .ios17, rule: "freeze", origin: "a test", trace: Trace([.settle]))

  /// A program that is called as the tool is, and does what a shell is told.
  private func tool(
    _ script: String, leastTime: Duration = .seconds(10)
  ) throws -> FreshProcess {
    let path = folder.path + "/tool"
    let text = "#!/bin/sh\nsay() { echo $1 >\"$NAVFUZZ_FRESH_ANSWER\"; }\n\(script)\n"
    try text.write(toFile: path, atomically: false, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    return FreshProcess(executable: path, leastTime: leastTime)
  }

  @Test(
    "it says whether a finding shows, whatever the app prints, or nothing that can be believed",
    arguments: [
      ("say 0", true), ("say 1", false), ("say 4; exit 1", false), ("say 3", nil), ("say x", nil),
      ("echo words of the app; echo >&2; say 1; echo more", false), ("say 0; kill -9 $$", true),
      ("exit 1", nil), ("exit 0", nil), ("echo \"$2 still fails\"", nil),
      ("printf 0 >\"$NAVFUZZ_FRESH_ANSWER\"", nil),
    ] as [(String, Bool?)])
  func says(script: String, answer: Bool?) throws {
    var process = try tool(script)
    #expect(process.shows(Self.seed, on: .stock) == answer)
    #expect(process.failure == (answer == nil ? .noAnswer : nil))
  }

  @Test("one that does not end is ended, and no other is started")
  func hangs() throws {
    let mark = folder.path + "/started"
    var process = try tool("echo >>'\(mark)'; exec tail -f '\(mark)'", leastTime: .seconds(2))
    #expect(process.shows(Self.seed, on: .stock) == nil)
    // On a busy machine the play here takes long, and so may the one there.
    guard case .tooLong(2...) = process.failure else {
      Issue.record("it is not said that the process took too long")
      return
    }
    #expect(process.shows(Self.seed, on: .stock) == nil)
    #expect(process.code(of: []) == nil)
    #expect(try String(contentsOfFile: mark, encoding: .utf8) == "\n")
  }

  @Test("one that does not answer does not keep others from being started")
  func goesOn() throws {
    let mark = folder.path + "/started"
    var process = try tool("test -e '\(mark)' && say 1; echo >'\(mark)'")
    #expect(process.shows(Self.seed, on: .stock) == nil)
    #expect(process.shows(Self.seed, on: .stock) == false)
    #expect(process.failure == .noAnswer)
  }

  @Test("it is handed the record by itself, and starts no process in turn")
  func called() throws {
    let copy = folder.path + "/copy"
    var process = try tool(
      "cp \"$2\" '\(copy)'; echo $1 $NAVFUZZ_FRESH_PROCESS >> '\(copy)'; say 0")
    #expect(process.shows(Self.seed, on: .stock) == true)
    #expect(
      try String(contentsOfFile: copy, encoding: .utf8) == Self.seed.text + "replay replay\n")
  }

  private static let command = ReproductionCommand(
    tool: "mytool", seed: 7, index: 4, subject: "mine", profile: .ios17)

  @Test(
    "the command that shows a case with two outcomes again was tried: alone, then after those before it",
    arguments: [
      ("[ $3 = --case ] && say 4 || say 0", "show it again with mytool --seed 7 --case 4 "),
      ("[ $3 = --runs ] && say 4 || say 0", "show it again with mytool --seed 7 --runs 5 "),
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
    outcome.find(
      Self.command, in: try tool("echo $3 $4 $NAVFUZZ_FRESH_PROCESS >> '\(copy)'; say 0"))
    #expect(
      outcome.again.words
        == "neither this case alone shows it again nor its subject's cases up to it: repeat the "
        + "whole run, with the seed in the first line")
    #expect(
      try String(contentsOfFile: copy, encoding: .utf8) == "--case 4 command\n--runs 5 command\n")
  }

  @Test("where no answer comes, nothing is said of what shows a case with two outcomes again")
  func unanswered() throws {
    var outcome = RunResult.TwoOutcomes(index: 4)
    outcome.find(Self.command, in: try tool("exit 4"))
    #expect(outcome.again == .untried)
  }

  @Test("a program that is not there says nothing")
  func missing() {
    var process = FreshProcess(executable: folder.path + "/none")
    #expect(process.shows(Self.seed, on: .stock) == nil)
    #expect(process.failure == .noAnswer)
  }

  @Test("a process that is not the tool's starts none")
  func inTest() {
    #expect(FreshProcess(of: Console(output: { _ in }, errors: { _ in })) == nil)
  }

  @Test("a program that runs other words than those that it was started with starts none")
  func foreignArguments() throws {
    let console = Console(
      output: { _ in }, errors: { _ in }, ownsProcess: true, runsOwnArguments: false)
    var process = try #require(FreshProcess(of: console))
    #expect(process.shows(Self.seed, on: .stock) == nil)
    #expect(process.code(of: []) == nil)
    #expect(process.failure == .foreignArguments)
  }

  @Test("what it could not do is said with what that means")
  func words() {
    let end = "; what the app keeps for good from case to case may be taken for a bug there"
    #expect(
      FreshProcess.Failure.foreignArguments.words
        == "none was started for what was found, because the program runs other words than those "
        + "that it was started with" + end)
    #expect(
      FreshProcess.Failure.noAnswer.words
        == "one that was started for what was found ended without an answer" + end)
    #expect(
      FreshProcess.Failure.tooLong(seconds: 10).words
        == "one that was started for what was found had no answer after 10 s and was ended, and no "
        + "other was started" + end)
  }
}
