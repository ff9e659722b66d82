// CaseRunnerTests: a case goes on through its closing probe, and a circumstance must be needed to be a cause.

import FuzzCore
import HeadlessUIKit
import NavigationModel
import NavigationSpec
import NavigationStage
import NavigationSubjects
import Testing

@testable import NavigationHarness

@Suite("Case runner") @MainActor
struct CaseRunnerTests {
  // MARK: - The closing probe

  @Test("one swipe at the root is found to freeze by the probe's push")
  func probe() throws {
    let result = try CaseRunner.result(of: "swipe full", on: .delegateSelf)
    let violation = try #require(result.violation)
    #expect(violation.signature == Violation.Signature(rule: .freeze, cause: .swipeAtRoot))
    #expect(violation.isInProbe)
    #expect(result.step >= 1)
    #expect(result.actionCount == 1)
  }

  @Test(
    "the probe lifts the finger, uncovers and comes to rest before it pushes",
    arguments: [
      "push; settle; down edge; move 100", "cover", "push; wait 100", "push; settle; cover; pop",
      "push; settle; swipe partial", "down inside", "",
    ])
  func closes(text: String) throws {
    #expect(try CaseRunner.result(of: text, on: .recommendedGuard).violation == nil)
  }

  @Test("what breaks within the trace ends the case there, without a probe")
  func endsEarly() throws {
    let result = try CaseRunner.result(
      of: "push; settle; swipe full; push; push", on: .stockCustomBack)
    #expect(result.violation?.rule == .deadSwipe)
    #expect(result.violation?.isInProbe == false)
    #expect(result.step == 2)
    #expect(result.actionCount == 3)
  }

  @Test("actions without effect are counted")
  func idle() throws {
    let result = try CaseRunner.result(
      of: "pop; move 10; settle; push; settle; uncover", on: .stock)
    #expect(result.violation == nil)
    #expect(result.actionCount == 6)
    #expect(result.idleActionCount == 4)
  }

  @Test("every action is accepted in every state of the system's own controller")
  func total() throws {
    var runner = CaseRunner(subject: .stock, switches: Profile.ios11.switches)
    for state in [
      "push; settle", "push; wait 100", "down edge; push", "push; settle; swipe full; wait 16",
      "push; settle; swipe partial; wait 16", "cover; settle", "push; settle; down edge; move 100",
    ] {
      let start = try Trace(inOneLine: state).actions
      for action in NavigationVocabulary(Subject.stock.facts).alphabet where action.kind != .setBar
      {
        let violation = runner.run(start + [action]).violation
        #expect(violation == nil, "\(state); \(action.text)")
      }
    }
  }

  // MARK: - Twice

  @Test(
    "a case that is run twice comes out the same",
    arguments: [Subject.delegateSelf, .recommendedGuard, .fullscreenPop, .screenAsDelegate])
  func twice(subject: Subject) throws {
    var runner = CaseRunner(subject: subject, switches: Profile.ios9.switches)
    for text in ["push; settle; swipe full; settle", "swipe full", "push; down edge; pop; move 40"]
    {
      let trace = try Trace(inOneLine: text).actions
      guard case .same(let result) = runner.runTwice(trace) else {
        Issue.record("\(text) comes out in two ways")
        continue
      }
      #expect(result == runner.run(trace))
    }
  }

  // MARK: - Causes

  @Test("a taken delegate is the cause if the swipe is alive without")
  func neededCircumstance() throws {
    let result = try CaseRunner.result(
      of: "push; take-delegate; settle; swipe full", on: .shownScreenGuard)
    #expect(
      result.violation?.signature
        == Violation.Signature(rule: .deadSwipe, cause: .delegateTaken))
  }

  @Test(
    "and is not if the swipe is dead all the same",
    arguments: [
      "take-delegate; push; settle; swipe full",
      "cover; settle; uncover; settle; push; settle; swipe full",
      "push; settle; set-stack insert-under-top; settle; swipe full",
    ])
  func needlessCircumstance(text: String) throws {
    let result = try CaseRunner.result(of: text, on: .stockCustomBack)
    #expect(result.violation?.signature == Violation.Signature(rule: .deadSwipe))
  }

  @Test("of two circumstances the one that is needed is the cause")
  func otherCircumstance() throws {
    let result = try CaseRunner.result(
      of: "set-stack insert-under-root; take-delegate; return-delegate; settle; swipe full",
      on: .shownScreenGuard)
    #expect(result.violation?.cause == .stackSetUnderTop)
  }

  @Test("the watcher of a case sees each step in order, and the probe's after the trace's")
  func watched() throws {
    var runner = CaseRunner(subject: .stock, switches: Profile.ios11.switches)
    var steps: [Int] = []
    let result = runner.run(try Trace(inOneLine: "push; settle").actions) { step, _, _ in
      steps.append(step)
    }
    #expect(steps == steps.sorted())
    #expect(Set(steps) == Set(0...6))
    #expect(result.step == 6)
  }
}
