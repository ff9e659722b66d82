// CheckTests: all sequences up to a length are judged, and no more is said than was done.

import FuzzCore
import HeadlessUIKit
import NavigationModel
import NavigationSpec
import NavigationStage
import NavigationSubjects
import Testing

@testable import NavigationHarness

@Suite("Check") @MainActor
struct CheckTests {
  private func check(
    _ subject: Subject, _ profile: Profile = .ios17, depth: Int, alphabet: CheckAlphabet = .usual,
    change: (inout Check.Plan) -> Void = { _ in }
  ) -> Check.Outcome {
    var facts = subject.facts
    facts.switches = profile.switches
    var plan = Check.Plan(letters: alphabet.letters(for: facts), depth: depth)
    change(&plan)
    return Check(subject: subject, profile: profile, switches: profile.switches, plan: plan).run()
  }

  @Test("a right guard passes all sequences of two actions")
  func passes() {
    let outcome = check(.recommendedGuard, depth: 2)
    #expect(outcome.findings == [])
    #expect(outcome.end == .depth)
    #expect(outcome.progress.completedDepth == 2)
    #expect(outcome.letters.count == 33)
    #expect(outcome.progress.transitions == 33 * (1 + 9))
    #expect(outcome.counts.executions < outcome.progress.transitions)
    #expect(outcome.counts.probes == outcome.progress.states)
    #expect(outcome.unseen == [])
    #expect(outcome.countedPast == .nothing)
  }

  @Test("the first failure is the shortest, and merging hides none", arguments: Self.faulty)
  func shortest(subject: Subject, profile: Profile) throws {
    // Every second letter: a pair costs a run of its own.
    let outcome = check(subject, profile, depth: 2) { plan in
      plan.letters = plan.letters.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
    }
    var runner = CaseRunner(subject: subject, switches: profile.switches)
    // The same search without states.
    var least: Int?
    var layer: [[Action]] = [[]]
    for length in 1...2 where least == nil {
      var next: [[Action]] = []
      for trace in layer {
        for letter in outcome.letters {
          let result = runner.run(trace + [letter])
          if result.violation == nil || result.step > trace.count { next.append(trace + [letter]) }
          if let violation = result.violation, violation.fault != .platform {
            least = least ?? length
          }
        }
      }
      layer = next
    }
    #expect(outcome.findings.first?.origin.size == least)
    #expect((outcome.findings.first?.trace.count ?? 0) <= least ?? 0)
    #expect(outcome.findings.count == (least == nil ? 0 : 1))
  }

  nonisolated private static let faulty: [(Subject, Profile)] = [
    (.delegateSelf, .ios17), (.delegateNil, .ios7), (.stockCustomBack, .ios17),
    (.shownScreenGuard, .ios17), (.pushFlagGuard, .ios17), (.recommendedGuard, .ios17),
  ]

  @Test(
    "cases that go on where another one stopped reach the states that those from the start reach",
    arguments: [
      Subject.stock, .recommendedGuard, .lockDrop, .pushFlagGuardCleared, .recommendedGuardQueue,
    ])
  func goesOn(subject: Subject) throws {
    let letters = try Trace(
      inOneLine:
        "push; pop; back-tap; settle; wait 0; wait 349; swipe partial; down edge; move 60; up 0"
    ).actions
    let outcome = check(subject, depth: 3) { $0.letters = letters }
    var runner = CaseRunner(subject: subject, switches: Profile.ios17.switches)
    var reader = runner.makeReader(remembering: .verdicts)
    var states: Set<Fingerprint> = []
    var layer: [[Action]] = [[]]
    for _ in 0...3 {
      for trace in layer {
        let (result, state) = runner.explore(trace, by: &reader)
        #expect(result.violation == nil, "\(Trace(trace).text)")
        if let state { states.insert(state) }
      }
      layer = layer.flatMap { trace in letters.map { trace + [$0] } }
    }
    #expect(outcome.findings == [])
    #expect(outcome.conflict == nil)
    #expect(outcome.progress.states == states.count)
  }

