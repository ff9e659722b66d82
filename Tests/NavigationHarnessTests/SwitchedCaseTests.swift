// SwitchedCaseTests: traces of right subjects under settings that once were false alarms.

import NavigationModel
import NavigationSpec
import NavigationStage
import NavigationSubjects
import Testing

@testable import NavigationHarness

@Suite("Cases under other settings") @MainActor
struct SwitchedCaseTests {
  /// A trace that breaks no rule under its setting.
  struct Clean: Sendable, CustomTestStringConvertible {
    let subject: Subject
    let profile: Profile
    /// As `name=value`.
    let settings: [String]
    let text: String

    init(_ subject: Subject, _ profile: Profile, _ settings: [String], _ text: String) {
      self.subject = subject
      self.profile = profile
      self.settings = settings
      self.text = text
    }

    var testDescription: String { "\(subject.name), \(settings.joined(separator: " ")): \(text)" }

    static let all = departing + others
  }

  private static func violation(
    _ text: String, on subject: Subject, _ profile: Profile, _ settings: [String]
  ) throws -> Violation? {
    let switches = try profile.switches.setting(all: settings)
    var runner = CaseRunner(subject: subject, switches: switches)
    let lines = text.split(separator: ";").joined(separator: "\n")
    return runner.run(try Trace(parsing: lines).actions).violation
  }

  @Test("break no rule", arguments: Clean.all)
  func clean(example: Clean) throws {
    let violation = try Self.violation(
      example.text, on: example.subject, example.profile, example.settings)
    #expect(violation == nil)
  }

  @Test("a call within a transition that raises is the system's fault, as one that corrupts is")
  func raisingCall() throws {
    for policy in ["trap", "corrupt"] {
      let violation = try Self.violation(
        "push; push; settle; pop; settle; pop; settle", on: .stock, .ios11,
        ["nestedTransitionPolicy=\(policy)"])
      #expect(violation?.fault == .platform)
      #expect(violation?.cause == .nestedCalls)
    }
  }
}

extension SwitchedCaseTests.Clean {
  /// R-307: the top that a pop of several levels took away reads first until the layout, and other calls of the turn meet it there.
  fileprivate static let departing = [
    "set-stack add-two; settle; pop-to-root; set-stack add-two; settle",
    "set-stack add-two; settle; pop-to-root; push; settle",
    "set-stack add-two; settle; pop-to-root; push; pop-to-root; settle",
    "set-stack add-two; settle; pop-to 0; pop-to 0; settle",
    "set-stack add-two; settle; push; wait 100; pop-to-root; settle",
    "set-stack add-two; settle; pop-to-root; cover; settle; uncover; settle",
    "set-stack add-two; settle; set-stack insert-under-top; pop-to-root; set-stack swap-top; settle",
  ].map { Self(.stock, .ios11, ["multiLevelPopRead=departingFirstUntilLayout"], $0) }

  private static let atBegin = "systemDelegateDecisionPoint=shouldBegin"

  fileprivate static let others = [
    // A didShow that follows a cancel comes before the transition's end.
    Self(.stock, .ios11, ["didShowOnCancel=afterCancel"], "push unanimated; swipe partial; settle"),
    Self(.recommendedGuard, .ios26, ["didShowOnCancel=afterCancel"], "push; swipe partial; settle"),
    // Where a call cuts a swipe short, no swipe runs any more.
    Self(
      .stock, .ios26, [atBegin, "pushPopDuration=5000"],
      "push; down edge; move 10; push; up 0; swipe full; settle"),
    // A swipe that cuts a cancel short pops the page that has just come back.
    Self(
      .stock, .ios17, [atBegin, "nestedTransitionPolicy=interrupt"],
      "set-stack add-two; swipe partial; down edge; move 10; settle"),
    Self(
      .recommendedGuard, .ios26, [],
      "set-stack add-two; settle; swipe partial; swipe partial; settle"),
    // A recogniser that is heard a turn later has begun all the same.
    Self(
      .stock, .ios17, [atBegin, "gestureActionSlot=nextTurn"], "push; settle; down edge; move 30"),
    // A push that cuts a cancel short finds the page back.
    Self(
      .stock, .ios26, [atBegin, "multiLevelPopRead=departingFirstUntilLayout"],
      "push; swipe partial; push; settle"),
    // What was asked for and has not started cannot be cut short by a swipe.
    Self(.stock, .ios26, [atBegin], "down edge; push unanimated; move 10"),
    Self(
      .stock, .ios11, [atBegin, "nestedTransitionPolicy=interrupt"],
      "set-stack new-alone unanimated; push; swipe-during push 0"),
    // A queue that carries out a pop first has room for the same page again.
    Self(
      .recommendedGuardQueue, .ios18, ["duplicatePush=ignore"],
      "push; pop; push-again 1; settle"),
    // A call that is over when it returns is no transition that a swipe could meet.
    Self(
      .stock, .ios18, [atBegin, "transitionStart=synchronousWhenVisible"],
      "down edge; push unanimated; move 10"),
    // Slow transitions, one after the other, come to rest too.
    Self(
      .stock, .ios11, ["pushPopDuration=5000"],
      Array(repeating: "push", count: 13).joined(separator: "; ")),
  ]
}
