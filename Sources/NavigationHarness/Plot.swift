// Plot: a phrase of several actions that belong together, played one by one.

import FuzzCore
import NavigationModel

/// A phrase of several actions that belong together: a whole gesture, or a gesture with what surrounds it.
struct Plot: Sendable {
  /// One place of a phrase, filled when it is played.
  enum Beat: Hashable, Sendable {
    case kind(ActionKind)
    case downAtEdge, smallMove, bigMove, fullSwipe, partialSwipe
    /// A finger on the content, and a move of it downwards: a little, or most of the way at once.
    case downInside, fall
    /// A call by the app's code, as the depth allows.
    case anyRequest
    case shortWait
    case rest
    /// Something that is not navigation but bears on it: a delegate, a bar, a cover.
    case setting
  }

  /// The phrases that may be begun; the first is the end of a gesture whose finger is down.
  private let phrases: [[Beat]]
  private var phrase = 0
  private var position = 0

  /// Knows the phrases of the base vocabulary and of some capabilities.
  init(_ capabilities: Capabilities) {
    phrases = capabilities.list.reduce(Self.basePhrases) { $0 + Self.phrases(of: $1) }
  }

  /// Whether a phrase is being played.
  var isUnderWay: Bool { position < phrases[phrase].count }

  /// Breaks off.
  mutating func end() { position = phrases[phrase].count }

  /// Begins a phrase that the finger allows.
  mutating func begin(_ choices: inout some ChoiceSource, isFingerDown: Bool) {
    phrase = isFingerDown ? 0 : choices.draw(in: 1...(phrases.count - 1))
    position = 0
  }

  /// The next place; now and then a phrase is broken off.
  mutating func next() -> Beat? {
    guard isUnderWay else { return nil }
    defer { position += 1 }
    return phrases[phrase][position]
  }

  /// What a capability adds.
  private static func phrases(of capability: Capability) -> [[Beat]] {
    switch capability {
    case .callbacks:
      [
        [.kind(.when), .anyRequest, .shortWait],
        [.kind(.when), .anyRequest, .rest, .fullSwipe],
        [.kind(.when), .fullSwipe, .shortWait, .anyRequest],
        [.kind(.when), .partialSwipe, .rest],
        [.anyRequest, .kind(.when), .shortWait, .rest],
        [.kind(.when), .kind(.when), .anyRequest, .rest],
      ]
    case .modals: modalPhrases
    case .tabs: tabPhrases
    case .lifetime: lifetimePhrases
    case .containers: containerPhrases
    case .transitions: transitionPhrases
    case .bars: barPhrases
    case .keyboard: keyboardPhrases
    case .arena: arenaPhrases
    case .router:
      [
        [.kind(.routePush), .rest, .partialSwipe, .rest, .kind(.routePush)],
        [.kind(.routerDelay), .fullSwipe, .shortWait, .fullSwipe],
        [.kind(.veto), .fullSwipe, .rest],
        [.kind(.routeBack), .shortWait, .anyRequest, .rest],
      ]
    }
  }

  private static let basePhrases: [[Beat]] = [
    // The end of a gesture whose finger is down already.
    [.smallMove, .bigMove, .kind(.up)],
    // A gesture by itself.
    [.downAtEdge, .shortWait, .smallMove, .bigMove, .kind(.up), .shortWait],
    // A gesture around a call.
    [.downAtEdge, .anyRequest, .smallMove, .bigMove, .kind(.up)],
    [.downAtEdge, .anyRequest, .kind(.wait), .smallMove, .bigMove, .kind(.up)],
    [.downAtEdge, .smallMove, .anyRequest, .bigMove, .kind(.up), .shortWait],
    // A gesture within a transition.
    [.anyRequest, .shortWait, .downAtEdge, .smallMove, .bigMove, .kind(.up)],
    [.anyRequest, .downAtEdge, .kind(.wait), .bigMove, .kind(.up)],
    [.anyRequest, .shortWait, .fullSwipe],
    // Two gestures.
    [.fullSwipe, .shortWait, .fullSwipe],
    [.partialSwipe, .shortWait, .fullSwipe],
    [.partialSwipe, .kind(.wait), .downAtEdge, .bigMove, .kind(.up)],
    // Two calls less than an animation apart.
    [.anyRequest, .shortWait, .anyRequest],
    [.anyRequest, .anyRequest],
    // A gesture at rest, after something that a guard may have missed.
    [.anyRequest, .rest, .fullSwipe],
    [.anyRequest, .rest, .partialSwipe, .rest],
    [.anyRequest, .rest, .setting, .rest, .fullSwipe],
    [.setting, .anyRequest, .rest, .fullSwipe],
    [.setting, .anyRequest, .rest, .kind(.uncover), .rest, .fullSwipe],
    [.setting, .rest, .fullSwipe],
    [.rest, .kind(.cover), .anyRequest, .rest, .kind(.uncover), .rest, .fullSwipe],
    // What comes and goes under a cover is never shown.
    [.rest, .kind(.cover), .kind(.push), .kind(.pop), .rest, .kind(.uncover), .rest, .fullSwipe],
  ]
}
