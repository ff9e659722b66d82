// NavigationVocabularyTests: actions and their forms are exact inverses, and the alphabet is what the subject allows.

import FuzzCore
@testable import NavigationModel
import Testing

@Suite("Navigation vocabulary") struct NavigationVocabularyTests {
  let vocabulary = NavigationVocabulary(
    SubjectFacts(kinds: [ScreenTraits("plain"), ScreenTraits("hidden"), ScreenTraits("scroll")]))

  @Test("kinds are named by the words of the text format, simplest first")
  func kinds() {
    let base = ActionKind.allCases.filter { $0.capability == nil }
    #expect(
      base.map { vocabulary.kindName($0.rawValue) } == [
        "push", "pop", "pop-to-root", "back-tap", "pop-to", "set-stack", "bar", "swipe-enabled",
        "take-delegate", "return-delegate", "cover", "uncover", "push-again", "settle", "wait",
        "swipe", "double-swipe", "swipe-during", "down", "move", "up", "cancel-touch",
      ])
  }

  @Test("a form leads back to its action, and an action to its form, all over the alphabet")
  func inverse() {
    let alphabet = vocabulary.alphabet
    #expect(alphabet.count == 128)
    #expect(Set(alphabet).count == alphabet.count)
    for action in alphabet {
      #expect(vocabulary.action(vocabulary.shape(of: action)) == action)
    }
  }

  @Test("and for values drawn anywhere in their ranges", arguments: ActionKind.allCases)
  func inverseAnywhere(of actionKind: ActionKind) throws {
    let vocabulary = NavigationVocabulary(SubjectFacts(capabilities: .all, hasRouter: true))
    let kind = actionKind.rawValue
    var choices = RandomChoices(seed: UInt64(kind))
    for _ in 0..<200 {
      let values = vocabulary.domains(ofKind: kind).map { choices.draw(in: $0.range) }
      let shape = Shape(kind: kind, values: values)
      let action = try #require(vocabulary.action(shape))
      #expect(vocabulary.shape(of: action) == shape)
      #expect(action.kind.rawValue == kind)
    }
  }

  @Test("the simplest action of each kind")
  func origins() {
    let base = ActionKind.allCases.filter { $0.capability == nil }.map(\.rawValue)
    let simplest = base.map { kind in
      let values = vocabulary.domains(ofKind: kind).map(\.origin)
      return vocabulary.action(Shape(kind: kind, values: values))?.text
    }
    #expect(
      simplest == [
        "push", "pop", "pop-to-root", "back-tap", "pop-to 0", "set-stack top-alone", "bar hidden",
        "swipe-enabled off", "take-delegate", "return-delegate", "cover", "uncover",
        "push-again 0", "settle", "wait 0", "swipe full", "double-swipe 0", "swipe-during push 0",
        "down edge", "move 0", "up 0", "cancel-touch",
      ])
  }

  @Test("a form with a number too many, too few or out of range has no action")
  func refused() {
    let push = ActionKind.push.rawValue
    #expect(vocabulary.action(Shape(kind: push, values: [2, 0])) == .push(kind: 2, animated: true))
    #expect(vocabulary.action(Shape(kind: push, values: [3, 0])) == nil)
    #expect(vocabulary.action(Shape(kind: push, values: [-1, 0])) == nil)
    #expect(vocabulary.action(Shape(kind: push, values: [0])) == nil)
    #expect(vocabulary.action(Shape(kind: push, values: [0, 0, 0])) == nil)
    #expect(vocabulary.action(Shape(kind: 22)) == nil)
    #expect(vocabulary.action(Shape(kind: -1)) == nil)
    #expect(vocabulary.action(Shape(kind: ActionKind.wait.rawValue, values: [10_001])) == nil)
  }

  @Test("thresholds lie around the values of the switches")
  func thresholds() {
    var switches = Profile.ios17.switches
    switches[.edgeHysteresis] = "5"
    switches[.pushPopDuration] = "300"
    let vocabulary = NavigationVocabulary(SubjectFacts(switches: switches))
    func thresholds(_ kind: ActionKind, _ index: Int) -> [Int] {
      vocabulary.domains(ofKind: kind.rawValue)[index].thresholds
    }
    #expect(
      thresholds(.move, 0) == [
        0, 1, 4, 5, 6, -6, 9, 10, 11, -11, 186, 187, 188, 375, -375,
      ])
    #expect(thresholds(.move, 1) == [0, 30])
    #expect(thresholds(.up, 0) == [0, 100, -200, 500, 1000])
    #expect(thresholds(.wait, 0) == [0, 1, 16, 20, 60, 100, 200, 299, 300, 301, 1000])
    #expect(thresholds(.popTo, 0) == [0, 1, 2])
    #expect(thresholds(.push, 0) == [0])
  }

  @Test("equal units are shared, so that waits and gaps can be added up")
  func units() {
    func unit(_ kind: ActionKind, _ index: Int) -> Int {
      vocabulary.domains(ofKind: kind.rawValue)[index].unit
    }
    #expect(unit(.wait, 0) == unit(.doubleSwipe, 0))
    #expect(unit(.wait, 0) == unit(.swipeDuring, 1))
    #expect(unit(.move, 0) != unit(.move, 1))
    #expect(unit(.up, 0) != unit(.move, 0))
  }

  @Test("excluded kinds are not in the alphabet, and no form leads to them")
  func excluded() {
    let facts = SubjectFacts(excludedActions: ["bar", "swipe-during", "push-again"])
    let vocabulary = NavigationVocabulary(facts)
    #expect(vocabulary.isExcluded(.setBar))
    #expect(!vocabulary.isExcluded(.push))
    let kinds = Set(vocabulary.alphabet.map(\.kind))
    let base = ActionKind.allCases.filter { $0.capability == nil }
    #expect(kinds == Set(base).subtracting([.setBar, .swipeDuring, .pushAgain]))
    #expect(vocabulary.action(vocabulary.shape(of: .pushAgain(position: 0))) == nil)
  }
}
