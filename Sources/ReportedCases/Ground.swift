// Ground: a controller in a profile, on which a case is played.

import NavigationModel
import NavigationStage
import NavigationSubjects

/// A controller in a profile, on which a case is played.
struct Ground: Sendable {
  let subject: Subject
  let profile: Profile

  init(_ subject: Subject, _ profile: Profile) {
    self.subject = subject
    self.profile = profile
  }

  var name: String { "\(subject.name) in \(profile.rawValue)" }

  /// Controllers that do what users want, where calls wait their turn.
  static let right = [
    Ground(.stock, .ios11), Ground(.stock, .ios17), Ground(.recommendedGuard, .ios11),
    Ground(.recommendedGuard, .ios17), Ground(.recommendedGuardQueue, .ios11),
  ]

  /// The guards of our own, whose swipe lives on with a hidden bar.
  static let guarded = [
    Ground(.recommendedGuard, .ios11), Ground(.recommendedGuard, .ios17),
    Ground(.recommendedGuardQueue, .ios11), Ground(.recommendedGuardQueue, .ios17),
  ]

  /// Where nothing that is called waits its turn by itself, with the guard that queues.
  static let queued = [
    Ground(.recommendedGuardQueue, .ios7), Ground(.recommendedGuardQueue, .ios9),
  ]
}
