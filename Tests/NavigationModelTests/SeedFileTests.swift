// SeedFileTests: the form of seed files, word for word, with every mistake that can be made in it.

@testable import NavigationModel
import Testing

@Suite("Seed files") struct SeedFileTests {
  static let freeze = SeedFile(
    subject: "delegate-self", profile: .ios17, rule: "freeze", cause: "swipe-at-root",
    origin: "seed 42, case 17, 38 actions before shrinking",
    trace: Trace([.swipe(.full, from: .edge)]))

  static let full = SeedFile(
    subject: "My Controller", profile: .ios9,
    settings: [Setting(.didShowOnCancel, "afterCancel"), Setting(.edgeWidth, "30")],
    rule: "trap", cause: "nested-calls", trap: .pushedTwice, expectation: .pass,
    minimal: "proven, over the whole alphabet of 72 actions", origin: "written by hand",
    trace: Trace([.push(kind: 0, animated: true), .wait(16), .pushAgain(position: 1)]))

  static let freezeText = """
    navfuzz-seed 1
    subject: delegate-self
    profile: ios17
    rule: freeze
    cause: swipe-at-root
    key: b7a87dbf6c192491
    expect: fail
    origin: seed 42, case 17, 38 actions before shrinking

    swipe full

    """

  static let fullText = """
    navfuzz-seed 1
    subject: My Controller
    profile: ios9
    set: edgeWidth=30
    set: didShowOnCancel=afterCancel
    rule: trap
    cause: nested-calls
    trap: pushedTwice
    key: 9211008315e9115b
    expect: pass
    minimal: proven, over the whole alphabet of 72 actions
    origin: written by hand

    push
    wait 16
    push-again 1

    """

  @Test(
    "a record is written as its golden text, and read back",
    arguments: [(freeze, freezeText), (full, fullText)])
  func golden(seed: SeedFile, text: String) throws {
    #expect(seed.text == text)
    #expect(try SeedFile(parsing: text) == seed)
    #expect(try SeedFile(parsing: text).text == text)
  }

  @Test("the file is named for its rule and key")
  func name() {
    #expect(Self.freeze.fileName == "freeze-b7a87dbf6c192491.navseed")
  }

  @Test("settings count on top of the profile")
  func switches() {
    #expect(Self.full.switches.differences(from: .ios9).map(\.0) == [.edgeWidth, .didShowOnCancel])
    #expect(Self.freeze.switches == Profile.ios17.switches)
  }

  @Test(
    "comments, CRLF, a byte order mark, another order of headers and a missing key make the same record"
  )
  func lenient() throws {
    let text = """
      navfuzz-seed 1
      # The root freeze.
      origin: seed 42, case 17, 38 actions before shrinking
        rule :freeze
      cause:swipe-at-root
      expect: fail
      profile: ios17
      subject: delegate-self

      # One swipe.

      swipe full # at the root
      """
    #expect(try SeedFile(parsing: text) == Self.freeze)
    let windows = text.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\r\n")
    #expect(try SeedFile(parsing: windows) == Self.freeze)
    #expect(try SeedFile(parsing: "\u{FEFF}" + text) == Self.freeze)
  }

  @Test("a header without actions is a trace without actions")
  func empty() throws {
    let header = Self.freezeText.split(separator: "\n").dropLast()
      .filter { !$0.hasPrefix("key") }.joined(separator: "\n")
    #expect(try SeedFile(parsing: header).trace.actions.isEmpty)
  }

  @Test(
    "without the key, which shows that the trace is the one that was searched, nothing is said to be minimal"
  )
  func minimalWithoutKey() throws {
    let seed = SeedFile(
      subject: "s", profile: .ios17, rule: "r", minimal: Self.proven, origin: "o",
      trace: Trace([]))
    let edited = seed.text.split(separator: "\n").filter { !$0.hasPrefix("key") }
      .joined(separator: "\n")
    #expect(try SeedFile(parsing: seed.text).minimal == Self.proven)
    #expect(try SeedFile(parsing: edited).minimal == nil)
  }

  private static let proven = "proven, over the whole alphabet of 72 actions"

