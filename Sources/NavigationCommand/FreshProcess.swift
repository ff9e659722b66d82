// FreshProcess: plays a finding once more in a process of its own, where no case came before it.

import Foundation
import NavigationHarness
import NavigationModel
import NavigationStage

/// Plays a finding once more in a process of its own, where no case came before it.
///
/// What an app keeps in a static or global variable outlives a case. Where it changes once and for all, each later case of the
/// process comes out alike, played twice or ten times: only a process in which nothing was played before tells.
@MainActor
struct FreshProcess {
  private let executable: String
  /// The least time that a process is given to answer.
  private let leastTime: Duration
  /// When this process began with what it has to do.
  private let start = ContinuousClock().now
  /// Whether it may try whole command lines; one that is tried itself only plays findings once more.
  let triesCommands: Bool
  /// Why a finding could not be played so; of several the first.
  private(set) var failure: Failure?

  /// Why a finding could not be played in a process of its own.
  enum Failure: Hashable, Sendable {
    /// The program runs words of its own choice, and so need not understand those that it is started with.
    case foreignArguments
    /// A process ended without an answer, or could not be had.
    case noAnswer
    /// A process had no answer in so many seconds, and was ended.
    case tooLong(seconds: Int)
  }

  /// The tool itself; nil where the process is not the tool's, as in a test, or is such a process already.
  init?(of console: Console) {
    guard console.ownsProcess, !Self.isThis, let path = Bundle.main.executablePath else {
      return nil
    }
    self.init(executable: path, triesCommands: Self.purpose == nil)
    if !console.runsOwnArguments { failure = .foreignArguments }
  }

  /// A program that understands `replay FILE` as the tool does.
  init(
    executable: String, triesCommands: Bool = true, leastTime: Duration = .seconds(10)
  ) {
    self.executable = executable
    self.triesCommands = triesCommands
    self.leastTime = leastTime
  }

  /// Whether a recorded trace fails there as the record says.
  ///
  /// - Parameters:
  ///   - seed: the record.
  ///   - subject: what it is of; how long it takes here says how long it may take there.
  /// - Returns: nil if the process cannot be had, did not answer in time, or is not asked any more after one that did not.
  mutating func shows(_ seed: SeedFile, on subject: Subject) -> Bool? {
    guard isAsked else { return nil }
    let taken = ContinuousClock().measure { _ = SeedReplay.verdict(of: seed, on: subject) }
    let limit = max(leastTime, taken * 20)
    guard let folder = Folder() else { return note(.noAnswer) }
    defer { folder.remove() }
    let file = folder.path(of: "\(seed.key).navseed")
    guard (try? seed.text.write(toFile: file, atomically: false, encoding: .utf8)) != nil else {
      return note(.noAnswer)
    }
    switch answer(to: ["replay", file], for: .replay, in: folder, within: limit) {
    case .code(.asExpected): return true
    case .code(.violation), .code(.twoVerdicts): return false
    case .code, .none: return note(.noAnswer)
    case .tooLate: return note(.tooLong(seconds: Int(limit.components.seconds)))
    }
  }

  /// What a command line tells the shell there; nil if the process cannot be had, or did not answer in time.
  func code(of arguments: [String]) -> ExitCode? {
    guard isAsked, let folder = Folder() else { return nil }
    defer { folder.remove() }
    // It plays a part of what was played here, with a start of its own.
    let limit = leastTime * 3 + start.duration(to: ContinuousClock().now) * 2
    guard
      case .code(let code) = answer(to: arguments, for: .command, in: folder, within: limit)
    else { return nil }
    return code
  }

  /// Whether a process is worth its start: one that does not end costs all of its time, each time.
  private var isAsked: Bool { failure == nil || failure == .noAnswer }

  private mutating func note(_ failure: Failure) -> Bool? {
    if self.failure == nil || failure != .noAnswer { self.failure = failure }
    return nil
  }
}

// MARK: - In such a process

extension FreshProcess {
  /// In the environment of such a process, so that there is an end to them.
  private static let mark = "NAVFUZZ_FRESH_PROCESS"
  /// In that environment, the file in which the answer is expected: what an app prints cannot disturb it.
  private static let answerMark = "NAVFUZZ_FRESH_ANSWER"

  /// What such a process is for, as its environment says it.
  private enum Purpose: String {
    /// It plays one finding, and starts no other process.
    case replay
    /// It runs a command line, and starts processes of the first sort only.
    case command
  }

