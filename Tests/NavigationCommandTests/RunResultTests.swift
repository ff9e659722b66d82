// RunResultTests: the summary of a run, word for word, and what it tells the shell.

import NavigationHarness
import NavigationModel
import NavigationSpec
import Testing

@testable import NavigationCommand

@Suite("The result of a run")
struct RunResultTests {
  private static func found(
    _ rule: String, _ size: Int, isNew: Bool, fault: Fault = .subject
  ) -> RunResult.Found {
    let trace = Array(repeating: Action.settle, count: size)
    let finding = Finding(
      subject: "mine", profile: .ios17, switches: Profile.ios17.switches, trace: trace,
      violation: Violation(.freeze, fault: fault), step: 0,
      origin: Finding.Origin(seed: 7, index: 0, size: 9),
      shrinking: Finding.Shrinking(executions: 1, isComplete: true))
    return RunResult.Found(
      seed: SeedFile(
        subject: "mine", profile: .ios17, rule: rule, origin: "a test", trace: Trace(trace)),
      finding: isNew ? finding : nil, isKnown: !isNew)
  }

  private static func result(_ findings: [RunResult.Found] = []) -> RunResult {
    var cell = RunResult.Cell(subject: "mine", profile: .ios17)
    cell.findings = findings
    cell.counts = RunResult.Counts(
      cases: 10, failingCases: findings.count, knownCases: 1, actions: 500, idleActions: 20,
      turns: 900, callbacks: 1)
    var clean = RunResult.Cell(subject: "mine", profile: .ios11)
    clean.counts.cases = 10
    var result = RunResult(
      seed: RunSeed(drawn: 7), runCount: 10, stepCount: 50, subjects: ["mine", "other"],
      profiles: [.ios11, .ios17])
    result.cells = [clean, cell]
    return result
  }

  @Test(
    "shows size and rule of each finding, the smallest first, equal ones counted, new ones marked")
  func table() {
    var result = Self.result([
      Self.found("freeze", 12, isNew: true), Self.found("double-pop", 2, isNew: false),
      Self.found("freeze", 1, isNew: true), Self.found("double-pop", 2, isNew: false),
    ])
    result.offRules = [RunRequest.OffRule(rule: .leak, reason: "our cache keeps screens")]
    result.cells[0].missing = [.rootSwipe]
    result.cells[1].settings = [Setting(.edgeWidth, "30")]
    #expect(
      result.summary(.usual).joined(separator: "\n") == """
        subject  ios11  ios17
        mine     clean  1 freeze !
                        2 double-pop x2
                        12 freeze !
        other    -      -

        a number: the actions of a minimal trace; a word: the rule that it breaks
        ! not recorded before

        off          leak: our cache keeps screens
        switches     edgeWidth=30
        not reached  mine ios11: root-swipe
        totals       20 cases, 4 of them failing, 1 in a recorded way; 500 actions, 20 of them without
                     effect; 900 turns, 1 callback
        recorded     0 of 0 seed files came out as recorded; 2 recorded bugs came up again
        result       2 new findings (exit 1)
        """)
  }

  @Test("marks a cell that only the platform's own faults broke, and says what the mark means")
  func platformFaults() {
    var result = Self.result()
    result.cells[0].counts.platformCases = 3
    let lines = result.summary(.usual)
    #expect(lines[1].hasPrefix("mine     clean *"))
    #expect(lines.contains { $0.hasPrefix("* clean but for UIKit's own faults") })
  }

  @Test("tells the shell the gravest of what happened")
  func exitCodes() {
    #expect(Self.result().exitCode == .asExpected)
    #expect(Self.result([Self.found("freeze", 1, isNew: false)]).exitCode == .asExpected)
    var result = Self.result()
    result.cells[0].missing = [.rootSwipe]
    #expect(result.exitCode == .notReached)
    result.cells[0].findings = [Self.found("freeze", 1, isNew: true)]
    #expect(result.exitCode == .violation)
    result.cells[0].flaky = RunResult.TwoOutcomes(index: 3)
    #expect(result.exitCode == .twoVerdicts)
    result.cells[0].findings = [Self.found("freeze", 1, isNew: true, fault: .engine)]
    #expect(result.exitCode == .internalError)
    result.isInterrupted = true
    #expect(result.exitCode == .interrupted)
    #expect(
      RunResult(seed: RunSeed(drawn: 1), stepCount: 1, subjects: [], profiles: []).exitCode
        == .usage)
  }

  @Test("a case that was asked for by number need not reach every situation")
  func oneCase() {
    var result = Self.result()
    result.cells[0].missing = [.rootSwipe]
    result.onlyCase = 3
    #expect(result.exitCode == .asExpected)
  }

  @Test("says once which promises nothing can judge, and why")
  func unjudged() {
    var result = Self.result()
    let words = "promise x is not judged, because y"
    for index in result.cells.indices { result.cells[index].unjudgedPromises = [words] }
    let text = result.summary(.usual).joined(separator: "\n")
    #expect(text.ranges(of: "not judged   mine: \(words)").count == 1)
    #expect(result.json.indented().contains(words))
  }

  @Test("says when as many new bugs were found as were asked for")
  func stopped() {
    var result = Self.result([Self.found("freeze", 1, isNew: true)])
    result.stoppedAfter = 1
    #expect(
      result.summary(.quiet) == ["result       stopped after 1 new bug; 1 new finding (exit 1)"])
  }

  @Test("says why what was found was not played in a process of its own")
  func ownProcess() {
    var result = Self.result()
    result.processFailure = .noAnswer
    #expect(
      result.summary(.usual).joined(separator: "\n").contains(
        """

        own process  one that was started for what was found ended without an answer; what the app keeps for
                     good from case to case may be taken for a bug there
        totals
        """))
    #expect(result.json.indented().contains("\"ownProcess\": \"no-answer\""))
  }

  @Test("says that a case with two outcomes may need others, and what was refused")
  func special() {
    var result = Self.result()
    result.cells[1].flaky = RunResult.TwoOutcomes(index: 4)
    result.cells[1].strayWork = .call("UIScreen.main outside a run")
    let text = result.summary(.usual).joined(separator: "\n")
    #expect(
      text.contains(
        """
        two ways     mine ios17: one case had two outcomes: something outside the trace decides it: the time
                     of day, an address, a random number, or what an earlier case left behind; two plays
                     side by side looked alike, and one at another time did not; state may be kept between
                     cases, so repeat the run with the seed in the first line: the case alone need not show
                     it
        """))
    #expect(
      text.contains("refused      mine ios17: it called UIScreen.main outside a run, most likely"))
  }
}
