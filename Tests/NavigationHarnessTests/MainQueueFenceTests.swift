// MainQueueFenceTests: what waits on the real main queue has run behind the fence, however often it hops.

import Foundation
import HeadlessUIKit
import NavigationModel
import NavigationStage
import Testing

@testable import NavigationHarness

@Suite("A fence on the real main queue")
@MainActor
struct MainQueueFenceTests {
  /// Ways in which work hands over work.
  enum Way: CaseIterable {
    case blocks, operations, task
  }

  /// Clears its flag on the real main queue, after so many hops.
  private final class Flagged: UINavigationController {
    var way = Way.blocks
    var hops = 1
    private(set) var isBusy = false

    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
      super.pushViewController(viewController, animated: animated)
      startWork()
    }

    func startWork() {
      isBusy = true
      goOn(hops)
    }

    private func goOn(_ hops: Int) {
      guard hops > 0 else {
        isBusy = false
        return
      }
      switch way {
      case .blocks: Foundation.DispatchQueue.main.async { [weak self] in self?.goOn(hops - 1) }
      case .operations:
        OperationQueue.main.addOperation { [weak self] in
          MainActor.assumeIsolated { self?.goOn(hops - 1) }
        }
      case .task:
        Task { [weak self] in
          for _ in 1..<hops { await Task.yield() }
          self?.goOn(0)
        }
      }
    }
  }

  @Test(
    "a flag that is cleared behind some hops is noticed", arguments: Way.allCases, [1, 2, 3, 5])
  func noticed(way: Way, hops: Int) async {
    let subject = Subject("flagged") {
      let controller = Flagged(rootViewController: UIViewController())
      controller.way = way
      controller.hops = hops
      return controller
    }
    let probe = MainQueueProbe(on: subject, Profile.ios17.switches)
    await MainQueueFence.pass()
    #expect(probe.verdict() == .change)
  }

  @Test("nobody waits for operations that the app holds back")
  func suspended() async {
    OperationQueue.main.isSuspended = true
    await MainQueueFence.pass()
    OperationQueue.main.isSuspended = false
  }
}
