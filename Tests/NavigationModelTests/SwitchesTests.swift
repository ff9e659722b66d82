// SwitchesTests: values of switches are set, read, compared and refused.

@testable import NavigationModel
import Testing

@Suite("Switches") struct SwitchesTests {
  let ios17 = Profile.ios17.switches

  @Test("a value that is set is read back, as a word and as a number")
  func values() throws {
    var switches = ios17
    switches[.nestedTransitionPolicy] = "corrupt"
    switches[.pushPopDuration] = "500"
    #expect(switches.is(.nestedTransitionPolicy, "corrupt"))
    #expect(!switches.is(.nestedTransitionPolicy, "queue"))
    #expect(switches.number(.pushPopDuration) == 500)
    #expect(switches[.pushPopDuration] == "500")
    #expect(switches.number(.nestedTransitionPolicy) == 0)
    #expect(switches.code(.nestedTransitionPolicy) == 1)
    #expect(ios17.number(.pushPopDuration) == 350)
    #expect(switches != ios17)
  }

  @Test("differences come in the order of the table, whatever the order of setting")
  func differences() throws {
    let one = try ios17.setting(all: ["didShowOnCancel=afterCancel", "edgeWidth=30"])
    let other = try ios17.setting(all: ["edgeWidth=30", "didShowOnCancel=afterCancel"])
    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
    #expect(
      one.differences(from: .ios17).map { Setting($0, $1).text } == [
        "edgeWidth=30", "didShowOnCancel=afterCancel",
      ])
  }

  @Test("blanks do not count, and a number is stored plainly")
  func lenient() throws {
    #expect(try Setting(parsing: " edgeWidth = +030 ") == Setting(.edgeWidth, "30"))
    #expect(try ios17.setting("edgeWidth=030")[.edgeWidth] == "30")
  }

  @Test(
    "each mistake has one sentence with the nearest valid word",
    arguments: [
      ("edgeWidth", "'edgeWidth' sets no switch: write it as switch=value"),
      ("", "'' sets no switch: write it as switch=value"),
      ("=3", "no switch is called '': `navfuzz list` shows them all"),
      ("edgewidht=3", "no switch is called 'edgewidht': did you mean 'edgeWidth'?"),
      ("colour=red", "no switch is called 'colour': `navfuzz list` shows them all"),
      (
        "nestedTransitionPolicy=quue",
        "nestedTransitionPolicy has no value 'quue': did you mean 'queue'?"
      ),
      (
        "nestedTransitionPolicy=later",
        "nestedTransitionPolicy has no value 'later': it is one of queue, corrupt, interrupt, trap, refuse"
      ),
      ("edgeWidth=60", "edgeWidth has no value '60': it is a number from 6 to 59 points"),
      ("edgeWidth=wide", "edgeWidth has no value 'wide': it is a number from 6 to 59 points"),
      ("barDuration=0", "barDuration has no value '0': it is a number from 1 to 5000 milliseconds"),
      (
        "barDuration=99999999999999999999",
        "barDuration has no value '99999999999999999999': it is a number from 1 to 5000 milliseconds"
      ),
      ("edge\u{1B}[2J=1", "no switch is called 'edge\\u{1B}[2J': `navfuzz list` shows them all"),
    ])
  func mistakes(text: String, sentence: String) {
    #expect(message { try ios17.setting(text) } == sentence)
  }

  @Test(
    "values that break a rule together are refused with the reason and the remedy",
    arguments: [
      (
        "cancelCallbackTime=willAtDecision", "cancelRestoreTime=atAnimationEnd",
        "a controller would hear that it comes back before the stack holds it again; "
          + "make it cancelRestoreTime=atDecision or cancelCallbackTime=atAnimationEnd"
      ),
      (
        "sameTurnPush=afterCommit", "transitionStart=synchronousWhenVisible",
        "a set that is over within its call leaves no push to wait for the commit; "
          + "make it transitionStart=nextLayout or sameTurnPush=immediate"
      ),
      (
        "multiLevelPopRead=departingFirstUntilLayout", "transitionStart=synchronousWhenVisible",
        "a transition that starts within the call leaves no time before the layout; "
          + "make it transitionStart=nextLayout or multiLevelPopRead=exact"
      ),
      (
        "popDuringTransitionReturn=controller", "nestedTransitionPolicy=refuse",
        "a pop that is refused has popped nobody whom it could return; "
          + "make it nestedTransitionPolicy=queue or popDuringTransitionReturn=nil"
      ),
    ])
  func contradictions(one: String, other: String, rest: String) {
    let ground = Switches.recommended
    let sentence = "\(one) contradicts \(other): \(rest)"
    #expect(message { try ground.setting(all: [one, other]) } == sentence)
    #expect(message { try ground.setting(all: [other, one]) } == sentence)
  }

  @Test("each pair that is refused can be cured in both ways, as it says")
  func cures() throws {
    for pair in Contradiction.all {
      #expect(pair.insteadOfOne.key == pair.one.key)
      #expect(pair.insteadOfOther.key == pair.other.key)
      let ground = Switches.recommended.making(pair.other)
      try ground.checkContradictions()
      let cured = ground.making(pair.one)
      try cured.checkContradictions()
      #expect(cured[pair.one.key] == pair.one.word)
      #expect(cured[pair.other.key] == pair.insteadOfOther.word)
      let otherWay = cured.making(pair.other)
      try otherWay.checkContradictions()
      #expect(otherWay[pair.one.key] == pair.insteadOfOne.word)
    }
  }

  @Test("every value of every switch can be made to hold, by itself", arguments: Profile.allCases)
  func making(profile: Profile) throws {
    for key in Switch.allCases {
      guard case .words(let words) = key.values else { continue }
      for word in words {
        let made = profile.switches.making(Setting(key, word))
        try made.checkContradictions()
        #expect(made[key] == word)
        #expect(made.differences(from: profile).count <= 2)
      }
    }
  }

  @Test("a pair that holds together is accepted in either order")
  func pairs() throws {
    let pair = ["cancelCallbackTime=willAtDecision", "cancelRestoreTime=atDecision"]
    #expect(try ios17.setting(all: pair) == ios17.setting(all: Array(pair.reversed())))
  }

  @Test("one switch cannot be set twice")
  func twice() {
    #expect(
      message { try ios17.setting(all: ["edgeWidth=20", "edgeWidth=30"]) }
        == "edgeWidth is set twice: keep one of the two")
  }

  @Test("a setting of megabytes is refused with its first forty characters")
  func huge() {
    let text = String(repeating: "x", count: 10_000_000)
    #expect(
      message { try ios17.setting(text) }
        == "'\(String(repeating: "x", count: 40))...' sets no switch: write it as switch=value")
  }
}

