// LastLayerTests: a proof that leaves out what the oracle rules out comes to the same as one that runs every trace.

import FuzzCore
import HeadlessUIKit
import NavigationModel
import NavigationSpec
import NavigationStage
import NavigationSubjects
import Testing

@testable import NavigationHarness

@Suite("Last layer of a proof") @MainActor
struct LastLayerTests {
  private static let stubborn = Subject(
    "stubborn", kinds: [ScreenKind(ScreenTraits("plain", bar: .leftAlone))],
    promises: [.usual, .swipeBackWithHiddenBar], swipeFollowsSystemSwitch: false,
    swipesByOwnPan: true, excludedActions: ["bar", "animator", "drive", "take-hold"],
    blocksAreAlike: true
  ) { StubbornNavigationController() }

  private static let signature = Violation.Signature(rule: .swipeDecision)
  private let switches = Profile.ios17.switches

  /// What all traces come to that are simpler than one, each run by itself.
  private func bruteForce(below trace: [Action]) -> SmallerTrace<Action> {
    var runner = CaseRunner(subject: Self.stubborn, switches: switches)
    let search = SmallerTraceSearch(
      NavigationVocabulary(runner.facts), alphabet: CheckAlphabet.whole.letters(for: runner.facts))
    return search.run(below: trace, budget: 20_000) {
      FindingShrinker.judgement(of: $0, with: &runner, signature: Self.signature)
    }
  }

  @Test(
    "finds the same simplest trace, or the same proof",
    arguments: [
      [Action.push(kind: 0, animated: true), .swipe(.partial, from: .inside)],
      [.push(kind: 0, animated: false), .swipe(.partial, from: .edge)],
      [.setStack(.insertUnderRoot, animated: false), .swipe(.interrupted, from: .edge)],
      [.down(.edge), .up(velocity: 0)],
    ])
  func same(trace: [Action]) {
    let graph = StateGraph(subject: Self.stubborn, switches: switches)
    let found = graph.search(below: trace, signature: Self.signature)
    switch (found, bruteForce(below: trace)) {
    case (.found(let simpler), .found(let expected)): #expect(simpler == expected)
    case (.none(let certificate), .none):
      #expect(certificate.extent == .proven)
      #expect(certificate.whole == nil)
    default: Issue.record("the two searches differ: \(found)")
    }
    // Asked again, or for something simpler, it says the same.
    #expect(graph.search(below: trace, signature: Self.signature) == found)
    if case .found(let simpler) = found {
      guard case .none(let certificate) = graph.search(below: simpler, signature: Self.signature)
      else {
        Issue.record("what was found is not the simplest")
        return
      }
      #expect(certificate.extent == .proven)
    }
  }

  @Test("the controller goes against the finger that has given up")
  func isStubborn() {
    var runner = CaseRunner(subject: Self.stubborn, switches: switches)
    let push = Action.push(kind: 0, animated: false)
    #expect(
      runner.run([push, .swipe(.partial, from: .edge)]).violation?.signature == Self.signature)
    #expect(runner.run([push, .swipe(.full, from: .edge)]).violation == nil)
  }

  @Test("plays only what may break the rule")
  func leavesOut() {
    var space = GraphSpace(
      subject: .stock, switches: switches, countedPast: .nothing,
      mark: GraphMark(NavigationVocabulary(Subject.stock.facts)))
    _ = space.play([.push(kind: 0, animated: true)], after: NavigationSpace.Glance())
    let glance = space.snapshot()
    let push = Action.push(kind: 0, animated: true)
    func plays(_ rule: Rule, _ last: Action) -> Bool {
      GraphSpace.mayBreak(rule, by: [push, last], after: glance)
    }
    #expect(!plays(.swipeDecision, .pop(animated: true)))
    #expect(!plays(.swipeDecision, .settle))
    #expect(plays(.swipeDecision, .swipe(.full, from: .edge)))
    #expect(plays(.freeze, .pop(animated: true)))
    #expect(!plays(.freeze, .move(10, vertically: 0)))
  }
}

/// Drives its pops by a pan of its own, and finishes each of them, also one that the finger has given up.
private final class StubbornNavigationController: UINavigationController,
  UINavigationControllerDelegate, UIGestureRecognizerDelegate
{
  private let swipe = UIScreenEdgePanGestureRecognizer()
  private var driver: UIPercentDrivenInteractiveTransition?

  override func viewDidLoad() {
    super.viewDidLoad()
    interactivePopGestureRecognizer?.isEnabled = false
    swipe.edges = .left
    swipe.addTarget(self, action: Selector(StubbornNavigationController.swiped, name: "swiped"))
    swipe.delegate = self
    view.addGestureRecognizer(swipe)
    delegate = self
  }

  func swiped(_ recognizer: UIScreenEdgePanGestureRecognizer) {
    switch recognizer.state {
    case .began:
      driver = UIPercentDrivenInteractiveTransition()
      if popViewController(animated: true) == nil { driver = nil }
    case .changed: driver?.update(recognizer.translation(in: view).x / view.bounds.width)
    case .ended, .cancelled:
      driver?.finish()
      driver = nil
    case .possible, .failed: break
    }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    viewControllers.count > 1 && transitionCoordinator == nil
      && topViewController?.viewIfLoaded?.window != nil
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { CrossAnimator() }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}

/// Puts the new page below the old one for as long as the system's transitions take.
private final class CrossAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.35 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    if let page = transitionContext.view(forKey: .to) {
      transitionContext.containerView.insertSubview(page, at: 0)
    }
    UIView.animate(withDuration: 0.35) {
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
