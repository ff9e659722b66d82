// ReplayTests: replaying, shrinking and listing what is recorded, and what cannot be honoured.

import Foundation
import NavigationHarness
import NavigationModel
import Testing

@testable import NavigationCommand

@Suite("The commands replay and shrink")
@MainActor
struct ReplayTests {
  private let folder = Folder()

  private nonisolated static func seed(
    subject: String = "delegate-self", rule: String = "freeze", cause: String? = "swipe-at-root",
    expectation: SeedFile.Expectation = .fail, _ actions: [Action]
  ) -> SeedFile {
    SeedFile(
      subject: subject, profile: .ios17, rule: rule, cause: cause, expectation: expectation,
      origin: "a test", trace: Trace(actions))
  }

  private nonisolated static let rootSwipe: [Action] = [.swipe(.full, from: .edge)]

  @Test(
    "say of each file whether it comes out as it says",
    arguments: [
      (seed(rootSwipe), "still fails: freeze, swipe-at-root", .asExpected),
      (seed(expectation: .pass, [.settle]), "passes as expected", .asExpected),
      (
        seed([.settle]),
        "no longer shows: freeze, swipe-at-root was expected, and nothing breaks; "
          + "'expect: pass' in the file keeps it so", .violation
      ),
      (
        seed(cause: "swipe-during-pop", rootSwipe),
        "fails in another way: freeze, swipe-at-root, and not freeze, swipe-during-pop", .violation
      ),
      (
        seed(expectation: .pass, rootSwipe), "fails: freeze, swipe-at-root, and should pass",
        .violation
      ),
    ] as [(SeedFile, String, ExitCode)])
  func verdicts(seed: SeedFile, words: String, code: ExitCode) throws {
    try folder.write(seed.text, to: "a.navseed")
    let session = Session("replay", folder.path + "/a.navseed")
    #expect(session.lines.first == "\(folder.path)/a.navseed \(words)")
    #expect(session.code == code)
    session.expectErrors("")
  }

  @Test("print the whole callback log with -v")
  func verbose() throws {
    try folder.write(Self.seed(Self.rootSwipe).text, to: "a.navseed")
    let session = Session("replay", "-v", folder.path + "/a.navseed")
    session.expectOutput(holding: "what happens")
    session.expectOutput(holding: "the swipe begins, and its pop gives no transition")
    session.expectOutput(holding: "A.viewWillAppear(animated)")
  }

  @Test("go on after a file that cannot be honoured, and end with 3")
  func several() throws {
    try folder.write(Self.seed(Self.rootSwipe).text, to: "a.navseed")
    let session = Session("replay", folder.path + "/none", folder.path + "/a.navseed")
    session.expectErrors("navfuzz: \(folder.path)/none: there is no such file\n")
    session.expectOutput(holding: "still fails")
    session.expectCode(.seedFile)
  }

  @Test(
    "refuse a file of a subject, rule or cause that is not there, whatever its key",
    arguments: [
      (
        seed(subject: "delegate-sel", rootSwipe),
        "line 2: no subject is called 'delegate-sel': did you mean 'delegate-self'?"
      ),
      (
        seed(rule: "frieze", rootSwipe),
        "line 4: no rule is called 'frieze': did you mean 'freeze'?"
      ),
      (
        seed(cause: "swipe-at-rot", rootSwipe),
        "line 5: no cause is called 'swipe-at-rot': did you mean 'swipe-at-root'?"
      ),
      (
        seed(rule: "xyzzyxyzzy", rootSwipe),
        "line 4: no rule is called 'xyzzyxyzzy': `navfuzz list rules` shows them all"
      ),
    ] as [(SeedFile, String)])
  func foreign(seed: SeedFile, words: String) throws {
    // The key of another record: that a name is wrong says more than that the file was edited.
    let text = seed.text.replacing(seed.key, with: Self.seed(Self.rootSwipe).key)
    try folder.write(text, to: "a.navseed")
    let session = Session("replay", folder.path + "/a.navseed")
    session.expectErrors("navfuzz: \(folder.path)/a.navseed: \(words)\n")
    session.expectCode(.seedFile)
    #expect(session.output == "")
  }

