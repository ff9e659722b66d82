// Timer: a timer on the virtual clock.

/// A timer on the virtual clock; it fires in phase 1 of a turn.
@preconcurrency @MainActor
open class Timer: NSObject {
  /// Whether it still fires.
  public private(set) var isValid = true

  /// Seconds between two times; 0 if it does not repeat.
  public let timeInterval: TimeInterval

  private let block: @MainActor (Timer) -> Void
  private weak var world: World?
  private(set) var token: DeadlineList.Token?

  private init(interval: TimeInterval, repeats: Bool, block: @escaping @MainActor (Timer) -> Void) {
    timeInterval = repeats ? interval : 0
    self.block = block
    super.init()
  }

  /// Makes a timer that runs: the first time after one interval.
  @discardableResult
  public class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @MainActor (Timer) -> Void
  ) -> Timer {
    let timer = Timer(interval: interval, repeats: repeats, block: block)
    guard let world = World.currentOrStray("Timer.scheduledTimer") else { return timer }
    let length = max(1, milliseconds(interval))
    timer.world = world
    timer.token = world.deadlines.add(
      at: world.now + length, interval: repeats ? length : nil
    ) { timer.fire() }
    return timer
  }

  /// Runs the block now; one that does not repeat is over then.
  open func fire() {
    guard isValid else { return }
    if timeInterval == 0 { isValid = false }
    block(self)
  }

  /// Ends it.
  open func invalidate() {
    isValid = false
    if let token { world?.deadlines.remove(token) }
  }
}

/// The virtual clock's seconds.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> TimeInterval {
  guard let world = World.current else { return 0 }
  world.note(.time)
  return TimeInterval(world.now) / 1000
}
