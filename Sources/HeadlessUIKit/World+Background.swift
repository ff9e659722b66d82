// World+Background: the app leaves the screen or is covered by the system, and comes back.

extension World {
  /// Something of the system comes over the app (a call, the control centre, an alert): touches are taken away, and all else goes on.
  ///
  /// Turns run and animations go on meanwhile; no appearance callback says so, and no finger reaches the app until it is active again.
  ///
  /// - Source: R-852.
  public func resignActive() {
    guard activity == .active else { return }
    cancelTouches()
    NotificationCenter.default.post(
      name: UIApplication.willResignActiveNotification, object: UIApplication.shared)
    closeTurn()
    activity = .inactive
  }

  /// What lay over the app goes away.
  ///
  /// - Source: R-852.
  public func becomeActive() {
    guard activity == .inactive else { return }
    closeTurn()
    activity = .active
    NotificationCenter.default.post(
      name: UIApplication.didBecomeActiveNotification, object: UIApplication.shared)
  }

  /// The app goes to the background: touches are taken away, and running animations come to their end now or on return.
  ///
  /// No callback says so to the navigation controller's children. Whoever drives a suspended app runs no turn until it is back.
  ///
  /// - Source, Z-30.
  public func enterBackground() {
    guard !isInBackground else { return }
    resignActive()
    closeTurn()
    activity = .background
    if configuration.backgroundDuringAnimation == .complete { completeAnimations() }
    NotificationCenter.default.post(
      name: UIApplication.didEnterBackgroundNotification, object: UIApplication.shared)
  }

  /// The app comes back: what the background cut short is at its end.
  ///
  /// - Source: R-854, Z-30.
  public func enterForeground() {
    guard isInBackground else { return }
    closeTurn()
    NotificationCenter.default.post(
      name: UIApplication.willEnterForegroundNotification, object: UIApplication.shared)
    activity = .inactive
    if configuration.backgroundDuringAnimation == .completeOnReturn { completeAnimations() }
    becomeActive()
  }

  /// Whether the app is off the screen, between ``enterBackground()`` and ``enterForeground()``.
  public var isInBackground: Bool { activity == .background }

  /// Jumps to the end of each animation, and of those that such an end starts, up to a limit.
  private func completeAnimations() {
    var rounds = 0
    while rounds < 64, trap == nil, deadlines.bringForward(to: now) {
      openTurn()
      closeTurn()
      rounds += 1
    }
  }
}
