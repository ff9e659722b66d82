// LifetimeTrack: what the oracle remembers of what an app holds, and of its delegates and targets.

import NavigationModel

/// What the oracle remembers of what an app holds, and of its delegates and targets.
struct LifetimeTrack: Hashable, Sendable {
  /// The screens that the app holds, the last one at the end.
  var kept: [ScreenID] = []
  /// Who is the navigation delegate.
  var holder = DelegateHolder.own
  /// Whether the app has a target of its own on the swipe.
  var hasExtraTarget = false

  /// Whether anything is not as at the start of a case.
  var isUsed: Bool { !kept.isEmpty || holder != .own || hasExtraTarget }
}
