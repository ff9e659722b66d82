// StagedCase+Time: turns, waits and rest.

import HeadlessUIKit
import NavigationModel

extension StagedCase {
  /// Opens a turn, unless one is open; whatever runs by itself in it is seen before anything else happens.
  ///
  /// - Returns: whether to go on.
  func openTurn(_ observe: (borrowing Observation) -> Bool) -> Bool {
    guard !world.isTurnOpen else { return true }
    callsInTurn = 0
    let callbacks = world.callbackCount
    world.openTurn()
    guard world.callbackCount != callbacks || hasFreshLog else { return true }
    return show(.midTurn, observe) && world.trap == nil
  }

  /// Closes the open turn, if any, and shows its end.
  ///
  /// - Returns: whether to go on.
  @discardableResult
  func closeTurn(
    _ observe: (borrowing Observation) -> Bool, as point: Observation.Point = .turnEnd
  ) -> Bool {
    guard world.isTurnOpen else { return true }
    world.closeTurn()
    return show(point, observe) && world.trap == nil
  }

  /// Lets so many milliseconds pass; 0 closes the turn only.
  ///
  /// - Returns: whether to go on.
  @discardableResult
  func pass(_ milliseconds: Int, _ observe: (borrowing Observation) -> Bool) -> Bool {
    let hadTurn = world.isTurnOpen
    guard closeTurn(observe) else { return false }
    guard milliseconds > 0 else {
      if !hadTurn { nothing(observe) }
      return true
    }
    let target = world.now + milliseconds
    var ran = 0
    while let next = world.nextInstant(), next <= target, ran < Self.turnLimit {
      guard runTurn(at: next, observe) else { return false }
      ran += 1
    }
    world.advance(to: target)
    return show(.noTurn, observe)
  }

  /// Runs until nothing happens by itself any more, or the bound is reached.
  func settle(_ observe: (borrowing Observation) -> Bool) {
    guard closeTurn(observe) else { return }
    // Each call may have waited for its turn, and takes its own time then.
    let bound = world.now + settleBound + 1_000 * callCount
    let limit = Self.turnLimit + 8 * callCount
    var ran = 0
    while let next = world.nextInstant(countingRepeating: false), next <= bound, ran < limit {
      guard runTurn(at: next, observe) else { return }
      ran += 1
    }
    show(.settled, observe)
  }

  /// Where transitions take longer than usual (Z-11), the bound is as many of them away.
  private var settleBound: Int {
    Stage.settleBound * max(1, world.configuration.pushPopDuration / 350)
  }

  /// Runs to the first rest, with nobody looking: to fill observations then took a tenth of a case's start.
  func comeToRest() {
    world.closeTurn()
    let bound = world.now + settleBound
    var ran = 0
    while let next = world.nextInstant(countingRepeating: false), next <= bound,
      ran < Self.turnLimit, world.trap == nil
    {
      world.advance(to: next)
      world.openTurn()
      world.closeTurn()
      ran += 1
    }
  }

  /// Turns that one wait may take: blocks that queue blocks without end are cut.
  private static let turnLimit = 2_000

  /// One turn that happens by itself.
  private func runTurn(at instant: Int, _ observe: (borrowing Observation) -> Bool) -> Bool {
    world.advance(to: instant)
    world.openTurn()
    return closeTurn(observe)
  }
}
