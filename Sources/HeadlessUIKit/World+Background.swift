// World+Background: the app leaves the screen and comes back.

extension World {
  /// The app goes to the background: touches are taken away, and running animations come to their end now or on return.
  ///
  /// No callback says so to the navigation controller's children. Whoever drives a suspended app runs no turn until it is back.
  ///
  /// - Source, Z-30.
  public func enterBackground() {
    guard !isInBackground else { return }
    cancelTouches()
    NotificationCenter.default.post(
      name: UIApplication.willResignActiveNotification, object: UIApplication.shared)
    closeTurn()
    isInBackground = true
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
    isInBackground = false
    if configuration.backgroundDuringAnimation == .completeOnReturn { completeAnimations() }
    NotificationCenter.default.post(
      name: UIApplication.didBecomeActiveNotification, object: UIApplication.shared)
  }

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