  @Test("a subject that says that its blocks are alike has fewer states, and the same verdict")
  func alikeBlocks() {
    let apart = check(Subject("apart") { UnlockingController() }, depth: 3)
    let alike = check(Subject("alike", blocksAreAlike: true) { UnlockingController() }, depth: 3)
    #expect(alike.progress.states < apart.progress.states)
    #expect(alike.findings == [])
    #expect(apart.findings == [])
  }

  @Test("what an author forgot to declare shows in the closing probe of each state")
  func forgotten() {
    let subject = Subject("forgotten", fingerprint: { _ in [] }) { DeafController() }
    let outcome = check(subject, depth: 1)
    // It comes to rest as the pushed page does that was looked at before.
    #expect(outcome.findings.map(\.trace) == [[.setStack(.topAlone, animated: true)]])
  }

  @Test("a search for all goes on after a failure, and tells the first of each bug")
  func all() {
    let outcome = check(.delegateSelf, depth: 2) { $0.stopsAtFailure = false }
    let bugs = outcome.findings.map(\.violation.bug)
    #expect(bugs.count > 1)
    #expect(Set(bugs).count == bugs.count)
    #expect(outcome.end == .depth)
    #expect(outcome.findings.map(\.origin.size) == outcome.findings.map(\.origin.size).sorted())
  }

  @Test("recorded bugs are counted and not told")
  func known() throws {
    let first = try #require(check(.delegateSelf, depth: 1).findings.first)
    let outcome = check(.delegateSelf, depth: 1) { $0.knownBugs = [first.violation.bug] }
    #expect(!outcome.findings.map(\.violation.bug).contains(first.violation.bug))
    #expect(outcome.counts.knownTraces > 0)
    #expect(outcome.knownBugs == [first.violation.bug])
  }

  @Test("a bound on states and a wish to stop are kept")
  func bounds() {
    let few = check(.recommendedGuard, depth: 3) { $0.states = 20 }
    #expect(few.end == .states)
    #expect(few.progress.states == 20)
    #expect(few.progress.completedDepth == 1)
    let check = Check(
      subject: .recommendedGuard, profile: .ios17, switches: Profile.ios17.switches,
      plan: Check.Plan(
        letters: CheckAlphabet.usual.letters(for: Subject.recommendedGuard.facts), depth: 3))
    let stopped = check.run { $0.transitions < 50 }
    #expect(stopped.end == .stopped)
    #expect(stopped.progress.transitions == 50)
  }

  @Test("what a controller remembers across cases is a conflict")
  func conflict() {
    let outcome = check(Subject("forgetful") { ForgetfulController() }, depth: 3)
    #expect(outcome.conflict != nil)
    #expect(outcome.findings == [])
  }

  @Test("a failure that does not come again is a conflict, and no proof")
  func onceOnly() {
    MoodyController.pushes = 0
    let outcome = check(Subject("moody") { MoodyController() }, depth: 3)
    #expect(outcome.end == .failure)
    #expect(outcome.findings == [])
    #expect(outcome.conflict?.words.hasPrefix("something outside the trace decides it") == true)
  }

  @Test("a subject that asks for a finger's velocity has it counted")
  func past() {
    let outcome = check(Subject("swift") { VelocityController() }, depth: 2)
    #expect(outcome.countedPast == .velocity)
    #expect(outcome.end == .depth)
    #expect(outcome.unseen == [])
  }

