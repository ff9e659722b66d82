// FreshProcess: plays a finding once more in a process of its own, where no case came before it.

import Foundation
import NavigationHarness
import NavigationModel

/// Plays a finding once more in a process of its own, where no case came before it.
///
/// What an app keeps in a static or global variable outlives a case. Where it changes once and for all, each later case of the
/// process comes out alike, played twice or ten times: only a process in which nothing was played before tells.
struct FreshProcess {
  private let executable: String
  /// Whether it may try whole command lines; one that is tried itself only plays findings once more.
  let triesCommands: Bool

  /// The tool itself; nil where the process is not the tool's, as in a test, or is such a process already.
  init?(of console: Console) {
    guard console.ownsProcess, !Self.isThis, let path = Bundle.main.executablePath else {
      return nil
    }
    executable = path
    triesCommands = Self.purpose == nil
  }

  /// A program that understands `replay FILE` as the tool does.
  init(executable: String) {
    self.executable = executable
    triesCommands = true
  }

  /// Whether this process plays a finding once more, for another one.
  static var isThis: Bool { purpose == Purpose.replay }

  /// Whether a recorded trace fails there as the record says.
  ///
  /// - Parameter seed: the record.
  /// - Returns: nil if the process cannot be had, or did not say.
  func shows(_ seed: SeedFile) -> Bool? {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("navfuzz-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("\(seed.key).navseed").path
    let said = folder.appendingPathComponent("said").path
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try seed.text.write(toFile: file, atomically: false, encoding: .utf8)
    } catch { return nil }
    guard let code = run(["replay", file], for: Purpose.replay, writingTo: said),
      let words = try? String(contentsOfFile: said, encoding: .utf8), words.hasPrefix(file)
    else { return nil }
    switch ExitCode(rawValue: code) {
    case .asExpected: return true
    case .violation, .twoVerdicts: return false
    default: return nil
    }
  }

  /// What a command line tells the shell there; nil if the process cannot be had, or was ended by a signal.
  func code(of arguments: [String]) -> ExitCode? {
    run(arguments, for: Purpose.command, writingTo: "/dev/null").flatMap(ExitCode.init(rawValue:))
  }

  /// In the environment of such a process, so that there is an end to them.
  private static let mark = "NAVFUZZ_FRESH_PROCESS"

  /// What such a process is for, as its environment says it.
  private enum Purpose {
    /// It plays one finding, and starts no other process.
    static let replay = "1"
    /// It runs a command line, and starts processes of the first sort only.
    static let command = "command"
  }

  private static var purpose: String? { ProcessInfo.processInfo.environment[mark] }

  /// Runs the program to its end; the shell sends what it says to a file.
  ///
  /// Not by Foundation's `Process`, which waits in the main run loop, where what a subject left on the real main queue would run.
  private func run(
    _ arguments: [String], for purpose: String, writingTo path: String
  ) -> Int32? {
    let line = #"out=$1; shift; exec "$0" "$@" >"$out" 2>/dev/null </dev/null"#
    let words = ["/bin/sh", "-c", line, executable, path] + arguments
    var variables = ProcessInfo.processInfo.environment
    variables[Self.mark] = purpose
    let environment = variables.map { "\($0)=\($1)" }
    var child = pid_t()
    let failure = unsafe Self.withPointers(to: words) { words in
      unsafe Self.withPointers(to: environment) { environment in
        unsafe posix_spawn(&child, "/bin/sh", nil, nil, words, environment)
      }
    }
    guard failure == 0 else { return nil }
    var status: Int32 = 0
    while unsafe waitpid(child, &status, 0) != child { guard errno == EINTR else { return nil } }
    // The low seven bits say which signal ended it, the next eight what it said.
    return status & 0x7F == 0 ? status >> 8 & 0xFF : nil
  }

  private static func withPointers(
    to texts: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32
  ) -> Int32 {
    var pointers = unsafe texts.map { unsafe strdup($0) } + [nil]
    defer { unsafe pointers.forEach { unsafe free($0) } }
    return unsafe pointers.withUnsafeMutableBufferPointer { buffer in
      guard let first = buffer.baseAddress else { return EINVAL }
      return unsafe body(first)
    }
  }
}
