// FuzzSample: how much a test of this target fuzzes, as the environment says or the test itself.

import NavigationTesting

/// How much a test fuzzes: as the environment says, or as the test itself does.
struct FuzzSample {
  /// The first seed.
  let seed: UInt64
  /// Cases of a campaign.
  let caseCount: Int
  private let end: ContinuousClock.Instant?

  /// Reads the environment.
  ///
  /// - Parameter usual: cases of a campaign that nobody steers.
  /// - Throws: `FuzzEnvironmentError`, for the first variable that is not understood.
  init(usual: Int) throws {
    let environment = try FuzzEnvironment.current()
    seed = environment.seed
    end = environment.milliseconds.map { ContinuousClock().now.advanced(by: .milliseconds($0)) }
    caseCount = end == nil ? environment.runCount ?? usual : .max - 1
  }

  /// Whether there is time for another case.
  var hasTime: Bool { end.map { ContinuousClock().now < $0 } ?? true }
}
