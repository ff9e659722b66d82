// CompositeTests: whole gestures come to the same as their touches one by one.

import NavigationModel
import Testing

@testable import NavigationStage

@Suite("Whole gestures") @MainActor
struct CompositeTests {
  /// A stack of three at rest.
  private static let start = "push; settle; push; settle"

  /// What is seen of some actions on a stack of three.
  private func seen(_ actions: [Action]) throws -> [Observation] {
    var played = try Performance(Self.start)
    return actions.flatMap { played.play($0) }
  }

  /// The touches of a swipe as actions of their own.
  private func touches(_ form: SwipeForm, from place: Place) -> [Action] {
    (0..<SwipeForm.touchCount).flatMap { index in
      let step = form.touch(index, from: place)
      let wait: [Action] = step.delay > 0 ? [.wait(step.delay)] : []
      let touch: Action =
        switch step.touch {
        case .down(let place): .down(place)
        case .move(let horizontal, let vertical): .move(horizontal, vertically: vertical)
        case .up(let velocity): .up(velocity: velocity)
        case .cancel: .cancelTouch
        }
      return wait + [touch]
    }
  }

  @Test("a swipe is seen as its touches are", arguments: SwipeForm.allCases, Place.allCases)
  func swipe(form: SwipeForm, place: Place) throws {
    let whole = try seen([.swipe(form, from: place), .settle])
    let parts = try seen(touches(form, from: place) + [.settle])
    #expect(whole == parts)
  }

  @Test("a double swipe is two swipes with the gap between them", arguments: [0, 1, 16, 100])
  func doubleSwipe(gap: Int) throws {
    let whole = try seen([.doubleSwipe(gap: gap), .settle])
    let parts = try seen([
      .swipe(.full, from: .edge), .wait(gap), .swipe(.full, from: .edge), .settle,
    ])
    #expect(whole == parts)
  }

  @Test("a swipe into a request comes after its delay", arguments: [1, 16, 100])
  func swipeDuring(delay: Int) throws {
    for (request, call) in [
      (SwipedRequest.push, Action.push(kind: 0, animated: true)), (.pop, .pop(animated: true)),
    ] {
      let whole = try seen([.swipeDuring(request, delay: delay), .settle])
      let parts = try seen([call, .wait(delay), .swipe(.full, from: .edge), .settle])
      #expect(whole == parts)
    }
  }

  @Test("a swipe at once into a request shares its turn")
  func swipeAtOnce() throws {
    let whole = try seen([.swipeDuring(.push, delay: 0), .settle])
    let parts = try seen([.push(kind: 0, animated: true), .swipe(.full, from: .edge), .settle])
    #expect(whole == parts)
  }

  @Test(
    "whole gestures do nothing while a finger is down",
    arguments: [
      .swipe(.full, from: .edge), .doubleSwipe(gap: 0), .swipeDuring(.push, delay: 0), .backTap,
    ] as [Action])
  func oneFinger(action: Action) throws {
    var played = try Performance(Self.start + "; down edge")
    let before = played.last
    let seen = played.play(action)
    #expect(seen.count == 1)
    #expect(played.last.stack == before.stack)
    #expect(played.last.turnCount == before.turnCount)
    #expect(played.last.isFingerDown)
  }

  @Test("a full swipe goes back one level, a given-up one and an interrupted one none")
  func outcomes() throws {
    let three = [0, 1, 2].map { ScreenID($0) }
    for (form, stack) in [
      (SwipeForm.full, Array(three.dropLast())), (.partial, three), (.interrupted, three),
    ] {
      let last = try seen([.swipe(form, from: .edge), .settle]).last
      #expect(last?.stack == stack)
      #expect(last?.shown == stack.last)
    }
  }
}
