// StrayWork+Fence: lets the real main queue run in a test, and says what a subject left there.

import NavigationHarness
import NavigationModel
import NavigationStage

extension StrayWork {
  /// Lets all that waits on the real main queue run, and forgets what it did.
  @MainActor
  static func settle() async {
    await MainQueueFence.pass()
    _ = StrayCalls.take()
  }

  /// Lets all that waits on the real main queue run, and says what a subject left there.
  ///
  /// - Parameters:
  ///   - subject: what was fuzzed.
  ///   - findings: what was found of the subject, in a profile as it is.
  ///   - profile: in which profile.
  /// - Returns: nil if nothing was noticed.
  @MainActor
  static func left(by subject: Subject, _ findings: [Finding], _ profile: Profile) async
    -> StrayWork?
  {
    await MainQueueFence.pass()
    if let call = StrayCalls.take() { return .call(call) }
    let probe = MainQueueProbe(
      findings.map(\.trace), on: subject, profile.switches, drawing: MainQueueProbe.usualDrawnCount)
    await MainQueueFence.pass()
    return probe.verdict()
  }
}
