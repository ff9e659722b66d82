// Performance: a stage on which a test plays traces of the text format, with all that was seen.

import HeadlessUIKit
import NavigationModel
import Testing

@testable import NavigationStage

/// A stage on which a test plays traces of the text format, with all that was seen.
@MainActor
struct Performance {
  let stage: Stage
  /// What was seen since the start of the case, in order.
  private(set) var seen: [Observation] = []
  private let startTurnCount: Int

  /// Begins a case.
  init(_ subject: Subject = .plainSystem, profile: Profile = .ios11) {
    stage = Stage(subject: subject, switches: profile.switches)
    stage.reset()
    startTurnCount = stage.observation.turnCount
  }

  /// Begins a case and plays a trace.
  init(_ text: String, on subject: Subject = .plainSystem, profile: Profile = .ios11) throws {
    self.init(subject, profile: profile)
    try play(text)
  }

  /// Plays lines of the text format; a semicolon ends a line too.
  mutating func play(_ text: String) throws {
    for action in try Trace(inOneLine: text).actions { play(action) }
  }

  /// Plays one action.
  ///
  /// - Returns: what was seen of it.
  @discardableResult
  mutating func play(_ action: Action) -> [Observation] {
    let first = seen.count
    stage.withWorld {
      stage.apply(action) { observation in
        seen.append(copy observation)
        return true
      }
    }
    return Array(seen[first...])
  }

  /// The last thing that was seen.
  var last: Observation { seen.last ?? stage.observation }

  /// All events, in order.
  var events: [Event] { seen.flatMap(\.events) }

  /// Expects these screens in the stack, root first, by their numbers.
  func expectStack(_ numbers: [Int], at place: SourceLocation = #_sourceLocation) {
    #expect(last.stack.map { Int($0.number) } == numbers, sourceLocation: place)
  }

  /// Expects a screen on show, by its number.
  func expectShown(_ number: Int, at place: SourceLocation = #_sourceLocation) {
    #expect(Int(last.shown.number) == number, sourceLocation: place)
  }

  /// Turns that were closed since the start of the case.
  var turnCount: Int { last.turnCount - startTurnCount }
}

extension Subject {
  /// UIKit's own controller, with pages that leave the bar alone.
  static let plainSystem = Subject(
    "plain-system", kinds: [ScreenKind(ScreenTraits("plain", bar: .leftAlone))]
  ) { UINavigationController() }
}
