// Paper: a navigation controller on paper: observations written by hand, for tests of the oracle alone.

import FuzzCore
import NavigationModel
import Testing

@testable import NavigationSpec

/// Feeds an oracle with observations that a test writes by hand.
struct Paper {
  var oracle: Specification
  var observation = Observation()
  /// What the oracle said first.
  var failure: Violation?

  /// Begins at rest with the start stack of the facts.
  init(_ facts: SubjectFacts = SubjectFacts()) {
    oracle = Specification(facts)
    observation.stack = facts.start.indices.map { ScreenID($0) }
    observation.shown = observation.stack.last ?? .none
    observation.isBarHidden = facts.kinds[facts.start.last ?? 0].bar == .hidden
  }

  /// Expects that the oracle complained, by this rule first.
  func expectFailure(_ rule: Rule, at place: SourceLocation = #_sourceLocation) {
    #expect(failure?.rule == rule, sourceLocation: place)
  }

  /// Expects that the oracle has nothing to say.
  func expectNoFailure(at place: SourceLocation = #_sourceLocation) {
    #expect(failure == nil, sourceLocation: place)
  }

  /// The oracle hears an action.
  mutating func announce(_ action: Action) { oracle.announce(action) }

  /// The oracle sees a moment; `change` says what is new.
  mutating func see(
    _ point: Observation.Point, after milliseconds: Int = 0, events: [Event] = [],
    change: (inout Observation) -> Void = { _ in }
  ) {
    observation.point = point
    observation.instant += milliseconds
    observation.events = events
    change(&observation)
    let verdict = oracle.accept(observation)
    if failure == nil { failure = verdict }
  }

  /// A pop without animation is called at rest; what settles it is announced.
  mutating func callPop() {
    announce(.pop(animated: false))
    see(.afterCall) {
      $0.stack.removeLast()
      $0.isQuiescent = false
    }
    announce(.settle)
  }

  /// An animated push at rest, up to its end.
  mutating func push(_ number: Int, kind: Int = 0) {
    let below = observation.stack.last ?? .none
    let screen = ScreenID(number)
    announce(.push(kind: kind, animated: true))
    see(.afterCall) {
      $0.stack.append(screen)
      $0.isQuiescent = false
    }
    announce(.settle)
    see(.turnEnd, events: Self.start(from: below, to: screen)) { $0.isInTransition = true }
    see(.turnEnd, after: 350, events: Self.end(from: below, to: screen)) {
      $0.rest(showing: screen)
    }
    see(.settled)
  }

  /// The callbacks at the start of a transition; to a screen that was made later it is a push, else a pop.
  static func start(
    from: ScreenID, to: ScreenID, animated: Bool = true, isInteractive: Bool = false
  ) -> [Event] {
    [
      Event(.transitionStarted, screen: to, flag: isInteractive),
      parent(.willMoveToParent, from, to),
      Event(.willDisappear, screen: from, flag: animated),
      Event(.willAppear, screen: to, flag: animated),
      Event(.willShow, screen: to, flag: true),
    ]
  }

  /// The callbacks at the end of a transition.
  static func end(from: ScreenID, to: ScreenID, animated: Bool = true) -> [Event] {
    [
      Event(.didDisappear, screen: from, flag: animated),
      Event(.didAppear, screen: to, flag: animated),
      parent(.didMoveToParent, from, to),
      Event(.didShow, screen: to, flag: true), Event(.transitionEnded, screen: to),
    ]
  }

  private static func parent(_ kind: Event.Kind, _ from: ScreenID, _ to: ScreenID) -> Event {
    let isPush = to.number > from.number
    return Event(kind, screen: isPush ? to : from, flag: !isPush)
  }
}

extension Observation {
  /// Comes to rest with a screen on show, and the bar as the stack says.
  mutating func rest(showing screen: ScreenID) {
    isInTransition = false
    isInteractive = false
    isQuiescent = true
    shown = screen
    backItem = stack.count > 1 ? stack[stack.count - 2] : .none
  }
}
