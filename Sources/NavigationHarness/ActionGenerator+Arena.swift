// ActionGenerator+Arena: draws the numbers of taps, of the second finger, and of what comes from outside.

import FuzzCore
import NavigationModel

extension ActionGenerator {
  /// Draws the numbers of an action of the capability `arena`.
  func fillArena(_ kind: ActionKind, _ choices: inout some ChoiceSource) -> Action {
    switch kind {
    case .direction:
      return .direction(choices.odds(5, in: 8) ? .rightToLeft : .leftToRight)
    case .tap: return .tap(choices.odds(5, in: 8) ? .row : .back)
    case .secondDown: return .secondDown(choices.pick(from: Place.allCases))
    case .secondMove:
      guard case .move(let distance, _) = move(&choices) else { return .secondMove(20) }
      return .secondMove(distance)
    case .secondUp: return .secondUp(velocity: choices.pick(from: Self.velocities))
    case .background: return .background(choices.pick(from: Self.absences))
    case .interruption: return .interruption(choices.pick(from: Self.absences))
    default: return .settle
    }
  }

  /// Milliseconds that an app is away: less than an animation, and more.
  private static let absences = [0, 16, 100, 1000]
}

extension Plot {
  /// What belongs together about two fingers, taps, the direction of writing, and what takes the app off the screen.
  static let arenaPhrases: [[Beat]] = [
    // A second finger before a swipe, beside it, and after it.
    [.downAtEdge, .kind(.secondDown), .smallMove, .bigMove, .kind(.secondUp), .kind(.up), .rest],
    [.downAtEdge, .smallMove, .kind(.secondDown), .kind(.secondMove), .bigMove, .kind(.up), .rest],
    [
      .downAtEdge, .smallMove, .kind(.secondDown), .kind(.up), .kind(.secondMove), .kind(.secondUp),
    ],
    [.kind(.secondDown), .downAtEdge, .smallMove, .bigMove, .kind(.up), .kind(.secondUp), .rest],
    [.kind(.secondDown), .kind(.secondMove), .anyRequest, .kind(.secondMove), .kind(.secondUp)],
    // A tap while a page comes or goes, while a finger is down, and twice in a row.
    [.anyRequest, .shortWait, .kind(.tap), .shortWait, .kind(.tap), .rest, .fullSwipe],
    [.fullSwipe, .shortWait, .kind(.tap), .rest, .fullSwipe],
    [.downAtEdge, .kind(.tap), .smallMove, .bigMove, .kind(.up), .rest],
    [.downAtEdge, .smallMove, .kind(.tap), .bigMove, .kind(.up), .rest],
    [.kind(.tap), .kind(.tap), .rest, .fullSwipe],
    // The direction turns between touch and move, and in mid-swipe.
    [.downAtEdge, .kind(.direction), .smallMove, .bigMove, .kind(.up), .rest],
    [.downAtEdge, .smallMove, .kind(.direction), .bigMove, .kind(.up), .rest, .fullSwipe],
    [.kind(.direction), .anyRequest, .rest, .partialSwipe, .shortWait, .fullSwipe, .rest],
    [.kind(.direction), .anyRequest, .shortWait, .kind(.direction), .rest, .fullSwipe],
    // What takes the finger away, and what comes after it.
    [.downAtEdge, .smallMove, .kind(.interruption), .shortWait, .fullSwipe, .rest],
    [.downAtEdge, .smallMove, .bigMove, .kind(.interruption), .anyRequest, .rest, .fullSwipe],
    [.downAtEdge, .kind(.interruption), .smallMove, .anyRequest, .rest, .fullSwipe],
    [.downAtEdge, .smallMove, .kind(.background), .anyRequest, .rest, .fullSwipe],
    // A transition that the system comes over.
    [.anyRequest, .shortWait, .kind(.interruption), .anyRequest, .rest, .fullSwipe],
    [.anyRequest, .shortWait, .kind(.background), .shortWait, .anyRequest, .rest, .fullSwipe],
    [.partialSwipe, .kind(.interruption), .fullSwipe, .kind(.background), .rest, .fullSwipe],
  ]
}
