// UIViewPropertyAnimator: an animation that can be paused, moved and turned round.

public import Foundation

/// Where an animation stands.
public enum UIViewAnimatingState: Int, Sendable {
  case inactive, active, stopped
}

/// One of an animation's ends, or where it is.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end, start, current
}

/// An animation that can be paused, moved and turned round.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: AnyObject {
  /// Where it stands.
  var state: UIViewAnimatingState { get }
  /// Whether it moves.
  var isRunning: Bool { get }
  /// Whether it runs back to its start.
  var isReversed: Bool { get set }
  /// How far it is, from 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Starts or goes on.
  func startAnimation()
  /// Stops where it is, and can go on.
  func pauseAnimation()
  /// Goes on, for so many times its duration; 0 is what is left of it.
  func continueAnimation(durationFactor: CGFloat)
  /// Stops for good, with or without its completions.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends one that was stopped.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation that can be paused, moved and turned round, on the virtual clock.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// Seconds that the whole animation takes.
  public let duration: TimeInterval
  /// Where it stands.
  open private(set) var state = UIViewAnimatingState.inactive
  /// Whether it moves.
  open var isRunning: Bool { token != nil }
  /// Whether it can be stopped by a finger; kept without effect.
  open var isInterruptible = true

  private(set) var reversed = false
  /// Milliseconds that were run when it last began to move or stopped.
  private(set) var done = 0
  private(set) var startInstant = 0
  /// Milliseconds of this stretch, from `done` to the end that it runs to.
  private(set) var stretch = 0
  private(set) var token: DeadlineList.Token?
  private var animations: [@MainActor () -> Void] = []
  private var completions: [@MainActor (UIViewAnimatingPosition) -> Void] = []

  /// Makes an animation that waits for its start.
  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve = .easeInOut,
    animations: (@MainActor () -> Void)? = nil
  ) {
    self.duration = duration
    super.init()
    if let animations { addAnimations(animations) }
  }

  /// Makes a springy animation, which takes its duration all the same.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (@MainActor () -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .easeInOut, animations: animations)
  }

  /// Names what waits of the app's code among all blocks that wait.
  private(set) var blockNumbers: [Int] = []

  var total: Int { max(1, milliseconds(duration)) }

  /// Adds changes; they are made at the start, or at once if it has started.
  open func addAnimations(_ animation: @escaping @MainActor () -> Void) {
    guard state == .inactive else { return animation() }
    animations.append(animation)
    blockNumbers.append(World.current?.numberForBlock() ?? 0)
  }

  /// Adds a block that runs when it has ended.
  open func addCompletion(_ completion: @escaping @MainActor (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
    blockNumbers.append(World.current?.numberForBlock() ?? 0)
  }

  /// How far it is, from 0 to 1; while it runs, by the clock.
  open var fractionComplete: CGFloat {
    get { CGFloat(position) / CGFloat(total) }
    set {
      activate()
      let wasRunning = isRunning
      hold()
      done = Int((CGFloat(total) * min(max(newValue, 0), 1)).rounded())
      if wasRunning { startAnimation() }
    }
  }

  /// Whether it runs back to its start.
  open var isReversed: Bool {
    get { reversed }
    set {
      guard newValue != reversed else { return }
      let wasRunning = isRunning
      hold()
      reversed = newValue
      if wasRunning { startAnimation() }
    }
  }

  open func startAnimation() { go(for: reversed ? done : total - done) }

  /// Starts after so many seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    World.current?.schedule(after: milliseconds(delay)) { [self] in startAnimation() }
  }

  open func pauseAnimation() {
    activate()
    hold()
  }

  open func continueAnimation(durationFactor: CGFloat) {
    guard state == .active else { return }
    let whole = Int((CGFloat(total) * durationFactor).rounded())
    hold()
    go(for: durationFactor > 0 ? whole : reversed ? done : total - done)
  }

  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    hold()
    state = withoutFinishing ? .inactive : .stopped
    guard withoutFinishing else { return }
    completions = []
    blockNumbers = []
  }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped, let world = World.forCall("finishAnimation") else { return }
    conclude(at: finalPosition, in: world)
  }

  // MARK: - The clock

  /// Milliseconds of the way from the start.
  private var position: Int {
    guard isRunning, let world = World.current else { return done }
    let way = reversed ? done : total - done
    let moved = way * min(world.now - startInstant, stretch) / max(stretch, 1)
    return reversed ? done - moved : done + moved
  }

  private func activate() {
    guard state == .inactive else { return }
    state = .active
    let changes = animations
    animations = []
    for change in changes { change() }
  }

  private func hold() {
    guard let token else { return }
    done = position
    World.current?.deadlines.remove(token)
    self.token = nil
  }

  private func go(for length: Int) {
    guard state != .stopped, !isRunning, let world = World.forCall("startAnimation") else { return }
    activate()
    startInstant = world.now
    stretch = world.areAnimationsEnabled ? max(1, length) : 0
    token = world.deadlines.add(at: world.now + stretch, .animation { [self] in arrive() })
  }

  private func arrive() {
    guard let world = World.current else { return }
    token = nil
    done = reversed ? 0 : total
    conclude(at: reversed ? .start : .end, in: world)
  }

  private func conclude(at position: UIViewAnimatingPosition, in world: World) {
    state = .inactive
    let blocks = completions
    completions = []
    blockNumbers = []
    for block in blocks {
      guard world.trap == nil else { return }
      world.callbackCount += 1
      block(position)
    }
  }
}

extension UIView {
  /// The pace of an animation; kept without effect.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut, easeIn, easeOut, linear
  }
}