@Suite("Nearest word") struct NearestWordTests {
  @Test(
    "finds the word that was meant, or none",
    arguments: [
      ("psuh", "push"), ("popToRoot", "pop-to-root"), ("SETTLE", "settle"), ("wiat", "wait"),
      ("pop_to", "pop-to"), ("xyzzy", nil), ("", nil), ("-", nil),
      (String(repeating: "push", count: 11), nil),
    ] as [(String, String?)])
  func nearest(word: String, meant: String?) {
    #expect(NearestWord.to(word, among: ActionKind.names) == meant)
  }

  @Test(
    "takes another number for no slip, however many digits it has",
    arguments: ["ios8", "ios1", "ios177", "ios16", "IOS-27"])
  func numbers(word: String) {
    #expect(NearestWord.to(word, among: ["ios7", "ios11", "ios17", "ios18", "ios26"]) == nil)
    #expect(NearestWord.to("iso17", among: ["ios11", "ios17"]) == "ios17")
    #expect(NearestWord.to("oos17", among: ["ios11", "ios17"]) == "ios17")
  }

  @Test("finds a key that differs in case only, or in up to two digits of any sort")
  func keys() {
    let keys = ["0123456789abcdef", "da93470a82f8b851"]
    for word in ["DA93470A82F8B851", "da93470a82f8b85", "da93470a82f8b861", "a93470a82f8b8510"] {
      #expect(NearestWord.nearest(to: word, amongKeys: keys) == keys[1])
    }
    #expect(NearestWord.nearest(to: "da93470a82f8b", amongKeys: keys) == nil)
  }

  @Test("of words that are equally near the first wins")
  func ties() {
    #expect(NearestWord.to("cat", among: ["bat", "cut"]) == "bat")
    #expect(NearestWord.to("cat", among: ["cut", "bat"]) == "cut")
  }

  @Test(
    "counts insertions, deletions, replacements and swaps",
    arguments: [
      ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0), ("abc", "acb", 1), ("abcd", "bd", 2),
    ])
  func distance(left: String, right: String, expected: Int) {
    #expect(NearestWord.distance(from: Array(left.utf8), to: Array(right.utf8)) == expected)
  }
}

@Suite("Excerpt") struct ExcerptTests {
  @Test("clips at forty scalars and shows control characters as escapes")
  func clips() {
    #expect(Excerpt.of("plain") == "plain")
    #expect(Excerpt.of(String(repeating: "a", count: 40)) == String(repeating: "a", count: 40))
    #expect(
      Excerpt.of(String(repeating: "a", count: 41)) == String(repeating: "a", count: 40) + "...")
    #expect(Excerpt.of("a\u{0}b\u{1B}c\u{202E}") == "a\\0b\\u{1B}c\\u{202E}")
    // One character of ten thousand scalars.
    let accents = "e" + String(repeating: "\u{301}", count: 10_000)
    #expect(Excerpt.of(accents).unicodeScalars.count == 43)
  }

  @Test("trims spaces, tabs and carriage returns, and nothing within")
  func trims() {
    #expect(Excerpt.trimmed(" \ta b\r") == "a b")
    #expect(Excerpt.trimmed(" \t\r") == "")
    #expect(Excerpt.trimmed("a") == "a")
  }
}
