// RestTests: how long settling goes on, and what it waits for.

import HeadlessUIKit
import NavigationModel
import Testing

@testable import NavigationStage

@Suite("Rest") @MainActor
struct RestTests {
  /// A controller whose pushed pages do something when they have appeared.
  private static func subject(
    _ work: @escaping @MainActor @Sendable () -> Void
  ) -> Subject {
    let kind = ScreenKind(ScreenTraits("busy")) {
      let screen = BusyScreen()
      screen.work = work
      return screen
    }
    return Subject("busy", kinds: [kind]) { UINavigationController() }
  }

  @Test("comes as soon as nothing happens by itself any more")
  func early() throws {
    let played = try Performance("push; settle")
    #expect(played.last.point == .settled)
    #expect(played.last.isQuiescent)
    #expect(!played.last.isInTransition)
    #expect(played.last.instant == 350)
  }

  @Test("does not wait for a timer that repeats, which goes on when time passes")
  func repeatingTimer() throws {
    let subject = Self.subject {
      Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in }
    }
    var played = try Performance("settle", on: subject)
    let rest = played.last
    #expect(rest.isQuiescent)
    #expect(rest.instant == 0)
    try played.play("wait 1000")
    #expect(played.last.turnCount == rest.turnCount + 10)
    #expect(played.last.isQuiescent)
  }

  @Test("is waited for as long as a block is to come")
  func laterBlock() throws {
    let subject = Self.subject {
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) {}
    }
    var played = Performance(subject)
    // The root's block comes before the case begins.
    let start = played.last.instant
    try played.play("push; settle")
    #expect(played.last.isQuiescent)
    #expect(played.last.instant == start + 2350)
  }

  @Test("is given up at its bound when blocks queue blocks for ever")
  func bound() throws {
    let played = try Performance("push; settle", on: Self.subject { Endless.tick(after: 0.1) })
    #expect(played.last.point == .settled)
    #expect(!played.last.isQuiescent)
    // The start's own rest, and that of the trace, which gives its call a second more.
    #expect(played.last.instant <= 2 * Stage.settleBound + 1_000)
  }

  @Test("is given up when blocks queue blocks at the same instant, and a wait is as well")
  func sameInstant() throws {
    let subject = Self.subject { Endless.tick(after: 0) }
    var played = try Performance("push; settle", on: subject)
    #expect(!played.last.isQuiescent)
    let settled = played.last.instant
    try played.play("wait 100")
    #expect(!played.last.isQuiescent)
    #expect(played.last.instant == settled + 100)
  }
}

/// Does something each time it has appeared.
private final class BusyScreen: UIViewController {
  var work: @MainActor () -> Void = {}

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    work()
  }
}

/// A block that queues itself again, for ever.
@MainActor
private enum Endless {
  static func tick(after seconds: Double) {
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { tick(after: seconds) }
  }
}
