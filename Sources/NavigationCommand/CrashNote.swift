// CrashNote: the last words of a process that a subject crashes: which case it was.

import Foundation
import NavigationHarness
import NavigationModel
import Synchronization

/// The last words of a process that a subject ends, by `fatalError`, by a trap of Swift's, or by `exit`.
///
/// The words are laid ready before each case, and a signal handler writes them to standard error
/// with one system call a part; it may allocate nothing. The case is not shrunk: each try would be a crash.
enum CrashNote {
  /// How many bytes there is room for.
  private static let capacity = 2048
  /// How large the handler's own stack is, in bytes.
  private static let stackSize = 65_536
  /// Where the words lie: a signal handler sees nothing but globals.
  private static let address = Atomic<UInt>(0)
  /// How many bytes they are; none while no subject's code runs.
  private static let length = Atomic<Int>(0)
  /// How many of them stand before what the subject did.
  private static let headLength = Atomic<Int>(0)

  /// What is known of the case that runs.
  struct Case {
    private let command: ReproductionCommand
    private let head: [UInt8]
    /// What stands before, between and after the numbers; as bytes, because it is put together for each case.
    private let place, hint, between, start, end: [UInt8]

    /// Makes the words, but for the number of the case.
    init(_ command: ReproductionCommand) {
      self.command = command
      head = CrashNote.head(tool: command.tool, subject: command.subject)
      var first = command
      first.index = 0
      let parts = first.text.components(separatedBy: " --case 0 ")
      place = Array(" in \(command.profile.rawValue), case ".utf8)
      hint = Array("; that is not shrunk.\nShow it again (not tried".utf8)
      between = Array("; if it needs the cases before it, with --runs ".utf8)
      start = Array("):\n  \(parts[0]) --case ".utf8)
      end = Array((" " + parts.dropFirst().joined(separator: " --case 0 ") + "\n").utf8)
    }

    /// Lays the words ready for a case.
    func prepare(index: Int) {
      let digits = Array("\(index)".utf8)
      var tail = place + digits + hint
      if index > 0 {
        tail += between + Array("\(index + 1) in the place of --case \(index)".utf8)
      }
      tail += start + digits + end
      CrashNote.lay(ready: head, tail)
    }

    /// Lays the words ready for what follows the cases: what they left is looked at, and what was found is played again.
    ///
    /// - Parameters:
    ///   - count: how many cases there were.
    ///   - isOne: whether one was asked for by its number.
    func prepareEnd(after count: Int, isOne: Bool) {
      var again = command
      again.needsCasesBefore = !isOne
      if !isOne { again.index = max(0, count - 1) }
      let place = isOne ? "case \(command.index)" : PlainText.counted(count, "case")
      let text =
        " in \(command.profile.rawValue), after \(place); that is not shrunk.\n"
        + "Show it again (not tried):\n  \(again.text)\n"
      CrashNote.lay(ready: head, Array(PlainText.visible(text).utf8))
    }
  }

  /// Lays words ready for something else than a case of a run.
  static func prepare(tool: String, _ words: [String], subject: String) {
    let command = ([tool] + words).map(ShellWord.quoted).joined(separator: " ")
    let text = ".\nShow it again (not tried):\n  \(command)\n"
    lay(ready: head(tool: tool, subject: subject), Array(PlainText.visible(text).utf8))
  }

  /// Takes the words back, where no subject's code runs any more.
  static func takeBack() { length.store(0, ordering: .relaxed) }

  private static func head(tool: String, subject: String) -> [UInt8] {
    Array(PlainText.visible("\n\(tool): the subject '\(subject)' ").utf8)
  }

  private static func lay(ready head: [UInt8], _ tail: [UInt8]) {
    let bits = address.load(ordering: .relaxed)
    guard let place = unsafe UnsafeMutablePointer<UInt8>(bitPattern: bits) else { return }
    length.store(0, ordering: .relaxed)
    let headCount = min(head.count, capacity)
    for index in 0..<headCount { unsafe place[index] = head[index] }
    let count = min(headCount + tail.count, capacity)
    for index in headCount..<count { unsafe place[index] = tail[index - headCount] }
    headLength.store(headCount, ordering: .relaxed)
    length.store(count, ordering: .relaxed)
  }

  /// Makes room for the words, and catches the signals of a crash and the end of the process.
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
    atexit {
      guard CrashNote.length.load(ordering: .relaxed) > 0 else { return }
      CrashNote.speak("ended the process by exit()")
      // What the app printed waits for the end that it does not get.
      _ = fflush(nil)
      _exit(ExitCode.violation.rawValue)
    }
  }

  private static func speakAndExit() {
    speak("crashed")
    _exit(ExitCode.violation.rawValue)
  }

  private static func speak(_ deed: StaticString) {
    let place = unsafe UnsafeRawPointer(bitPattern: address.load(ordering: .relaxed))
    let headCount = headLength.load(ordering: .relaxed)
    let tailCount = length.load(ordering: .relaxed) - headCount
    unsafe _ = write(STDERR_FILENO, place, headCount)
    unsafe _ = write(STDERR_FILENO, deed.utf8Start, deed.utf8CodeUnitCount)
    unsafe _ = write(STDERR_FILENO, place?.advanced(by: headCount), max(0, tailCount))
  }
}
