// UIView+Animation: animations whose completion comes by the virtual clock.

extension UIView {
  /// How an animation runs; kept without effect.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// One bit an option; two for the curve.
    public let rawValue: UInt

    /// Subviews move along.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// Touches are taken meanwhile.
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    /// It starts from what is on the screen.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    /// Slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// The same pace throughout.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  /// Runs the changes at once; the completion comes after the duration, in a later turn.
  ///
  /// - Source: R-875.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: AnimationOptions = [], animations: @escaping @MainActor () -> Void,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    guard let world = World.currentOrStray("UIView.animate") else { return }
    guard world.trap == nil else { return }
    animations()
    guard let completion else { return }
    let length = world.areAnimationsEnabled ? milliseconds(duration) + milliseconds(delay) : 0
    if let held = world.heldAnimations {
      return held.hold(length) { completion(true) }
    }
    _ = world.deadlines.add(at: world.now + max(0, length), .animation { completion(true) })
  }

  /// Runs the changes at once; the completion comes after the duration, in a later turn.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping @MainActor () -> Void,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations,
      completion: completion)
  }

  /// Runs the changes at once; the completion comes after the duration, in a later turn.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping damping: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping @MainActor () -> Void,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }

  /// Runs the changes.
  public class func performWithoutAnimation(_ actions: @MainActor () -> Void) { actions() }

  /// Whether animations take time in the current world.
  public class var areAnimationsEnabled: Bool { World.current?.areAnimationsEnabled ?? true }

  /// Says whether animations take time in the current world.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    World.current?.areAnimationsEnabled = enabled
  }
}

/// Seconds as whole milliseconds, the clock's unit.
func milliseconds(_ seconds: TimeInterval) -> Int {
  guard seconds.isFinite, seconds > 0 else { return 0 }
  return Int((min(seconds, 1e9) * 1000).rounded())
}
