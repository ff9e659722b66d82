// MainQueuePumpTests: where the real main queue does not run, that is said once, and soon.

import Testing

@testable import NavigationCommand

@Suite("Letting the real main queue run")
@MainActor
struct MainQueuePumpTests {
  @Test("within one of the queue's own blocks it never runs, which is said once")
  func stuck() {
    var count = 0
    let pump = MainQueuePump { count += 1 }
    for _ in 0..<3 { pump.run() }
    #expect(count == 1)
  }
}
