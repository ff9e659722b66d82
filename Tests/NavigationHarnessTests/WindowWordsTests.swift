// WindowWordsTests: failing windows are put into words that an app developer understands.

import FuzzCore
import NavigationModel
import NavigationSpec
import NavigationStage
import NavigationSubjects
import Testing

@testable import NavigationHarness

@Suite("Window words")
struct WindowWordsTests {
  private static let words = WindowWords(kindNames: ["plain", "hidden", "list"])

  /// A window of which every value was tried.
  private static func window(_ range: ClosedRange<Int>, fails: [ClosedRange<Int>]) -> FailingWindow
  {
    FailingWindow(
      range: range,
      samples: range.map { value in
        FailingWindow.Sample(value: value, fails: fails.contains { $0.contains(value) })
      })
  }

  @Test(
    "tell from where to where it fails, where it passes, and the holes",
    arguments: [
      ([0...349], "fails from 0 to 349 ms, passes from 350"),
      ([1...349], "fails from 1 to 349 ms, passes below 1 and from 350"),
      ([500...500], "fails at 500 ms, passes below 500 and from 501"),
      ([10...600], "fails from 10 to 600 ms, passes below 10"),
      (
        [0...16, 20...20, 30...600],
        "fails from 0 to 16, at 20 and from 30 to 600 ms, passes between"
      ),
      ([0...600], "fails at any number of ms from 0 to 600"),
    ] as [([ClosedRange<Int>], String)])
  func numbers(fails: [ClosedRange<Int>], words: String) {
    let window = Self.window(0...600, fails: fails)
    #expect(Self.words.clauses(for: [window], of: .wait(16)) == [words])
  }

  @Test("say that an end is not exact where nothing was tried beside it")
  func inexact() {
    let window = FailingWindow(
      range: 0...600, samples: [.init(value: 16, fails: true), .init(value: 100, fails: false)])
    #expect(
      Self.words.clauses(for: [window], of: .wait(16)) == [
        "fails about at 16 ms, passes below 16 and from 17"
      ])
  }

  @Test("name the screens that are interchangeable, and calls without animation")
  func words() {
    let animation = Self.window(0...1, fails: [0...1])
    let push = Action.push(kind: 0, animated: true)
    #expect(
      Self.words.clauses(for: [Self.window(0...2, fails: [0...0, 2...2]), animation], of: push) == [
        "the screens 'plain' and 'list' are interchangeable", "fails without animation as well",
      ])
    #expect(
      Self.words.clauses(for: [Self.window(0...2, fails: [0...2]), animation], of: push).first
        == "any screen will do")
    let only = [Self.window(0...2, fails: [0...0]), Self.window(0...1, fails: [0...0])]
    #expect(Self.words.clauses(for: only, of: push) == [])
  }

  @Test("name the other words with which it fails, whatever they stand for")
  func others() {
    let forms = Self.window(0...3, fails: [0...0, 2...3])
    let places = Self.window(0...3, fails: [0...0, 3...3])
    #expect(
      Self.words.clauses(for: [forms, places], of: .swipe(.full, from: .edge)) == [
        "fails with flick, interrupted and bar as well"
      ])
  }

  @Test("leave out a number that is left out in the text and must be so")
  func optional() {
    let move = Action.move(10, vertically: 0)
    let distance = Self.window(-375...375, fails: [10...375])
    #expect(
      Self.words.clauses(for: [distance, Self.window(-667...667, fails: [0...0])], of: move) == [
        "fails from 10 to 375 points to the right, passes below 10"
      ])
  }

  @Test(
    "are those of the real subject: two quick swipes freeze while the first one's animation runs")
  @MainActor
  func real() throws {
    var runner = CaseRunner(subject: .delegateSelf, switches: Profile.ios17.switches)
    let trace: [Action] = [.push(kind: 0, animated: false), .doubleSwipe(gap: 0)]
    let signature = try #require(runner.run(trace).violation).signature
    let leeway = runner.leeway(of: trace, signature: signature)
    #expect(leeway.unneeded == [])
    let window = leeway.windows[1][0]
    #expect(window.intervals.first?.range.lowerBound == 0)
    for sample in window.samples {
      let result = runner.run([trace[0], .doubleSwipe(gap: sample.value)])
      #expect((result.violation?.signature == signature) == sample.fails)
    }
  }
}
