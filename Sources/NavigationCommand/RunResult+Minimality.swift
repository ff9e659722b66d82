// RunResult+Minimality: certificates and failing windows as JSON.

import FuzzCore
import NavigationHarness
import NavigationModel

extension RunResult {
  static func json(_ certificate: Certificate?) -> JSONText {
    guard let certificate else { return .null }
    let length: JSONText
    switch certificate.extent {
    case .proven: length = .null
    case .local(let searched): length = .number(searched)
    }
    return .object([
      ("proven", .flag(certificate.extent == .proven)),
      ("searchedUpTo", length),
      ("alphabet", .number(certificate.letterCount)),
      ("wholeAlphabet", .number(certificate.whole?.letterCount ?? certificate.letterCount)),
      ("wholeSearchedUpTo", certificate.whole.map { .number($0.length) } ?? length),
      ("excluded", .texts(certificate.excluded)),
      ("states", .number(certificate.states)),
      ("transitions", .number(certificate.transitions)),
      ("unseen", .texts(certificate.unseen)),
    ])
  }

  /// The windows of all numbers of a minimal trace, those of one value left out.
  static func windows(of finding: Finding) -> JSONText {
    var entries: [JSONText] = []
    for (step, windows) in finding.leeway.windows.enumerated() {
      let action = finding.trace[step]
      for (place, window) in windows.enumerated() where window.range.count > 1 {
        entries.append(
          .object([
            ("step", .number(step)),
            ("unit", .text("\(action.kind.parameters[place].unit)")),
            ("value", .number(action.numbers[place])),
            ("lowest", .number(window.range.lowerBound)),
            ("highest", .number(window.range.upperBound)),
            ("fails", .list(window.intervals.map(json))),
            ("allTried", .flag(window.isExhaustive)),
          ]))
      }
    }
    return .list(entries)
  }

  private static func json(_ interval: FailingWindow.Interval) -> JSONText {
    .object([
      ("from", .number(interval.range.lowerBound)),
      ("to", .number(interval.range.upperBound)),
      ("exact", .flag(interval.isExactBelow && interval.isExactAbove)),
    ])
  }
}
