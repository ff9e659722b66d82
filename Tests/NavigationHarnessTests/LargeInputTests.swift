// LargeInputTests: deep stacks and long queues of calls are judged to the end, and take no time that grows by its square.

import HeadlessUIKit
import NavigationModel
import NavigationSpec
import NavigationStage
import NavigationSubjects
import Testing

@testable import NavigationHarness

@Suite("Large inputs") @MainActor
struct LargeInputTests {
  private func result(_ trace: [Action]) -> (result: CaseResult, depth: Int) {
    var runner = CaseRunner(subject: .recommendedGuard, switches: Profile.ios17.switches)
    var depth = 0
    let result = runner.run(trace) { step, observation, _ in
      if step < trace.count { depth = max(depth, observation.stack.count) }
    }
    return (result, depth)
  }

  @Test("a stack of a thousand screens is pushed, popped and probed")
  func deep() {
    let pushes = Array(repeating: Action.push(kind: 0, animated: false), count: 999)
    let trace = pushes.flatMap { [$0, .wait(0)] } + [.settle, .swipe(.full, from: .edge), .settle]
    let (result, depth) = result(trace)
    #expect(result.violation == nil)
    #expect(depth == 1_000)
  }

  @Test("a thousand calls of one turn wait for each other and are all carried out")
  func queued() {
    let pushes = Array(repeating: Action.push(kind: 0, animated: true), count: 1_000)
    let (result, depth) = result(pushes + [.settle])
    #expect(result.violation == nil)
    #expect(depth == 1_001)
  }

  @Test(
    "a failing trace is played again for each of its actions only if it is of a length for that")
  func tooLongForWindows() throws {
    for (count, isTooLong) in [(8, false), (198, false), (199, true), (5_000, true)] {
      var runner = CaseRunner(subject: .delegateSelf, switches: Profile.ios17.switches)
      let trace =
        Array(repeating: Action.settle, count: count) + [.swipe(.full, from: .edge), .settle]
      let signature = try #require(runner.run(trace).violation?.signature)
      let leeway = runner.leeway(of: trace, signature: signature)
      #expect(leeway.isTooLong == isTooLong)
      #expect(leeway.unneeded.isEmpty == isTooLong)
      #expect(leeway.windows.isEmpty == isTooLong)
    }
  }

  @Test("screens that a subject cannot show are nothing in a trace")
  func absent() throws {
    let text = "veto on\nroute-push\nrouter-delay 80\npop-to 7\npush-again 3\nsettle"
    #expect(result(try Trace(parsing: text).actions).result.violation == nil)
    #expect(throws: TraceFormatError.self) { try Trace(parsing: "route-psuh") }
  }
}
