// FirstDifferenceTests: where two plays of one trace part ways is told by action and by what was seen.

import NavigationModel
import Testing

@testable import NavigationHarness

@Suite("First difference")
struct FirstDifferenceTests {
  private static let trace: [Action] = [.push(kind: 0, animated: true), .settle]

  private static func sight(
    _ step: Int, _ events: [Event] = [], change: (inout Observation) -> Void = { _ in }
  ) -> FirstDifference.Sight {
    var observation = Observation()
    observation.events = events
    change(&observation)
    return FirstDifference.Sight(step: step, observation: observation)
  }

  @Test("is none between two plays that look alike")
  func none() {
    let sights = [Self.sight(0), Self.sight(1)]
    #expect(FirstDifference(between: sights, and: sights, playing: Self.trace) == nil)
  }

  @Test("is the first event that differs, with the action at which it does")
  func event() {
    let begun = Event(.swipeBegan, screen: ScreenID(1))
    let shown = Event(.didShow, screen: ScreenID(1), flag: true)
    #expect(
      FirstDifference(
        between: [Self.sight(0), Self.sight(1, [shown, begun])],
        and: [Self.sight(0), Self.sight(1, [shown])], playing: Self.trace)?.words
        == "the first difference is at action 2 (settle): once 'the swipe begins', the other time "
        + "'nothing more happens'")
  }

  @Test("is what an app shows, where the events are alike")
  func value() {
    #expect(
      FirstDifference(
        between: [Self.sight(2)], and: [Self.sight(2) { $0.stack = [ScreenID(0), ScreenID(1)] }],
        playing: Self.trace)?.words
        == "the first difference is in the closing probe: once 'the stack is []', the other time "
        + "'the stack is [R A]'")
  }

  @Test("is the end of the shorter play, where all before it is alike")
  func length() {
    let difference = FirstDifference(
      between: [Self.sight(0)], and: [Self.sight(0), Self.sight(1) { $0.instant = 350 }],
      playing: Self.trace)
    #expect(difference?.step == 1)
    #expect(difference?.first == "the case ends here")
    #expect(difference?.second == "the case goes on for 350 ms and more")
  }
}