  private static var purpose: Purpose? {
    ProcessInfo.processInfo.environment[mark].flatMap(Purpose.init(rawValue:))
  }

  /// Whether this process plays a finding once more, for another one.
  static var isThis: Bool { purpose == .replay }

  /// Whether this process is for another one, which waits for an answer to other words than those that are run.
  static func isAskedOtherwise(by console: Console) -> Bool {
    purpose != nil && !console.runsOwnArguments
  }

  /// Tells the process that waits for it, if one does, what came of the command line.
  static func answer(_ code: ExitCode) {
    guard purpose != nil, let path = ProcessInfo.processInfo.environment[answerMark] else { return }
    // Who waits takes no answer for one as well.
    try? "\(code.rawValue)\n".write(toFile: path, atomically: true, encoding: .utf8)
  }
}

// MARK: - The process that waits

extension FreshProcess {
  /// What came of a process.
  private enum Answer {
    /// What it would tell the shell.
    case code(ExitCode)
    /// It ended, and did not say.
    case none
    /// It was ended.
    case tooLate
  }

  /// A folder for one question and its answer.
  private struct Folder {
    private let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("navfuzz-\(UUID().uuidString)")

    /// Makes the folder; nil if it cannot be made.
    init?() {
      let manager = FileManager.default
      guard (try? manager.createDirectory(at: url, withIntermediateDirectories: true)) != nil
      else { return nil }
    }

    func path(of name: String) -> String { url.appendingPathComponent(name).path }

    func remove() { try? FileManager.default.removeItem(at: url) }
  }

  private func answer(
    to arguments: [String], for purpose: Purpose, in folder: Folder, within limit: Duration
  ) -> Answer {
    let path = folder.path(of: "answer")
    var variables = ProcessInfo.processInfo.environment
    variables[Self.mark] = purpose.rawValue
    variables[Self.answerMark] = path
    guard let child = spawn(arguments, in: variables) else { return .none }
    guard Self.waitForEnd(of: child, within: limit) else { return .tooLate }
    guard let text = try? String(contentsOfFile: path, encoding: .utf8), text.last == "\n",
      let code = Int32(text.dropLast()).flatMap(ExitCode.init(rawValue:))
    else { return .none }
    return .code(code)
  }

  /// Starts the program; the shell drops what it prints.
  ///
  /// Not by Foundation's `Process`, which waits in the main run loop, where what a subject left on the real main queue would run.
  private func spawn(_ arguments: [String], in variables: [String: String]) -> pid_t? {
    let line = #"exec "$0" "$@" >/dev/null 2>&1 </dev/null"#
    let words = ["/bin/sh", "-c", line, executable] + arguments
    let environment = variables.map { "\($0)=\($1)" }
    var child = pid_t()
    let failure = unsafe Self.withPointers(to: words) { words in
      unsafe Self.withPointers(to: environment) { environment in
        unsafe posix_spawn(&child, "/bin/sh", nil, nil, words, environment)
      }
    }
    return failure == 0 ? child : nil
  }

  /// Waits for the end of a process, and ends it at the limit.
  ///
  /// - Returns: whether it ended by itself.
  private static func waitForEnd(of child: pid_t, within limit: Duration) -> Bool {
    let clock = ContinuousClock()
    let end = clock.now.advanced(by: limit)
    var status: Int32 = 0
    while true {
      let ended = unsafe waitpid(child, &status, WNOHANG)
      // Where nobody is left to wait for, the app's code may have waited first.
      if ended == child || ended < 0 && errno != EINTR { return true }
      if clock.now >= end { break }
      // Only the wall clock knows of a hang; with no files to look at, this passes two milliseconds.
      _ = poll(nil, 0, 2)
    }
    kill(child, SIGKILL)
    while unsafe waitpid(child, &status, 0) < 0, errno == EINTR {}
    return false
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

extension FreshProcess.Failure {
  /// The failure, for machines.
  var name: String {
    switch self {
    case .foreignArguments: "foreign-arguments"
    case .noAnswer: "no-answer"
    case .tooLong: "too-long"
    }
  }

  /// What could not be done, and what that means; a clause without a full stop.
  var words: String {
    let start =
      switch self {
      case .foreignArguments:
        "none was started for what was found, because the program runs other words than those that "
          + "it was started with"
      case .noAnswer: "one that was started for what was found ended without an answer"
      case .tooLong(let seconds):
        "one that was started for what was found had no answer after \(seconds) s and was ended, "
          + "and no other was started"
      }
    return start + "; what the app keeps for good from case to case may be taken for a bug there"
  }
}
