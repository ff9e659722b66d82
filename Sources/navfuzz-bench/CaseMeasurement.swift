// CaseMeasurement: plays the reported cases, and says which of them hold.

import ReportedCases

/// Plays the reported cases, and says which of them hold.
enum CaseMeasurement {
  /// A line a case: its id, `holds` or `fails`, and what was seen that is not right.
  @MainActor
  private static func line(of reported: ReportedCase) -> (text: String, holds: Bool) {
    let misses = reported.misses()
    let words = [reported.id, misses.isEmpty ? "holds" : "fails"] + misses
    return (words.joined(separator: "\t"), misses.isEmpty)
  }
}

extension CaseMeasurement: Measurement {
  static let name = "cases"
  static let help = """
    cases        plays the reported cases, and says which of them hold
      [B-n ...]   these cases (all)
      --list      prints id, kind, title and planted faults of each, and plays none
      --table     prints the table of the documentation, and plays none
    """

  static func run(_ arguments: [String]) throws(MeasurementUsage) -> Bool {
    switch arguments.first {
    case "--list":
      for reported in ReportedCase.all { print(reported.listing) }
      return true
    case "--table":
      print(CaseTable.lines.joined(separator: "\n"))
      return true
    default: break
    }
    var chosen: [ReportedCase] = []
    for word in arguments {
      guard let reported = ReportedCase.named(word) else {
        throw .unknownOption(word, options: ReportedCase.all.map(\.id))
      }
      chosen.append(reported)
    }
    var allHold = true
    for reported in chosen.isEmpty ? ReportedCase.all : chosen {
      let (text, holds) = line(of: reported)
      print(text)
      allHold = allHold && holds
    }
    return allHold
  }
}
