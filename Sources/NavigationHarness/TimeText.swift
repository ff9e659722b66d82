// TimeText: a length of time, as a user writes it.

/// A length of time, as a user writes it: `500ms`, `30s`, `5m`, `1h`.
package enum TimeText {
  /// A day, in milliseconds.
  private static let longest = 24 * 60 * 60 * 1000

  /// The time in milliseconds; nil if it is none, or nothing, or longer than a day.
  package static func milliseconds(_ text: String) -> Int? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard let number = Int(digits), number > 0 else { return nil }
    let unit: Int
    switch text.dropFirst(digits.count) {
    case "ms": unit = 1
    case "s": unit = 1000
    case "m": unit = 60 * 1000
    case "h": unit = 60 * 60 * 1000
    default: return nil
    }
    let (product, isTooLarge) = number.multipliedReportingOverflow(by: unit)
    return isTooLarge || product > longest ? nil : product
  }
}
