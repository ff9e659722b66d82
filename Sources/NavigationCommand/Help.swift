// Help: what `--help` and `--version` print.

import NavigationHarness

/// What `--help` and `--version` print.
enum Help {
  /// The version of the tool.
  static let version = "navfuzz 1.0"

  /// The whole help.
  static var text: String {
    var lines = [
      "navfuzz finds, shrinks and replays the faults of iOS navigation controllers.", "",
      "  navfuzz [run] [OPTIONS]",
    ]
    for verb in Verb.allCases where verb != .run {
      lines.append("  navfuzz \(verb.rawValue)" + (verb.operand.map { " " + $0 } ?? ""))
    }
    lines += ["", "Commands"]
    lines += PlainText.table(Verb.allCases.map { [$0.rawValue, $0.summary] }, indent: 2)
    lines += ["", "Options"]
    lines += PlainText.table(Option.allCases.map { [spelling($0), $0.summary] }, indent: 2)
    lines += ["", "Exit codes"]
    lines += PlainText.table(
      ExitCode.allCases.map { [PlainText.aligned("\($0.rawValue)", to: 3), $0.meaning] },
      indent: 2)
    lines += [
      "",
      "A subject's own crash (fatalError) ends the run with exit code 1, and with a command that",
      "shows it again; it is not shrunk.",
    ]
    return lines.joined(separator: "\n")
  }

  private static func spelling(_ option: Option) -> String {
    let other: String? =
      switch option {
      case .quiet: "--quiet"
      case .verbose: "--verbose"
      case .help: "-h"
      default: nil
      }
    let names = other.map { "\(option.rawValue), \($0)" } ?? option.rawValue
    return option.placeholder.map { "\(names) \($0)" } ?? names
  }
}
