// FuzzEnvironment: how the environment steers tests that fuzz.

import Foundation
package import NavigationHarness
import NavigationModel

/// How the environment steers tests that fuzz: `NAVFUZZ_SEED`, `NAVFUZZ_RUNS`, `NAVFUZZ_TIME`.
package struct FuzzEnvironment: Hashable, Sendable {
  /// The seed of a test that nobody steers: the same in each run.
  package static let usualSeed: UInt64 = 1
  /// Cases for each profile of a test that nobody steers.
  package static let usualRunCount = 100

  /// The seed.
  package var seed = usualSeed
  /// Cases for each profile; nil if the environment does not say.
  package var runCount: Int?
  /// Milliseconds for each profile; nil if the environment does not say.
  package var milliseconds: Int?

  /// The process's own environment.
  ///
  /// - Throws: `FuzzEnvironmentError`, for the first variable that is not understood.
  package static func current() throws(FuzzEnvironmentError) -> FuzzEnvironment {
    try FuzzEnvironment(ProcessInfo.processInfo.environment)
  }

  /// Reads an environment.
  ///
  /// - Throws: `FuzzEnvironmentError`, for the first variable that is not understood.
  init(_ variables: [String: String]) throws(FuzzEnvironmentError) {
    if let text = variables["NAVFUZZ_SEED"], !text.isEmpty {
      do {
        seed = try RunSeed(parsing: text).number
      } catch {
        throw .seed(error)
      }
    }
    if let text = variables["NAVFUZZ_RUNS"], !text.isEmpty {
      guard let number = Int(text), number > 0 else { throw .runs(Excerpt.of(text)) }
      runCount = number
    }
    if let text = variables["NAVFUZZ_TIME"], !text.isEmpty {
      guard let time = TimeText.milliseconds(text) else { throw .time(Excerpt.of(text)) }
      milliseconds = time
    }
    guard runCount == nil || milliseconds == nil else { throw .runsAndTime }
  }
}

/// Why the environment cannot be honoured.
package enum FuzzEnvironmentError: Error, Hashable, Sendable {
  /// `NAVFUZZ_SEED` is no seed.
  case seed(RunSeedError)
  /// `NAVFUZZ_RUNS` is no number of cases.
  case runs(String)
  /// `NAVFUZZ_TIME` is no time.
  case time(String)
  /// Both end a run.
  case runsAndTime
}

extension FuzzEnvironmentError: CustomStringConvertible {
  /// One sentence for the user.
  package var description: String {
    switch self {
    case .seed(let error): "NAVFUZZ_SEED: \(error)"
    case .runs(let text): "NAVFUZZ_RUNS takes a number from 1, and not '\(text)'"
    case .time(let text):
      "NAVFUZZ_TIME takes a time such as 500ms, 30s, 5m or 1h, and not '\(text)'"
    case .runsAndTime: "NAVFUZZ_RUNS contradicts NAVFUZZ_TIME: both end the run; set one of them"
    }
  }
}
