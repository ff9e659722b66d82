// KnownRests: what is known of states at rest, where cases of a check end and may go on as others.

import FuzzCore

/// What is known of states at rest: cases come to a few of them again and again.
struct KnownRests {
  /// The state in which each case begins; nil until it is read.
  var start: Fingerprint?
  private var passed = FingerprintSet()
  private var waysHome = FingerprintSet()
  private var waysAstray = FingerprintSet()

  /// Whether a push and back were seen to work there.
  func hasPassed(_ rest: Fingerprint) -> Bool { passed.contains(rest) }

  /// Notes that a push and back work there.
  mutating func notePassed(_ rest: Fingerprint) { _ = passed.insert(rest) }

  /// Whether the way back to the root leads to the state in which a case begins; nil if nobody has seen it.
  func leadsHome(from rest: Fingerprint) -> Bool? {
    if rest == start || waysHome.contains(rest) { return true }
    return waysAstray.contains(rest) ? false : nil
  }

  /// Notes to which state the way back to the root leads.
  mutating func note(_ end: Fingerprint?, from rest: Fingerprint) {
    let isHome = end != nil && end == start
    _ = isHome ? waysHome.insert(rest) : waysAstray.insert(rest)
  }
}
