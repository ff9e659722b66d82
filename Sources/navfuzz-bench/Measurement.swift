// Measurement: something that can be measured by name, and the list of all of them.

import NavigationModel

/// Something that can be measured by name.
@MainActor
protocol Measurement {
  /// Its word on the command line.
  static var name: String { get }
  /// What it measures, and its options, a line each; no line is longer than 100 characters.
  static var help: String { get }

  /// Measures and prints.
  ///
  /// - Parameter arguments: what follows the word.
  /// - Returns: whether it was as good as the options want it.
  /// - Throws: `MeasurementUsage`, one sentence.
  static func run(_ arguments: [String]) throws(MeasurementUsage) -> Bool
}

/// All that can be measured; the first is what runs without a word.
@MainActor
enum Measurements {
  static let all: [any Measurement.Type] = [
    NavigationMeasurement.self, PeerBenchmark.self, PeerSearch.self, Hunt.self,
    CaseMeasurement.self, KindMeasurement.self,
  ]

  /// Runs what the first word names.
  static func run(_ arguments: [String]) throws(MeasurementUsage) -> Bool {
    if let first = arguments.first, first == "--help" || first == "-h" {
      print(help)
      return true
    }
    guard let word = arguments.first, !word.hasPrefix("-") else {
      return try all[0].run(arguments)
    }
    guard let measurement = all.first(where: { $0.name == word }) else {
      throw .unknownMeasurement(word, names: all.map { $0.name })
    }
    let rest = Array(arguments.dropFirst())
    if rest.first == "--help" || rest.first == "-h" {
      print(measurement.help)
      return true
    }
    return try measurement.run(rest)
  }

  private static var help: String {
    """
    navfuzz-bench measures how fast this machine fuzzes, in processor time of one core.

      navfuzz-bench [\(all.map { $0.name }.joined(separator: "|"))] [OPTIONS]

    \(all.map { $0.help }.joined(separator: "\n\n"))

    Exit codes
      0  measured, and as good as wanted
      1  not as good as wanted
      2  the command line was not understood
    """
  }
}

/// Options with a number each.
enum NumberedOptions {
  /// Reads options.
  ///
  /// - Parameters:
  ///   - arguments: each option is followed by its number.
  ///   - known: the options that there are.
  /// - Returns: the options with their numbers, in the order of the arguments; no number is below 1.
  /// - Throws: `MeasurementUsage`, with the word that was not understood.
  static func read(
    _ arguments: [String], known: [String]
  ) throws(MeasurementUsage) -> [(option: String, number: Int)] {
    var rest = arguments[...]
    var options: [(option: String, number: Int)] = []
    while let option = rest.popFirst() {
      guard known.contains(option) else { throw .unknownOption(option, options: known) }
      guard let word = rest.popFirst() else { throw .missingValue(option) }
      guard let number = Int(word), number > 0 else { throw .notANumber(word, option: option) }
      options.append((option, number))
    }
    return options
  }
}

/// Why a command line is not understood: one sentence.
enum MeasurementUsage: Error, CustomStringConvertible {
  /// Nothing of the name can be measured.
  case unknownMeasurement(String, names: [String])
  /// No option has the name.
  case unknownOption(String, options: [String])
  /// The option's value is missing.
  case missingValue(String)
  /// The option does not know the value.
  case unknownValue(String, option: String)
  /// The option's value is no number from 1.
  case notANumber(String, option: String)

  var description: String {
    switch self {
    case .unknownMeasurement(let word, let names):
      "nothing called '\(PlainWord.shown(word))' can be measured: "
        + NearestWord.advice(NearestWord.to(word, among: names), names)
    case .unknownOption(let word, let options):
      "no option is called '\(PlainWord.shown(word))': "
        + NearestWord.advice(NearestWord.to(word, among: options), options)
    case .missingValue(let option): "\(option) needs a number: write \(option) N"
    case .unknownValue(let word, let option):
      "\(option) knows no '\(PlainWord.shown(word))'"
    case .notANumber(let word, let option):
      "\(option) takes a number from 1, and not '\(PlainWord.shown(word))'"
    }
  }
}

/// What somebody wrote, fit to be printed.
private enum PlainWord {
  /// At most 40 characters, none of which controls a terminal.
  static func shown(_ word: String) -> String {
    String(word.prefix(40).map { $0.isASCII && ($0 < " " || $0 == "\u{7F}") ? "?" : $0 })
  }
}
