// PlainerTraceTests: what two fingers and two directions of reading do, one finger and one direction do.

@testable import NavigationModel
import Testing

@Suite("Traces in plainer actions") struct PlainerTraceTests {
  private func plainer(_ text: String) throws -> [String] {
    let vocabulary = NavigationVocabulary(SubjectFacts(capabilities: .all))
    return vocabulary.plainer(try Trace(inOneLine: text).actions).map { actions in
      actions.map(\.text).joined(separator: "; ")
    }
  }

  @Test(
    "exchange left and right, or the fingers, throughout",
    arguments: [
      (
        "push; direction right-to-left; down right-edge; move -10; up -300",
        "push; down edge; move 10; up 300"
      ),
      (
        "swipe full; direction right-to-left; swipe full from=right-edge; swipe full from=inside",
        "swipe full; swipe full; swipe full from=inside"
      ),
      (
        "direction right-to-left; second-down right-edge; direction left-to-right; second-move 10",
        "second-down edge; second-move 10"
      ),
      (
        "push; second-down edge; background 0; second-move 10; second-up 5",
        "push; down edge; background 0; move 10; up 5"
      ),
    ])
  func rewrites(trace: String, expected: String) throws {
    #expect(try plainer(trace).contains(expected))
  }

  @Test(
    "leave alone what is plain, and what needs both fingers",
    arguments: ["push; down edge; move 10", "down edge; second-down inside; second-move 10"])
  func keeps(trace: String) throws {
    #expect(try plainer(trace) == [])
  }
}
