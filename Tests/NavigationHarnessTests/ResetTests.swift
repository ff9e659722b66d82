// ResetTests: a case begins with nothing of the case before it.

import NavigationModel
import NavigationSpec
import NavigationSubjects
import Testing

@testable import NavigationHarness

@Suite("The oracle at the start of a case") @MainActor
struct ResetTests {
  /// Traces that leave much behind: swipes that are cut short, calls under a finger, what each capability needs.
  nonisolated private static let traces = [
    "push; settle; swipe partial; pop; down edge",
    "push; swipe-during push 0; down edge; push unanimated; move 10",
    "push; settle; down edge; move 30; push; take-delegate; swipe-enabled off",
    "direction right-to-left; push; settle; second-down right-edge; second-move -20; bar hidden",
    "push; present page; settle; sheet-swipe partial; select-tab 1; root nested; peek on",
    "animator interruptible; push; wait 20; take-hold cancel; keep 1; forward-delegate",
    "toolbar shown; focus; search on; hides-bars-on-swipe on; drag up; change-item top",
    "style tinted; push; settle; collapse-bar; status-bar hidden; interruption 16; down edge; move 30",
    "when did-load push; empty-stack; push; settle; set-stack insert-under-root; pop",
  ]

  @Test("remembers nothing of the case before it", arguments: traces)
  func forgets(text: String) throws {
    let trace = try Trace(inOneLine: text).actions
    var runner = CaseRunner(subject: .ownSwipe, switches: Profile.ios26.switches)
    _ = runner.run(trace)
    runner.specification.reset()
    let left = Self.properties(of: runner.specification)
    let fresh = Self.properties(of: Specification(runner.facts))
    let differing = fresh.keys.filter { fresh[$0] != left[$0] }.sorted()
    #expect(differing.filter { !Self.announced.contains($0) } == [])
  }

  /// What each announcement of an action sets anew.
  private static let announced: Set = ["action", "hadEffect", "startsInAction"]

  private static func properties(of specification: Specification) -> [String: String] {
    var properties: [String: String] = [:]
    for child in Mirror(reflecting: specification).children {
      var text = ""
      dump(child.value, to: &text)
      if let label = child.label { properties[label] = text }
    }
    return properties
  }
}
