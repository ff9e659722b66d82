// CrashNote: the last words of a process that a subject crashes: which case it was.

import Foundation
import NavigationHarness
import NavigationModel
import Synchronization

/// The last words of a process that a subject crashes, by `fatalError` or a trap of Swift's.
///
/// The words are laid ready before each case, and a signal handler writes them to standard error
/// with one system call; it may allocate nothing. The case is not shrunk: each try would be a crash.
enum CrashNote {
  /// How many bytes there is room for.
  private static let capacity = 2048
  /// How large the handler's own stack is, in bytes.
  private static let stackSize = 65_536
  /// Where the words lie: a signal handler sees nothing but globals.
  private static let address = Atomic<UInt>(0)
  /// How many bytes they are.
  private static let length = Atomic<Int>(0)

  /// What is known of the case that runs.
  struct Case {
    private let head: [UInt8]
    private let middle: [UInt8]
    private let tail: [UInt8]

    /// Makes the words, but for the number of the case.
    init(
      tool: String, seed: UInt64, subject: String, profile: Profile, settings: [String],
      capabilities: Capabilities, stepCount: Int?, strategy: Strategy
    ) {
      let command = ReproductionCommand(
        tool: tool, seed: seed, index: 0, subject: subject, profile: profile, settings: settings,
        capabilities: capabilities, stepCount: stepCount, strategy: strategy
      ).text
      let parts = command.components(separatedBy: " --case 0 ")
      let start = "\n\(tool): the subject '\(subject)' crashed in \(profile.rawValue), case "
      head = Array(PlainText.visible(start).utf8)
      middle = Array("; a crash is not shrunk.\nShow it again:\n  \(parts[0]) --case ".utf8)
      tail = Array((" " + parts.dropFirst().joined(separator: " --case 0 ") + "\n").utf8)
    }

    /// Lays the words ready for a case.
    func prepare(index: Int) {
      let digits = Array("\(index)".utf8)
      CrashNote.lay(ready: head + digits + middle + digits + tail)
    }
  }

  /// Lays words ready for something else than a case of a run.
  static func prepare(tool: String, _ words: [String], subject: String) {
    let command = ([tool] + words).map(ShellWord.quoted).joined(separator: " ")
    let text = "\n\(tool): the subject '\(subject)' crashed.\nShow it again:\n  \(command)\n"
    lay(ready: Array(PlainText.visible(text).utf8))
  }

  private static func lay(ready words: [UInt8]) {
    let bits = address.load(ordering: .relaxed)
    guard let place = unsafe UnsafeMutablePointer<UInt8>(bitPattern: bits) else { return }
    let count = min(words.count, capacity)
    length.store(0, ordering: .relaxed)
    for index in 0..<count { unsafe place[index] = words[index] }
    length.store(count, ordering: .relaxed)
  }

  /// Makes room for the words and catches the signals of a crash.
  ///
  /// Until then nothing is laid ready: a test's process keeps its own signals.
  static func listen() {
    guard address.load(ordering: .relaxed) == 0 else { return }
    let place = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    address.store(UInt(bitPattern: place), ordering: .relaxed)
    // A subject that calls itself without end leaves no room on the stack for a handler.
    var stack = unsafe stack_t()
    unsafe stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: stackSize, alignment: 16)
    unsafe stack.ss_size = stackSize
    unsafe sigaltstack(&stack, nil)
    for number in [SIGTRAP, SIGILL, SIGSEGV, SIGBUS, SIGABRT, SIGFPE] {
      var action = sigaction()
      #if canImport(Darwin)
      unsafe action.__sigaction_u.__sa_handler = { _ in CrashNote.speakAndExit() }
      #else
      unsafe action.__sigaction_handler.sa_handler = { _ in CrashNote.speakAndExit() }
      #endif
      action.sa_flags = SA_ONSTACK
      unsafe sigaction(number, &action, nil)
    }
  }

  private static func speakAndExit() {
    let place = unsafe UnsafeRawPointer(bitPattern: address.load(ordering: .relaxed))
    unsafe _ = write(STDERR_FILENO, place, length.load(ordering: .relaxed))
    _exit(ExitCode.violation.rawValue)
  }
}
