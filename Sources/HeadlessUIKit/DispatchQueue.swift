// DispatchQueue: the main queue of the current world, on the virtual clock.

/// The main queue of the current world; there is no other queue, as there are no threads.
///
/// A file that imports this module and not Foundation by name means this type.
///
/// - Source.
@preconcurrency @MainActor
public final class DispatchQueue {
  /// The main queue.
  public static let main = DispatchQueue()

  private init() {}

  /// Runs a block in phase 2 of a later turn, after those that wait already.
  public func async(execute work: @escaping @MainActor () -> Void) {
    guard let world = World.currentOrStray("DispatchQueue.main.async") else { return }
    world.enqueue(work)
  }

  /// Runs a work item in phase 2 of a later turn, unless it is cancelled before.
  public func async(execute item: DispatchWorkItem) {
    guard let world = World.currentOrStray("DispatchQueue.main.async") else { return }
    world.enqueue { item.perform() }
  }

  /// Runs a block once the deadline is reached; one that has passed already makes it ``async(execute:)``.
  ///
  /// - Source: R-873.
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @MainActor () -> Void) {
    guard let world = World.currentOrStray("DispatchQueue.main.asyncAfter") else { return }
    if deadline.instant <= world.now {
      world.enqueue(work)
    } else {
      world.schedule(after: deadline.instant - world.now, work)
    }
  }

  /// Runs a work item once the deadline is reached, unless it is cancelled before.
  public func asyncAfter(deadline: DispatchTime, execute item: DispatchWorkItem) {
    asyncAfter(deadline: deadline) { item.perform() }
  }
}

/// An instant of the virtual clock.
@preconcurrency @MainActor
public struct DispatchTime: Hashable {
  /// Milliseconds since the world's start.
  let instant: Int

  /// The present instant of the current world.
  public static func now() -> DispatchTime { DispatchTime(instant: World.current?.now ?? 0) }

  /// The instant so many seconds later.
  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(instant: time.instant + milliseconds(seconds))
  }

  /// The instant a length of time later; less than a millisecond is nothing.
  public static func + (time: DispatchTime, length: DispatchTimeInterval) -> DispatchTime {
    DispatchTime(instant: time.instant + length.milliseconds)
  }
}

/// A length of time.
public enum DispatchTimeInterval: Hashable, Sendable {
  case seconds(Int)
  case milliseconds(Int)
  case microseconds(Int)
  case nanoseconds(Int)
  case never

  var milliseconds: Int {
    switch self {
    case .seconds(let count): count * 1000
    case .milliseconds(let count): count
    case .microseconds(let count): count / 1000
    case .nanoseconds(let count): count / 1_000_000
    case .never: 1 << 40
    }
  }
}

/// A block that can be cancelled before it runs.
@preconcurrency @MainActor
public final class DispatchWorkItem {
  /// Whether it was cancelled.
  public private(set) var isCancelled = false

  private let block: @MainActor () -> Void

  /// Makes a work item from a block.
  public init(block: @escaping @MainActor () -> Void) { self.block = block }

  /// Takes it back, unless it has run.
  public func cancel() { isCancelled = true }

  /// Runs it now, unless it was cancelled.
  public func perform() {
    guard !isCancelled else { return }
    block()
  }
}
