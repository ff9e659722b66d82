// TraceTextTests: the text form of traces, word for word, with every mistake that can be made in it.

import FuzzCore
@testable import NavigationModel
import Testing

@Suite("Trace text") struct TraceTextTests {
  /// Every form of every action, each on its line, with the action that it stands for.
  static let golden: [(String, Action)] = [
    ("push", .push(kind: 0, animated: true)),
    ("push kind=2", .push(kind: 2, animated: true)),
    ("push unanimated", .push(kind: 0, animated: false)),
    ("push kind=2 unanimated", .push(kind: 2, animated: false)),
    ("pop", .pop(animated: true)),
    ("pop unanimated", .pop(animated: false)),
    ("pop-to-root", .popToRoot(animated: true)),
    ("pop-to-root unanimated", .popToRoot(animated: false)),
    ("back-tap", .backTap),
    ("pop-to 1", .popTo(position: 1, animated: true)),
    ("pop-to 0 unanimated", .popTo(position: 0, animated: false)),
    ("set-stack top-alone unanimated", .setStack(.topAlone, animated: false)),
    ("set-stack new-alone", .setStack(.newAlone, animated: true)),
    ("set-stack root-and-new", .setStack(.rootAndNew, animated: true)),
    ("set-stack root-and-top", .setStack(.rootAndTop, animated: true)),
    ("set-stack add-two", .setStack(.addTwo, animated: true)),
    ("set-stack replace-top", .setStack(.replaceTop, animated: true)),
    ("set-stack insert-under-root", .setStack(.insertUnderRoot, animated: true)),
    ("set-stack insert-under-top", .setStack(.insertUnderTop, animated: true)),
    ("set-stack swap-top", .setStack(.swapTop, animated: true)),
    ("set-stack same", .setStack(.same, animated: true)),
    ("bar hidden", .setBar(hidden: true, animated: true)),
    ("bar shown unanimated", .setBar(hidden: false, animated: false)),
    ("swipe-enabled off", .setSwipe(enabled: false)),
    ("swipe-enabled on", .setSwipe(enabled: true)),
    ("take-delegate", .takeDelegate),
    ("return-delegate", .returnDelegate),
    ("cover", .cover),
    ("uncover", .uncover),
    ("push-again 0", .pushAgain(position: 0)),
    ("present full", .present(.full, animated: true)),
    ("present page unanimated", .present(.page, animated: false)),
    ("present form", .present(.form, animated: true)),
    ("present locked", .present(.locked, animated: true)),
    ("present over", .present(.over, animated: true)),
    ("root other", .setRoot(.other)),
    ("root forwarding", .setRoot(.forwarding)),
    ("peek on", .peek(true)),
    ("peek off", .peek(false)),
    ("empty-stack", .emptyStack(animated: true)),
    ("keep 1", .lifetime(.keep(position: 1))),
    ("let-go", .lifetime(.letGo)),
    ("push-kept", .lifetime(.pushKept)),
    ("extra-target on", .lifetime(.extraTarget(true))),
    ("forward-delegate", .lifetime(.forwardDelegate)),
    ("delegate-dies", .lifetime(.delegateDies)),
    ("select-tab 1", .selectTab(1)),
    ("tap-tab 2", .tapTab(2)),
    ("reselect-tab", .reselectTab),
    ("dismiss top", .dismiss(.top, animated: true)),
    ("dismiss all unanimated", .dismiss(.all, animated: false)),
    ("sheet-swipe full", .sheetSwipe(.full)),
    ("sheet-swipe partial", .sheetSwipe(.partial)),
    ("sheet-swipe interrupted", .sheetSwipe(.interrupted)),
    ("swipe full", .swipe(.full, from: .edge)),
    ("swipe partial from=inside", .swipe(.partial, from: .inside)),
    ("swipe flick from=right-edge", .swipe(.flick, from: .rightEdge)),
    ("swipe interrupted from=bar", .swipe(.interrupted, from: .bar)),
    ("double-swipe 20", .doubleSwipe(gap: 20)),
    ("swipe-during push 100", .swipeDuring(.push, delay: 100)),
    ("swipe-during pop 0", .swipeDuring(.pop, delay: 0)),
    ("down edge", .down(.edge)),
    ("down inside", .down(.inside)),
    ("down right-edge", .down(.rightEdge)),
    ("down bar", .down(.bar)),
    ("move 40", .move(40, vertically: 0)),
    ("move -40 vertically=30", .move(-40, vertically: 30)),
    ("move 0 vertically=-30", .move(0, vertically: -30)),
    ("up 0", .up(velocity: 0)),
    ("up -200", .up(velocity: -200)),
    ("cancel-touch", .cancelTouch),
    ("settle", .settle),
    ("wait 16", .wait(16)),
  ]

  @Test(
    "every action is written as its line, and the line is read as the action", arguments: golden)
  func lines(line: String, action: Action) throws {
    #expect(action.text == line)
    #expect(try Trace(parsing: line).actions == [action])
  }

  @Test("the alphabet and random values survive writing and reading")
  func roundTrip() throws {
    let vocabulary = NavigationVocabulary(SubjectFacts(capabilities: .all, hasRouter: true))
    #expect(try Trace(parsing: Trace(vocabulary.alphabet).text).actions == vocabulary.alphabet)
    var choices = RandomChoices(seed: 7)
    let actions = try (0..<2000).map { _ in
      let kind = choices.choose(below: vocabulary.kindCount)
      let values = vocabulary.domains(ofKind: kind).map { choices.draw(in: $0.range) }
      return try #require(vocabulary.action(Shape(kind: kind, values: values)))
    }
    let text = Trace(actions).text
    #expect(try Trace(parsing: text).actions == actions)
    #expect(try Trace(parsing: text).text == text)
  }

