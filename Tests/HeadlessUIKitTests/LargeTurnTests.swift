// LargeTurnTests: thousands of blocks and of calls in one turn are all carried out.

import Testing

@testable import HeadlessUIKit

@Suite("Large turns") @MainActor
struct LargeTurnTests {
  @Test("10,000 blocks of one turn run in their order")
  func blocks() {
    let world = World()
    var ran: [Int] = []
    world.run {
      for number in 0..<10_000 { DispatchQueue.main.async { ran.append(number) } }
      world.openTurn()
      world.closeTurn()
    }
    #expect(ran == Array(0..<10_000))
    #expect(world.trap == nil)
  }

  @Test("10,000 calls that wait for one transition are carried out after it")
  func calls() {
    let rig = NavigationRig("R")
    rig.push("A")
    for number in 0..<5_000 {
      rig.call { $0.pushViewController(rig.screen("\(number)"), animated: false) }
      rig.call { _ = $0.popViewController(animated: false) }
    }
    rig.settle()
    rig.expectStack("R", "A")
    rig.world.expectTrap(nil)
  }
}
