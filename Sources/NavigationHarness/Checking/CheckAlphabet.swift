// CheckAlphabet: the actions of which `check` makes all sequences, one for each class of alike ones.

import FuzzCore
package import NavigationModel

/// The actions of which `check` makes all sequences.
///
/// Numbers stand for classes: a move just below, at and just above each threshold, a wait to just before and to the end of each
/// animation. Screens are named by position.
package enum CheckAlphabet: String, CaseIterable, Sendable {
  /// Calls that change the stack, touches, whole gestures, and time.
  case usual
  /// All that a subject can be made to meet: besides, every kind of screen, every recipe of a stack, the bar, the delegate, the
  /// switch of the swipe, a modal, and each place for a finger.
  case whole

  /// The letters for a subject; the actions that it excludes are left out.
  package func letters(for facts: SubjectFacts) -> [Action] {
    let vocabulary = NavigationVocabulary(facts)
    var letters = calls(facts) + touches(facts) + gestures(facts) + waits(facts)
    if self == .whole { letters += rest(facts) }
    letters += asked(vocabulary, facts)
    var distinct: [Action] = []
    for letter in letters where !vocabulary.isExcluded(letter.kind) && !distinct.contains(letter) {
      distinct.append(letter)
    }
    return distinct
  }

  private func calls(_ facts: SubjectFacts) -> [Action] {
    var calls: [Action] = []
    let kinds = self == .whole ? facts.kinds.count : 1
    for kind in 0..<kinds {
      calls += [.push(kind: kind, animated: true), .push(kind: kind, animated: false)]
    }
    calls += [.pop(animated: true), .pop(animated: false), .popToRoot(animated: true)]
    calls.append(.popTo(position: 1, animated: true))
    // A new top, the same top over another stack, the same screens in another order.
    let recipes: [StackRecipe] =
      self == .whole ? StackRecipe.allCases : [.rootAndNew, .rootAndTop, .swapTop]
    calls += recipes.map { .setStack($0, animated: true) }
    calls.append(.backTap)
    return calls
  }

  private func touches(_ facts: SubjectFacts) -> [Action] {
    let hysteresis = facts.switches.number(.edgeHysteresis)
    let finish = min(200, ScreenSize.width / 2)
    let distances = [hysteresis - 1, hysteresis, hysteresis + 1, finish - 1, finish, finish + 1]
    return [.down(.edge), .down(.inside)]
      + distances.map { .move($0, vertically: 0) }
      + [.up(velocity: 0), .up(velocity: 1000), .up(velocity: -200), .cancelTouch]
  }

  private func gestures(_ facts: SubjectFacts) -> [Action] {
    var gestures: [Action] = SwipeForm.allCases.map { .swipe($0, from: .edge) }
    if facts.swipesFromAnywhere || self == .whole { gestures.append(.swipe(.full, from: .inside)) }
    gestures.append(.doubleSwipe(gap: 0))
    gestures += SwipedRequest.allCases.map { .swipeDuring($0, delay: 0) }
    return gestures
  }

  /// A turn, to just before the end of an animation, to its end, to rest.
  private func waits(_ facts: SubjectFacts) -> [Action] {
    let duration = facts.switches.number(.pushPopDuration)
    return [.wait(0), .wait(duration - 1), .wait(duration), .settle]
  }

  /// The actions of the capabilities that the run is given: in the whole alphabet with each of their numbers that matters, in the
  /// usual one with the simplest numbers but the first, and for that one with the same classes as the base vocabulary has.
  private func asked(_ vocabulary: NavigationVocabulary, _ facts: SubjectFacts) -> [Action] {
    let base = touches(facts) + waits(facts)
    return vocabulary.alphabet.filter { action in
      guard action.kind.capability != nil else { return false }
      return self == .whole
        || (action.numbers.dropFirst().allSatisfy { $0 == 0 } && isUsual(action, beside: base))
    }
  }

  /// Whether the action of a second finger, or a time, is one that the first finger, or a wait, has as well.
  private func isUsual(_ action: Action, beside base: [Action]) -> Bool {
    switch action {
    case .secondDown(let place): base.contains(.down(place))
    case .secondMove(let distance): base.contains(.move(distance, vertically: 0))
    case .secondUp(let velocity): base.contains(.up(velocity: velocity))
    case .background(let time), .interruption(let time): base.contains(.wait(time))
    default: true
    }
  }

  /// What the usual alphabet lacks.
  private func rest(_ facts: SubjectFacts) -> [Action] {
    var rest: [Action] = [
      .popToRoot(animated: false), .popTo(position: 1, animated: false),
      .takeDelegate, .returnDelegate, .cover, .uncover, .down(.rightEdge), .down(.bar),
      .swipe(.full, from: .rightEdge), .wait(TouchScript.frame), .wait(100),
      .move(-20, vertically: 0), .move(20, vertically: 60), .up(velocity: 100),
      .doubleSwipe(gap: TouchScript.frame),
    ]
    rest += StackRecipe.allCases.map { .setStack($0, animated: false) }
    rest += [true, false].flatMap { hidden in
      [Action.setBar(hidden: hidden, animated: true), .setSwipe(enabled: hidden)]
    }
    rest += SwipedRequest.allCases.map { .swipeDuring($0, delay: 100) }
    if facts.promises.contains(.absorbsDuplicatePush)
      || facts.switches[.duplicatePush] == "ignore"
    {
      rest += [.pushAgain(position: 0), .pushAgain(position: 1)]
    }
    return rest
  }
}