  @Test("comments, blank lines, CRLF, tabs and options in another order do not count")
  func lenient() throws {
    let text = "# all of it\r\n\r\n\tpush  unanimated kind=2 # once\r\npop#at once\n   \nwait 16"
    #expect(try Trace(parsing: text).text == "push kind=2 unanimated\npop\nwait 16\n")
    #expect(try Trace(parsing: "push kind=0\nswipe from=edge full").text == "push\nswipe full\n")
    #expect(try Trace(parsing: "").actions.isEmpty)
    #expect(try Trace(parsing: "\n\n").actions.isEmpty)
    #expect(try Trace(parsing: "pop\nwait 1\npush".dropFirst(4)).text == "wait 1\npush\n")
  }

  @Test(
    "each mistake has one sentence with the line and the nearest valid word",
    arguments: [
      ("psuh", "line 1: no action is called 'psuh': did you mean 'push'?"),
      (
        "push\n\n# x\npopToRoot",
        "line 4: no action is called 'popToRoot': did you mean 'pop-to-root'?"
      ),
      ("teleport", "line 1: no action is called 'teleport': `navfuzz list` shows them all"),
      ("pop-to", "line 1: 'pop-to' lacks its position: it is a number from 0 to 7"),
      ("wait", "line 1: 'wait' lacks its time: it is a number from 0 to 10000 milliseconds"),
      ("down", "line 1: 'down' lacks its place: it is one of edge, inside, right-edge, bar"),
      (
        "swipe from=bar",
        "line 1: 'swipe' lacks its form of swipe: it is one of full, partial, flick, interrupted"
      ),
      ("swipe-during 20", "line 1: '20' is no request: it is one of push, pop"),
      (
        "swipe-during push",
        "line 1: 'swipe-during' lacks its delay: it is a number from 0 to 100 milliseconds"
      ),
      ("pop-to 8", "line 1: '8' is no position: it is a number from 0 to 7"),
      ("pop-to top", "line 1: 'top' is no position: it is a number from 0 to 7"),
      ("wait -1", "line 1: '-1' is no time: it is a number from 0 to 10000 milliseconds"),
      ("wait 1e3", "line 1: '1e3' is no time: it is a number from 0 to 10000 milliseconds"),
      (
        "wait 99999999999999999999",
        "line 1: '99999999999999999999' is no time: it is a number from 0 to 10000 milliseconds"
      ),
      ("move 376", "line 1: '376' is no distance: it is a number from -375 to 375 points"),
      (
        "move 1 vertically=668",
        "line 1: '668' is no vertical distance: it is a number from -667 to 667 points"
      ),
      (
        "up fast",
        "line 1: 'fast' is no velocity: it is a number from -5000 to 5000 points per second"
      ),
      ("push kind=32", "line 1: '32' is no kind of screen: it is a number from 0 to 31"),
      ("push kind=", "line 1: '' is no kind of screen: it is a number from 0 to 31"),
      ("down midle", "line 1: 'midle' is no place: it is one of edge, inside, right-edge, bar"),
      ("down rigth-edge", "line 1: 'rigth-edge' is no place: did you mean 'right-edge'?"),
      ("bar hiden", "line 1: 'hiden' is no bar state: did you mean 'hidden'?"),
      ("swipe-enabled maybe", "line 1: 'maybe' is no setting: it is one of off, on"),
      ("set-stack toptalone", "line 1: 'toptalone' is no recipe: did you mean 'top-alone'?"),
      ("swipe full from=bra", "line 1: 'bra' is no place: did you mean 'bar'?"),
      ("push unanimatd", "line 1: 'push' has no place for 'unanimatd': did you mean 'unanimated'?"),
      ("push knid=2", "line 1: 'push' has no place for 'knid=': did you mean 'kind='?"),
      ("push twice", "line 1: 'push' has no place for 'twice': only kind=, unanimated may follow"),
      ("settle now", "line 1: 'settle' has no place for 'now': nothing more may follow"),
      ("pop-to 1 2", "line 1: 'pop-to' has no place for '2': only unanimated may follow"),
      ("pop unanimated unanimated", "line 1: 'pop' has 'unanimated' twice: keep one of the two"),
      ("push kind=1 kind=2", "line 1: 'push' has 'kind=' twice: keep one of the two"),
      ("p\u{0}p", "line 1: no action is called 'p\\0p': did you mean 'pop'?"),
    ])
  func mistakes(text: String, sentence: String) {
    #expect(message { try Trace(parsing: text) } == sentence)
  }

  @Test("a line of ten megabytes is refused at its limit, and not shown")
  func longLine() {
    let line = "wait 1\n" + String(repeating: "p", count: 10_000_000)
    let clock = ContinuousClock()
    let time = clock.measure {
      #expect(
        message { try Trace(parsing: line) }
          == "line 2: the line is longer than 1000 bytes, and no action is")
    }
    #expect(time < .seconds(1))
  }

  @Test("a long word is clipped at forty characters")
  func longWord() {
    let word = String(repeating: "p", count: 200)
    #expect(
      message { try Trace(parsing: word) }
        == "line 1: no action is called '\(word.prefix(40))...': `navfuzz list` shows them all")
  }

  @Test("ten thousand actions are read, and one more is refused")
  func longTrace() throws {
    let most = String(repeating: "pop\n", count: Trace.maximumLength)
    #expect(try Trace(parsing: most).actions.count == Trace.maximumLength)
    #expect(
      message { try Trace(parsing: most + "\n# end\npop\n") }
        == "line 10003: a trace holds at most 10000 actions")
  }
}