  @Test(
    "of a finger counts what the subject asks for, and nothing else",
    arguments: [AskedPast.nothing, .velocity, .finger, .time])
  func asked(past: AskedPast) throws {
    let letters = try Trace(
      inOneLine: "wait 16; wait 100; down edge; move 9; move 10; move 60; up 0; up 1000"
    ).actions
    let outcome = check(Subject("asking", start: [0, 0]) { AskingController(past) }, depth: 4) {
      $0.letters = letters
    }
    let silent = check(Subject("silent", start: [0, 0]) { AskingController(.nothing) }, depth: 4) {
      $0.letters = letters
    }
    #expect(outcome.countedPast == past)
    #expect(outcome.conflict == nil)
    #expect(outcome.findings == [])
    #expect((outcome.progress.states > silent.progress.states) == (past > .nothing))
  }

  @Test("a velocity that is asked for without a finger is the past of all fingers")
  func stale() {
    let outcome = check(Subject("late") { LateController() }, depth: 2)
    #expect(outcome.countedPast == .time)
  }

  @Test("a subject whose state is not seen is told so")
  func unseen() {
    let outcome = check(Subject("closed") { ClosedController() }, depth: 2)
    #expect(
      outcome.unseen == [
        "property handler of ClosedController", "property table of ClosedController",
      ])
  }

  @Test("the whole alphabet holds the usual one, and leaves out what the subject excludes")
  func alphabets() {
    for subject in [Subject.recommendedGuard, .stock, .fullscreenPop] {
      let usual = CheckAlphabet.usual.letters(for: subject.facts)
      let whole = CheckAlphabet.whole.letters(for: subject.facts)
      #expect(Set(usual).isSubset(of: whole))
      #expect(Set(whole).count == whole.count)
      #expect(!whole.contains { subject.facts.excludedActions.contains($0.kind.name) })
    }
  }
}

/// Refuses every other case's swipe: what it does depends on the cases before.
final class ForgetfulController: UINavigationController, UIGestureRecognizerDelegate {
  private static var cases = 0
  private var number = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    ForgetfulController.cases += 1
    number = ForgetfulController.cases % 2
  }
}

/// Drops one push of all that the process makes.
final class MoodyController: UINavigationController {
  fileprivate static var pushes = 0

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    MoodyController.pushes += 1
    guard MoodyController.pushes != 9 else { return }
    super.pushViewController(viewController, animated: animated)
  }
}

/// Pushes nothing more once its stack was set.
final class DeafController: UINavigationController {
  private var isDeaf = false

  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    isDeaf = viewIfLoaded?.window != nil
    super.setViewControllers(viewControllers, animated: animated)
  }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if !isDeaf { super.pushViewController(viewController, animated: animated) }
  }
}

/// Begins only for fast fingers.
final class VelocityController: UINavigationController, UIGestureRecognizerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    interactivePopGestureRecognizer?.delegate = self
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return false }
    return viewControllers.count > 1 && transitionCoordinator == nil && pan.velocity(in: view).x > 0
  }
}

/// Guards the swipe, and asks about the finger's past without making anything of it.
final class AskingController: UINavigationController, UIGestureRecognizerDelegate {
  private var past = AskedPast.nothing

  convenience init(_ past: AskedPast) {
    self.init()
    self.past = past
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    interactivePopGestureRecognizer?.delegate = self
  }

  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    if past == .finger { _ = touch.previousLocation(in: view) }
    return true
  }

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    if past == .velocity { _ = (recognizer as? UIPanGestureRecognizer)?.velocity(in: view) }
    if past == .time { _ = CACurrentMediaTime() }
    return viewControllers.count > 1 && transitionCoordinator == nil
  }
}

/// Asks how fast the last finger was when nobody touches the screen.
final class LateController: UINavigationController {
  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    _ = (interactivePopGestureRecognizer as? UIPanGestureRecognizer)?.velocity(in: nil)
    super.pushViewController(viewController, animated: animated)
  }
}

/// Drops what is pushed before the next turn; its blocks all do the same.
final class UnlockingController: UINavigationController {
  private var isLocked = false

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !isLocked else { return }
    isLocked = viewIfLoaded?.window != nil
    DispatchQueue.main.async { [weak self] in self?.isLocked = false }
    super.pushViewController(viewController, animated: animated)
  }
}
