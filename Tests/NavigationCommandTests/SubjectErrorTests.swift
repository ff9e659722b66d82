// SubjectErrorTests: subjects that cannot be run as they are declared are refused in one sentence.

import HeadlessUIKit
import NavigationHarness
import NavigationStage
import Testing

@testable import NavigationCommand

@Suite("A subject that cannot be run")
@MainActor
struct SubjectErrorTests {
  private func expect(
    _ sentence: String, of subjects: [Subject], at place: SourceLocation = #_sourceLocation
  ) {
    for words in [["--runs", "1"], ["check", "--depth", "1"], ["list"]] {
      let session = Session(words, subjects: subjects)
      session.expectCode(.usage, at: place)
      session.expectErrors("navfuzz: \(sentence)\n", at: place)
    }
  }

  private func subject(_ name: String, excluding actions: Set<String> = []) -> Subject {
    Subject(name, excludedActions: actions) { UINavigationController() }
  }

  @Test("for an action that there is not, the nearest one is named")
  func excluded() {
    expect(
      "the subject 'mine' excludes 'take-delegates', and no action is called so: did you mean "
        + "'take-delegate'?", of: [subject("mine", excluding: ["bar", "take-delegates"])])
    expect(
      "the subject 'mine' excludes 'teleport', and no action is called so: `navfuzz list actions` "
        + "shows them all", of: [subject("mine", excluding: ["teleport"])])
  }

  @Test(
    "for its name", arguments: [("a\nb", "a\\nb"), (" a", " a"), ("a\u{1B}[2J", "a\\u{1B}[2J")])
  func name(name: String, shown: String) {
    expect(
      "no subject can be called '\(shown)': a name is of one line and short, without control "
        + "characters, and with no blanks at its ends", of: [subject("mine"), subject(name)])
  }

  @Test("for no name, and for one that another has")
  func names() {
    expect(
      "a subject has no name: write one, as in Subject(\"mine\") { MyController() }",
      of: [subject("")])
    expect(
      "two subjects are called 'mine': give each a name of its own",
      of: [subject("mine"), subject("other"), subject("mine")])
  }
}
