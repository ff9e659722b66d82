// CheckCommandTests: a check says how far it went, and tells the shell what came of it.

import HeadlessUIKit
import NavigationHarness
import NavigationModel
import NavigationStage
import Testing

@testable import NavigationCommand

@Suite("The command check")
@MainActor
struct CheckCommandTests {
  private let folder = Folder()

  private static let guarded = ["check", "--subject", "recommended-guard", "--profile", "ios17"]
  private static let faulty = ["check", "--subject", "delegate-self", "--profile", "ios17"]

  @Test("says in one sentence what holds, and what it rests on")
  func clean() {
    let session = Session(Self.guarded + ["--depth", "4", "--seeds", folder.path, "--write-seeds"])
    // A check records nothing.
    session.expectCode(.usage)
    let check = Session(Self.guarded + ["--depth", "2"])
    #expect(check.errors == "")
    #expect(
      check.words.contains("alphabet usual: 33 actions of 15 kinds: push, pop, pop-to-root"))
    #expect(check.words.contains("330 transitions, of which"))
    #expect(
      check.words.contains("all sequences of up to 2 actions over this alphabet of 33 actions:"))
    #expect(check.words.contains("none fails (bound: the depth)"))
    #expect(check.words.contains("probabilistic: states are told apart by 128-bit fingerprints"))
    #expect(check.words.contains("required, and no sequence of up to 2 actions reaches it:"))
    #expect(check.words.contains("needs actions that the alphabet lacks: delegate-replaced"))
    #expect(check.words.contains(" of 90 pairs of a phase and an action; no sequence of up to 2"))
    #expect(
      check.lines.suffix(2) == ["result       a required situation was not reached (exit 5)", ""])
    #expect(check.code == .notReached)
  }

  @Test("prints the same bytes again")
  func sameBytes() {
    for rest in [[], ["--json"]] {
      let arguments = Self.faulty + ["--depth", "2", "--all"] + rest
      #expect(Session(arguments).output == Session(arguments).output)
    }
  }

  @Test("tells the shortest failure with a report and a command that shows it again")
  func fails() {
    let session = Session(Self.faulty + ["--depth", "3", "--seeds", folder.path])
    session.expectCode(.violation)
    session.expectWords("delegate-self, ios17: the app is frozen")
    session.expectWords("check: the first of all sequences of up to 1 action")
    session.expectWords("navfuzz check --subject delegate-self --profile ios17 --depth 1")
    session.expectWords("a sequence of 1 action fails, and none that is shorter:")
    // As much as a run tells of its findings.
    session.expectWords("minimal proven, over the whole alphabet of 72 actions")
    session.expectWords("result 1 new finding (exit 1)")
  }

  @Test("tells the first of each bug, if all are asked for")
  func all() {
    let one = Session(Self.faulty + ["--depth", "2", "--seeds", folder.path, "--json"])
    let all = Session(Self.faulty + ["--depth", "2", "--all", "--seeds", folder.path, "--json"])
    #expect(one.output.components(of: "\"key\"") == 1)
    #expect(all.output.components(of: "\"key\"") > 1)
  }

  @Test("a bound that was not reached is exit code 5, and says which")
  func bound() {
    let session = Session(Self.guarded + ["--depth", "4", "--states", "50"])
    session.expectCode(.notReached)
    session.expectWords("(bound: the states)")
    session.expectWords("result a bound was not reached")
  }

  @Test("a check that was stopped says whether its time ended it, or the user")
  func stopped() {
    var cell = CheckResult.Cell(
      subject: "closed", profile: .ios17, facts: Subject("closed") { HandlerController() }.facts,
      outcome: Check.Outcome(), alphabet: .usual, settings: [], offRules: [], tool: "navfuzz")
    #expect(cell.verdict.joined().contains("(bound: the time)"))
    cell.isInterrupted = true
    #expect(cell.verdict.joined().contains("(interrupted)"))
  }

  @Test("a budget that is too small for anything is exit code 2")
  func tooSmall() {
    let session = Session(Self.guarded + ["--states", "2"])
    session.expectCode(.usage)
    #expect(
      session.errors
        == "navfuzz: the budget ended before all sequences of one action were tried: give more --time or "
        + "--states\n")
  }

  @Test("a subject whose state is not seen gets no proof")
  func unseen() {
    let subject = Subject("closed") { HandlerController() }
    let session = Session(["check", "--profile", "ios17", "--depth", "1"], subjects: [subject])
    session.expectWords("subject state not seen: property handler of HandlerController")
    session.expectWords("that is no proof for all sequences of up to 1 action")
  }

  @Test(
    "what cannot be understood is refused in one sentence",
    arguments: [
      (["--depth", "0"], "--depth takes a number from 1 to 10000, and not '0'"),
      (["--states", "1"], "--states takes a number from 2 to 2147483647, and not '1'"),
      (["--alphabet", "half"], "--alphabet takes usual or whole, and not 'half'"),
      (["--runs", "3"], "--runs means nothing to 'check': it belongs to 'run'"),
      (["now"], "'check' has no place for 'now'"),
    ])
  func refused(arguments: [String], sentence: String) {
    let session = Session(["check"] + arguments)
    session.expectCode(.usage)
    #expect(session.output == "")
    session.expectErrors("navfuzz: \(sentence)\n")
  }
}

/// Keeps a closure, which nobody can look into.
private final class HandlerController: UINavigationController {
  private var handler: (() -> Void)? = {}

  convenience init() { self.init(rootViewController: UIViewController()) }
}

extension String {
  /// How often a text is part of it.
  fileprivate func components(of text: String) -> Int {
    var count = 0
    var rest = self[...]
    while let place = rest.firstRange(of: text) {
      count += 1
      rest = rest[place.upperBound...]
    }
    return count
  }
}
