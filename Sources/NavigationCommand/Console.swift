// Console: where the tool writes: results, and what is only for the person in front of it.

import Foundation
import NavigationHarness
import NavigationModel
import NavigationStage

/// Where the tool writes.
@MainActor
package struct Console {
  /// Takes results: the same bytes for the same run.
  private let output: (String) -> Void
  /// Takes errors and warnings.
  private let errors: (String) -> Void
  /// Takes progress; nil if nobody watches.
  let progress: ((String) -> Void)?
  /// How the user calls the tool.
  let tool: String
  /// Whether the process is the tool's own, so that its signals are too.
  let ownsProcess: Bool
  /// Whether the words that are run are those that the process was started with.
  let runsOwnArguments: Bool
  /// Lets what waits on the process's real main queue run.
  private let runMainQueue: () -> Void

  /// Makes a console.
  package init(
    output: @escaping (String) -> Void, errors: @escaping (String) -> Void,
    progress: ((String) -> Void)? = nil, tool: String = "navfuzz", ownsProcess: Bool = false,
    runsOwnArguments: Bool = true, runMainQueue: @escaping () -> Void = {}
  ) {
    self.output = output
    self.errors = errors
    self.progress = progress
    self.tool = tool
    self.ownsProcess = ownsProcess
    self.runsOwnArguments = runsOwnArguments
    self.runMainQueue = runMainQueue
  }

  /// The process's own standard output and standard error, for some words that are run.
  package static func standard(for arguments: [String]) -> Console {
    let call = CommandLine.arguments.first ?? ""
    let name = call.split(separator: "/").last.map(String.init) ?? "navfuzz"
    // Nobody is left to be told what cannot be written to standard error.
    let writeError: (String) -> Void = {
      try? FileHandle.standardError.write(contentsOf: Data($0.utf8))
    }
    let pump = MainQueuePump {
      writeError(
        "\(name): the real main queue does not run here, so what a subject leaves on it goes "
          + "unnoticed: call NavfuzzCommand from a program's top level, and not from async code\n")
    }
    let writeProgress: (String) -> Void = { writeError("\r\u{1B}[2K\($0)") }
    return Console(
      output: {
        do {
          try FileHandle.standardOutput.write(contentsOf: Data($0.utf8))
        } catch {
          writeError("\(name): standard output cannot be written; write to another place\n")
          CrashNote.takeBack()
          exit(Int32(ExitCode.internalError.rawValue))
        }
      },
      errors: writeError,
      progress: isatty(STDERR_FILENO) == 1 ? writeProgress : nil, tool: name, ownsProcess: true,
      runsOwnArguments: arguments == Array(CommandLine.arguments.dropFirst()),
      runMainQueue: { pump.run() })
  }

  /// Lets what a subject left on the real main queue run, where no case is, and names what it calls.
  ///
  /// - Parameter count: how many calls were noted before.
  /// - Returns: nil if it calls nothing.
  func strayCall(after count: Int) -> String? {
    runMainQueue()
    return StrayCalls.take(after: count)
  }

  /// Says what a subject leaves on the real main queue, in usual cases, in some traces, and in drawn ones.
  func strayWork(
    _ traces: [[Action]], of subject: Subject, _ switches: Switches, drawing drawnCount: Int = 0
  ) -> StrayWork? {
    // What earlier cases left finds nobody any more.
    if let call = strayCall(after: StrayCalls.count) { return .call(call) }
    let probe = MainQueueProbe(traces, on: subject, switches, drawing: drawnCount)
    runMainQueue()
    return probe.verdict()
  }

  /// Prints lines of the result.
  func print(_ lines: [String]) {
    guard !lines.isEmpty else { return }
    output(PlainText.visible(lines.joined(separator: "\n")) + "\n")
  }

  /// Prints one line of the result.
  func print(_ line: String) { print([line]) }

  /// Prints text that ends its own last line.
  func printWhole(_ text: String) { output(PlainText.visible(text)) }

  /// Prints one line for the person in front of the screen.
  func warn(_ line: String) {
    progress?("")
    errors(PlainText.visible("\(tool): \(line)") + "\n")
  }
}
