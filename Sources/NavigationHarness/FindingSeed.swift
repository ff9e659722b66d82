// FindingSeed: a finding as the seed file that records it.

package import NavigationModel
import NavigationSpec

extension Finding {
  /// What names the finding: the hash of its minimal trace, with what it breaks and where; 16 hexadecimal digits.
  package var key: String { seed.key }

  /// The seed file that records the finding, with every switch that carries it.
  package var seed: SeedFile {
    let changed = switches.differences(from: profile).map(\.0)
    let carrying = violation.basis.switches.filter { !changed.contains($0) }
    let size = PlainText.counted(origin.size, "action")
    return SeedFile(
      subject: subject, profile: profile,
      settings: (changed + carrying).map { Setting($0, switches[$0]) },
      rule: violation.rule.rawValue, cause: violation.cause?.rawValue, trap: violation.trap,
      expectation: .fail,
      minimal: certificate?.words,
      origin: "\(origin.place), \(size) before shrinking",
      trace: Trace(trace))
  }
}
