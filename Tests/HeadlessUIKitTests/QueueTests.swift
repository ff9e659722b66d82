// QueueTests: the main queue, timers and animations on the virtual clock.

// Foundation and Dispatch are not imported by name: the module's own types are meant.
import HeadlessUIKit
import Testing

@Suite("Main queue")
@MainActor
struct QueueTests {
  private let world = World()

  private func turn(_ body: () -> Void = {}) {
    world.run {
      world.openTurn()
      body()
      world.closeTurn()
    }
  }

  @Test("blocks run in a later turn in order; what they queue waits for the next (R-872, R-874)")
  func order() {
    let journal = Journal()
    turn {
      DispatchQueue.main.async {
        journal.lines.append("a")
        DispatchQueue.main.async { journal.lines.append("c") }
      }
      DispatchQueue.main.asyncAfter(deadline: .now()) { journal.lines.append("b") }
    }
    #expect(journal.lines.isEmpty)
    #expect(!world.isQuiescent)
    turn()
    journal.expectLines("a", "b")
    turn()
    journal.expectLines("a", "b", "c")
    #expect(world.isQuiescent)
  }

  @Test("delayed blocks run at their deadline, oldest first (R-873, R-876)")
  func delays() {
    let journal = Journal()
    turn {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { journal.lines.append("late") }
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(20)) {
        journal.lines.append("early")
      }
    }
    #expect(world.nextInstant() == 20)
    world.advance(to: 500)
    turn()
    journal.expectLines("early", "late")
  }

  @Test("a cancelled work item does not run")
  func workItem() {
    let journal = Journal()
    let item = DispatchWorkItem { journal.lines.append("ran") }
    let other = DispatchWorkItem { journal.lines.append("other") }
    turn {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1, execute: item)
      DispatchQueue.main.async(execute: other)
    }
    item.cancel()
    world.advance(to: 200)
    turn()
    journal.expectLines("other")
  }

  @Test("timers fire once or again and again, until they are ended")
  func timers() {
    let journal = Journal()
    var repeating: Timer?
    turn {
      Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in
        journal.lines.append("once")
      }
      repeating = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { timer in
        journal.lines.append("again")
        if journal.lines.count == 3 { timer.invalidate() }
      }
    }
    #expect(repeating?.isValid == true)
    for instant in [100, 200, 300] {
      world.advance(to: instant)
      turn()
    }
    journal.expectLines("once", "again", "again")
    #expect(world.nextInstant() == nil)
  }

  @Test("an animation changes at once and completes after its duration in a later turn (R-875)")
  func animation() {
    let journal = Journal()
    turn {
      UIView.animate(withDuration: 0.3) {
        journal.lines.append("changes")
      } completion: { finished in
        journal.lines.append("completion \(finished)")
      }
    }
    journal.expectLines("changes")
    #expect(world.nextInstant() == 300)
    world.advance(to: 300)
    turn()
    journal.expectLines("changes", "completion true")
  }

  @Test("calls outside a run are refused by name")
  func strayCalls() {
    let before = World.strayCalls.count
    DispatchQueue.main.async {}
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in }
    UIView.animate(withDuration: 1) {}
    #expect(
      World.strayCalls.dropFirst(before) == [
        "DispatchQueue.main.async outside a run", "Timer.scheduledTimer outside a run",
        "UIView.animate outside a run",
      ])
    World.strayCalls.removeLast(World.strayCalls.count - before)
  }
}