  @Test("take a finding by its key, from the folder of recorded findings")
  func byKey() throws {
    let seed = Self.seed(Self.rootSwipe)
    let path = try SeedStore(directory: folder.path).write(seed).path
    let session = Session("replay", seed.key, "--seeds", folder.path)
    #expect(session.lines.first == "\(path) still fails: freeze, swipe-at-root")
    session.expectCode(.asExpected)
    let unknown = Session("replay", "0123456789abcdef", "--seeds", folder.path)
    #expect(
      unknown.errors
        == "navfuzz: \(folder.path): no finding with the key 0123456789abcdef is recorded there\n")
    #expect(unknown.code == .seedFile)
  }

  @Test("say of a word that was meant to be a key that it is none, and which one is like it")
  func nearlyKey() throws {
    let key = Self.seed(Self.rootSwipe).key
    _ = try SeedStore(directory: folder.path).write(Self.seed(Self.rootSwipe))
    let words = "it is neither a file nor a key, which is 16 hexadecimal digits in lower case"
    for word in [key.uppercased(), String(key.dropLast())] {
      let session = Session("replay", word, "--seeds", folder.path)
      session.expectErrors("navfuzz: \(word): \(words): did you mean '\(key)'?\n")
      session.expectCode(.seedFile)
    }
    let far = Session("replay", "0123456789ABCDEF", "--seeds", folder.path)
    far.expectErrors("navfuzz: 0123456789ABCDEF: \(words)\n")
    let none = Session("replay", "0123456789ABCDEF", "--seeds", folder.path + "/none")
    none.expectErrors("navfuzz: 0123456789ABCDEF: \(words)\n")
    let slip = String(key.dropLast()) + (key.hasSuffix("0") ? "1" : "0")
    let other = Session("replay", slip, "--seeds", folder.path)
    other.expectErrors(
      "navfuzz: \(folder.path): no finding with the key \(slip) is recorded there: "
        + "did you mean '\(key)'?\n")
    other.expectCode(.seedFile)
    // Whatever has a folder in it, or is much shorter, is meant to be a file.
    let file = Session("replay", "ABCDEF", "--seeds", folder.path)
    file.expectErrors("navfuzz: ABCDEF: there is no such file\n")
  }

  @Test("shrink prints the file that the shorter trace makes, and writes nothing")
  func shrinks() throws {
    let long = Self.seed([.settle, .wait(20)] + Self.rootSwipe + [.settle])
    try folder.write(long.text, to: "a.navseed")
    let session = Session("shrink", folder.path + "/a.navseed")
    session.expectCode(.asExpected)
    let shrunk = try SeedFile(parsing: session.output)
    #expect(shrunk.trace.actions == Self.rootSwipe)
    #expect(shrunk.origin == "a test")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.navseed"])
  }

  @Test("shrink takes a file whose key no longer fits, and records the outcome when told")
  func shrinksEdited() throws {
    let text = Self.seed(Self.rootSwipe).text + "settle\n"
    try folder.write(text, to: "a.navseed")
    #expect(Session("replay", folder.path + "/a.navseed").code == .seedFile)
    let session = Session(
      "shrink", folder.path + "/a.navseed", "--write-seeds", "--seeds", folder.path)
    let name = Self.seed(Self.rootSwipe).fileName
    session.expectErrors("navfuzz: recorded in \(folder.path)/delegate-self/\(name)\n")
    #expect(Session("replay", "\(folder.path)/delegate-self/\(name)").code == .asExpected)
  }

  @Test("shrink does not turn the bug of a file into another one, and writes nothing")
  func shrinksNoOther() throws {
    let seed = Self.seed(cause: "stale-touch-at-root", [.settle] + Self.rootSwipe)
    try folder.write(seed.text, to: "a.navseed")
    let session = Session(
      "shrink", folder.path + "/a.navseed", "--write-seeds", "--seeds", folder.path)
    session.expectErrors(
      "navfuzz: \(folder.path)/a.navseed: it fails in another way: freeze, swipe-at-root, and not "
        + "freeze, stale-touch-at-root, so nothing is shrunk\n")
    session.expectCode(.violation)
    #expect(session.output == "")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.navseed"])
  }

  @Test("shrink says when nothing breaks")
  func nothingToShrink() throws {
    try folder.write(Self.seed([.settle]).text, to: "a.navseed")
    let session = Session("shrink", folder.path + "/a.navseed")
    #expect(
      session.errors
        == "navfuzz: \(folder.path)/a.navseed: nothing breaks, so there is nothing to shrink\n")
    session.expectCode(.violation)
  }
}
