// CaseResult: what became of one case.

package import NavigationSpec

/// What became of one case.
package struct CaseResult: Hashable, Sendable {
  /// The first broken rule; nil if all held.
  package var violation: Violation?
  /// The action at which it broke, counted from 0; the closing probe counts on from the trace's end.
  package var step = 0
  /// What the case reached.
  package var situations = SituationSet()
  /// Actions of the trace that were played.
  package var actionCount = 0
  /// Those of them that changed nothing.
  package var idleActionCount = 0
  /// Whether the last action of the trace that was played changed anything.
  package var lastHadEffect = false
  /// Turns that were played, the closing probe's included.
  package var turnCount = 0
  /// Callbacks of app code, the closing probe's included.
  package var callbackCount = 0

  /// An empty result.
  package init() {}
}

/// What became of one case that was run twice.
package enum TwiceResult: Hashable, Sendable {
  /// The same both times.
  case same(CaseResult)
  /// Something outside the trace decides; with the first thing that was seen to differ, if anything was.
  case different(CaseResult, CaseResult, FirstDifference?)
}
