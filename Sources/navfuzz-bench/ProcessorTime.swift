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
  /// Nanoseconds so far, in steps of a microsecond.
  static var now: Int { Int(clock()) * (1_000_000_000 / 1_000_000) }

  /// The nanoseconds that a body takes.
  static func taken(by body: () -> Void) -> Int {
    let start = now
    body()
    return max(1, now - start)
  }
}

/// Ends the process.
func end(with code: Int32) -> Never { exit(code) }
