// StrayCallsTests: calls outside of a case are charged to whoever ran cases when they came.

import HeadlessUIKit
import NavigationHarness
import Testing

@Suite("Stray calls")
@MainActor
struct StrayCallsTests {
  @Test("whoever takes its own leaves those that were there before")
  func own() {
    let outer = StrayCalls.count
    DispatchQueue.main.async {}
    let inner = StrayCalls.count
    #expect(StrayCalls.take(after: inner) == nil)
    UIView.animate(withDuration: 1) {}
    #expect(StrayCalls.take(after: inner) == "UIView.animate outside a run")
    #expect(StrayCalls.take(after: outer) == "DispatchQueue.main.async outside a run")
    #expect(StrayCalls.count == outer)
  }
}
