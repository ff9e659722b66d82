// SeedReplay: a recorded trace played again, and how that compares with what the record expects.

package import NavigationModel
package import NavigationSpec
package import NavigationStage

/// A recorded trace played again.
@MainActor
package enum SeedReplay {
  /// How a replay compares with what the record expects.
  package enum Verdict: Hashable, Sendable {
    /// It fails as it is recorded, or passes as it should.
    case asExpected(Violation?)
    /// It should fail, and nothing breaks any more.
    case noLongerShows
    /// It should fail, and does, but in another way.
    case otherViolation(Violation)
    /// It should pass, and fails.
    case failsNow(Violation)
    /// Played twice, it had two outcomes; with the first thing that was seen to differ, if anything was.
    case twoVerdicts(FirstDifference?)

    /// What broke, if anything did.
    package var violation: Violation? {
      switch self {
      case .asExpected(let violation): violation
      case .otherViolation(let violation), .failsNow(let violation): violation
      case .noLongerShows, .twoVerdicts: nil
      }
    }

    /// What it means for a run.
    package var exitCode: ExitCode {
      switch self {
      case .asExpected: .asExpected
      case .noLongerShows, .otherViolation, .failsNow: .violation
      case .twoVerdicts: .twoVerdicts
      }
    }

    /// The verdict in words, as the end of a line that starts with the file.
    package func words(for seed: SeedFile) -> String {
      switch self {
      case .asExpected(nil): "passes as expected"
      case .asExpected: "still fails: \(seed.signatureWords)"
      case .noLongerShows:
        "no longer shows: \(seed.signatureWords) was expected, and nothing breaks; "
          + "'expect: pass' in the file keeps it so"
      case .otherViolation(let violation):
        "fails in another way: \(violation.signatureWords), and not \(seed.signatureWords)"
      case .failsNow(let violation):
        "fails: \(violation.signatureWords), and should pass"
      case .twoVerdicts(let difference): "comes out in two ways: \(TwoVerdicts.words(difference))"
      }
    }
  }

  /// Plays a record, twice.
  package static func verdict(of seed: SeedFile, on subject: Subject) -> Verdict {
    var runner = CaseRunner(subject: subject, switches: seed.switches)
    switch runner.runTwice(seed.trace.actions) {
    case .different(_, _, let difference): return .twoVerdicts(difference)
    case .same(let result): return verdict(of: seed, violation: result.violation)
    }
  }

  /// How what broke compares with what a record expects.
  package static func verdict(of seed: SeedFile, violation: Violation?) -> Verdict {
    switch (seed.expectation, violation) {
    case (.pass, nil): .asExpected(nil)
    case (.pass, let violation?): .failsNow(violation)
    case (.fail, nil): .noLongerShows
    case (.fail, let violation?):
      violation.signatureWords == seed.signatureWords
        ? .asExpected(violation) : .otherViolation(violation)
    }
  }
}

extension SeedReplay {
  /// The bugs that records of a subject make known in a profile with just these switches.
  @MainActor
  package static func knownBugs(
    of records: [SeedStore.Record], on subject: Subject, in profile: Profile, _ switches: Switches
  ) -> Set<Violation.Bug> {
    Set(
      records.filter { $0.seed.profile == profile }.compactMap { record in
        record.seed.knownBug(in: profile, switches, verdict: verdict(of: record.seed, on: subject))
      })
  }
}

extension SeedFile {
  /// The bug that the record makes known in a profile with just these switches, if it does.
  ///
  /// - Parameters:
  ///   - profile: of the run.
  ///   - switches: of the run.
  ///   - verdict: what came of playing the record.
  /// - Returns: nil if the record is of other switches, should pass, or did not come out as it says.
  package func knownBug(
    in profile: Profile, _ switches: Switches, verdict: SeedReplay.Verdict
  ) -> Violation.Bug? {
    guard verdict.exitCode == .asExpected, expectation == .fail else { return nil }
    guard self.profile == profile, self.switches == switches else { return nil }
    return verdict.violation?.bug
  }

  /// Rule, cause and exception in one line.
  package var signatureWords: String {
    ([rule, cause] + [trap?.rawValue]).compactMap(\.self).joined(separator: ", ")
  }
}

extension Violation {
  /// Rule, cause and exception in one line.
  package var signatureWords: String {
    ([rule.rawValue, cause?.rawValue] + [trap?.rawValue]).compactMap(\.self).joined(separator: ", ")
  }
}