  @Test(
    "what is said to be minimal says what was searched, as the search itself says it",
    arguments: [
      "proven", "proven, trust me", "proven, over its own alphabet", "local",
      "local (all up to many actions searched), over the whole alphabet of 72 actions",
      "proven, over the whole alphabet of 72 actionsx",
    ])
  func boldClaim(claim: String) throws {
    let text = SeedFile(
      subject: "s", profile: .ios17, rule: "r", minimal: claim, origin: "o", trace: Trace([])
    ).text
    #expect(throws: SeedFormatError.unknownMinimality(7, Excerpt.of(claim))) {
      try SeedFile(parsing: text)
    }
  }

  @Test("the key covers what makes the finding, and not what is told about it")
  func key() {
    func seed(
      subject: String = "s", profile: Profile = .ios17, settings: [Setting] = [],
      rule: String = "r", cause: String? = nil, trap: TrapName? = nil,
      expectation: SeedFile.Expectation = .fail, minimal: String? = nil, origin: String = "o",
      actions: [Action] = [.settle]
    ) -> String {
      SeedFile(
        subject: subject, profile: profile, settings: settings, rule: rule, cause: cause,
        trap: trap, expectation: expectation, minimal: minimal, origin: origin,
        trace: Trace(actions)
      ).key
    }
    let base = seed()
    #expect(base.count == 16)
    #expect(seed(expectation: .pass) == base)
    #expect(seed(minimal: "yes") == base)
    #expect(seed(origin: "elsewhere") == base)
    #expect(seed(settings: [Setting(.edgeWidth, "20")]) == base)
    let others = [
      seed(subject: "t"), seed(profile: .ios11), seed(settings: [Setting(.edgeWidth, "21")]),
      seed(rule: "q"), seed(cause: "c"), seed(trap: .emptyStack), seed(actions: []),
      seed(actions: [.settle, .settle]),
    ]
    #expect(Set(others + [base]).count == others.count + 1)
  }

  @Test(
    "each mistake has one sentence with the line and the nearest valid word",
    arguments: [
      (
        "navfuzz-seed 1", "",
        "line 1: '' starts no seed file: the first line of one is 'navfuzz-seed 1'"
      ),
      (
        "navfuzz-seed 1", "{\"a\": 1}",
        "line 1: '{\"a\":' starts no seed file: the first line of one is 'navfuzz-seed 1'"
      ),
      (
        "navfuzz-seed 1", "# The root freeze.\nnavfuzz-seed 1",
        "line 1: a comment stands above 'navfuzz-seed 1': put it below that line"
      ),
      (
        "navfuzz-seed 1", "navfuzz-seed 2",
        "line 1: this navfuzz reads seed files of version 1, and not of '2'"
      ),
      (
        "navfuzz-seed 1", "navfuzz-seed",
        "line 1: this navfuzz reads seed files of version 1, and not of ''"
      ),
      (
        "rule: freeze", "push",
        "line 4: 'push' is no header: write 'name: value', and a blank line before the actions"
      ),
      (
        "profile: ios17", "profil: ios17",
        "line 3: no header is called 'profil': did you mean 'profile'?"
      ),
      (
        "profile: ios17", "flavour: ios17",
        "line 3: no header is called 'flavour': it is one of subject, profile, set, rule, cause, trap, key, expect, minimal, origin"
      ),
      (
        "cause: swipe-at-root", "rule: freeze", "line 5: 'rule' is given twice: keep one of the two"
      ),
      ("rule: freeze", "rule:", "line 4: 'rule' has no value: write it behind the colon"),
      (
        "subject: delegate-self", "subject: a\u{7}b",
        "line 2: the value of 'subject' is too long or holds a control character"
      ),
      (
        "rule: freeze\n", "",
        "line 8: the header ends without 'rule': write 'rule: value' above the blank line"
      ),
      (
        "expect: fail\n", "",
        "line 8: the header ends without 'expect': write 'expect: value' above the blank line"
      ),
      (
        "profile: ios17", "profile: iosX7",
        "line 3: no profile is called 'iosX7': did you mean 'ios7'?"
      ),
      (
        "rule: freeze", "set: edgeWdith=30",
        "line 4: no switch is called 'edgeWdith': did you mean 'edgeWidth'?"
      ),
      (
        "rule: freeze", "set: edgeWidth=3",
        "line 4: edgeWidth has no value '3': it is a number from 6 to 59 points"
      ),
      (
        "rule: freeze", "set: edgeWidth=30\nset: edgeWidth=30",
        "line 5: edgeWidth is set twice: keep one of the two"
      ),
      (
        "rule: freeze", "rule: freeze\nset: cancelCallbackTime=willAtDecision",
        "line 5: cancelCallbackTime=willAtDecision contradicts cancelRestoreTime=atAnimationEnd: "
          + "a controller would hear that it comes back before the stack holds it again; "
          + "make it cancelRestoreTime=atDecision or cancelCallbackTime=atAnimationEnd"
      ),
      (
        "rule: freeze", "rule: ../up",
        "line 4: 'rule' is one word of at most 60 letters, digits and hyphens, and not '../up'"
      ),
      (
        "cause: swipe-at-root", "cause: a swipe",
        "line 5: 'cause' is one word of at most 60 letters, digits and hyphens, and not 'a swipe'"
      ),
      (
        "cause: swipe-at-root", "trap: pushedTwise",
        "line 5: no trap is called 'pushedTwise': did you mean 'pushedTwice'?"
      ),
      (
        "expect: fail", "expect: fial", "line 7: 'expect' has no value 'fial': did you mean 'fail'?"
      ),
      (
        "expect: fail", "expect: success",
        "line 7: 'expect' has no value 'success': it is one of fail, pass"
      ),
      (
        "expect: fail", "expect: fail\nminimal: bogus",
        "line 8: 'minimal' says what was searched, as in 'proven, over the whole alphabet of 72 actions', "
          + "and not 'bogus': run `navfuzz shrink` on the file, or remove this line"
      ),
      ("key: b7a87dbf6c192491", "key: 12", "line 6: 'key' is 16 hexadecimal digits, and not '12'"),
      (
        "key: b7a87dbf6c192491", "key: 0123456789abcdef",
        "line 6: the file was edited, its key is b7a87dbf6c192491 and not 0123456789abcdef: "
          + "run `navfuzz shrink` on it, or remove this line"
      ),
      (
        "\n\nswipe full\n", "\n",
        "line 8: no action stands below the header, and 'key' is of a trace with some: the file was cut "
          + "off; take the whole one, or record the finding anew"
      ),
      ("swipe full", "push\nswipe ful", "line 11: 'ful' is no form of swipe: did you mean 'full'?"),
    ])
  func mistakes(part: String, replacement: String, sentence: String) throws {
    let range = try #require(Self.freezeText.firstRange(of: part))
    let text = Self.freezeText.replacingCharacters(in: range, with: replacement)
    #expect(message { try SeedFile(parsing: text) } == sentence)
    let line = try #require(sentence.split(separator: ":").first?.split(separator: " ").last)
    #expect(throws: SeedFormatError.self) { try SeedFile(parsing: text) }
    #expect(lineOfError(in: text) == Int(line))
  }

  @Test("an edited file can be read all the same by who writes it anew")
  func edited() throws {
    let text = Self.freezeText + "settle\n"
    #expect(throws: SeedFormatError.self) { try SeedFile(parsing: text) }
    let seed = try SeedFile(parsing: text, keyCheck: .skipped)
    #expect(seed.trace.actions == [.swipe(.full, from: .edge), .settle])
    #expect(seed.key != Self.freeze.key)
  }

  @Test("a line of ten megabytes is refused at its limit")
  func longLine() {
    let long = String(repeating: "x", count: 10_000_000)
    #expect(
      message { try SeedFile(parsing: long) }
        == "line 1: the line is longer than 1000 bytes, and no header is")
    #expect(
      message { try SeedFile(parsing: "navfuzz-seed 1\nsubject: " + long) }
        == "line 2: the line is longer than 1000 bytes, and no header is")
  }

  private func lineOfError(in text: String) -> Int? {
    do throws(SeedFormatError) {
      _ = try SeedFile(parsing: text)
      return nil
    } catch {
      return error.line
    }
  }
}

extension String {
  /// The text with one part of it replaced.
  fileprivate func replacingCharacters(in range: Range<Index>, with replacement: String) -> String {
    self[..<range.lowerBound] + replacement + self[range.upperBound...]
  }
}
