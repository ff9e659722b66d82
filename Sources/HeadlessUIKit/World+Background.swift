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
    closeTurn()
    isInBackground = true
    if configuration.backgroundDuringAnimation == .complete { completeAnimations() }
  }

  /// The app comes back: what the background cut short is at its end.
  ///
  /// - Source: R-854, Z-30.
  public func enterForeground() {
    guard isInBackground else { return }
    closeTurn()
    isInBackground = false
    if configuration.backgroundDuringAnimation == .completeOnReturn { completeAnimations() }
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
