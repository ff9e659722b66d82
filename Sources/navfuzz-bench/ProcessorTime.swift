// ProcessorTime: how long this process has computed, and how it ends.

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Time that this process has computed; what others do on the machine counts less than by the wall clock.
enum ProcessorTime {
  /// Nanoseconds so far.
  static var now: Int {
    var time = timespec()
    unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }

  /// The nanoseconds that a body takes, without those that asking for the time takes.
  static func taken(by body: () -> Void) -> Int {
    let start = now
    body()
    return max(1, now - start - cost)
  }

  /// What asking for the time takes, at the least.
  private static let cost: Int = (0..<1_000).reduce(1_000) { least, _ in
    let start = now
    return min(least, now - start)
  }
}

/// Ends the process.
func end(with code: Int32) -> Never { exit(code) }

/// Prints a line where errors go.
func complain(_ sentence: String) {
  let line = Array((sentence + "\n").utf8)
  _ = unsafe write(STDERR_FILENO, line, line.count)
}
