// MainQueueProbeTests: what blocks outside of a case change of what controllers store is noticed.

import HeadlessUIKit
import NavigationModel
import NavigationStage
import Testing

@testable import NavigationHarness

@Suite("A probe of the real main queue")
@MainActor
struct MainQueueProbeTests {
  /// Stands in for the real main queue; no test suspends, so that none meets another's blocks.
  @MainActor
  private final class Queue {
    static let main = Queue()
    var blocks: [() -> Void] = []

    func run() {
      while !blocks.isEmpty { blocks.removeFirst()() }
    }
  }

  private final class Guarded: UINavigationController {
    var isBusy = false
    /// What its blocks make of that.
    var isBusyLater = false

    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
      isBusy = true
      super.pushViewController(viewController, animated: animated)
      Queue.main.blocks.append { [weak self] in if let self { isBusy = isBusyLater } }
    }
  }

  private final class Rooted: UINavigationController {
    var isRooted = false

    override func popToRootViewController(animated: Bool) -> [UIViewController]? {
      Queue.main.blocks.append { [weak self] in self?.isRooted = true }
      return super.popToRootViewController(animated: animated)
    }
  }

  /// What all controllers store, and each case changes.
  @MainActor
  private final class Shared {
    var count = 0
  }

  private final class Counting: UINavigationController {
    var shared: Shared?

    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
      shared?.count += 1
      super.pushViewController(viewController, animated: animated)
    }
  }

  private func verdict(
    on subject: Subject, drawing drawnCount: Int = 0, runs: Bool = true
  ) -> StrayWork? {
    Queue.main.blocks = []
    let probe = MainQueueProbe(on: subject, Profile.ios17.switches, drawing: drawnCount)
    if runs { Queue.main.run() }
    return probe.verdict()
  }

  @Test("a block that clears a flag of a controller that is kept alive is noticed")
  func change() {
    let subject = Subject("guarded") { Guarded(rootViewController: UIViewController()) }
    #expect(verdict(on: subject) == .change)
  }

  @Test("nothing is noticed where no block runs, or none changes anything")
  func nothing() {
    let subject = Subject("guarded") { Guarded(rootViewController: UIViewController()) }
    #expect(verdict(on: subject, runs: false) == nil)
    let idle = Subject("idle") {
      let controller = Guarded(rootViewController: UIViewController())
      controller.isBusyLater = true
      return controller
    }
    #expect(verdict(on: idle) == nil)
  }

  @Test("a block of a call that only drawn cases make is noticed in these")
  func drawn() {
    let subject = Subject("rooted") { Rooted(rootViewController: UIViewController()) }
    #expect(verdict(on: subject) == nil)
    #expect(verdict(on: subject, drawing: MainQueueProbe.usualDrawnCount) == .change)
  }

  @Test("what one case changes for the others is not the queue's")
  func shared() {
    let shared = Shared()
    let subject = Subject("sharing") {
      let controller = Counting(rootViewController: UIViewController())
      controller.shared = shared
      return controller
    }
    #expect(verdict(on: subject, drawing: 3) == nil)
    #expect(shared.count > 0)
  }

  @Test("a block that calls UIKit while its controller is kept alive is named by the call")
  func call() {
    let probe = MainQueueProbe(
      on: Subject("plain") { UINavigationController() }, Profile.ios17.switches)
    DispatchQueue.main.async {}
    #expect(probe.verdict() == .call("DispatchQueue.main.async outside a run"))
  }

  @Test("the sentence says what is wrong and what to do")
  func words() {
    #expect(
      StrayWork.change.words
        == "what it stores changes once the real main queue runs, and no case waits for that queue: "
        + "its code left work there, and what was found may come of that alone; where a file imports "
        + "Foundation or Dispatch by name, DispatchQueue is the real one, and a Task or an "
        + "OperationQueue runs there too; let each of its files import HeadlessUIKit alone, which "
        + "brings Foundation along, and use its DispatchQueue")
  }
}
