// UIGestureRecognizerDelegate: the questions that a recogniser asks.

/// The questions that a recogniser asks; each may be left out.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Whether an attempt that met its criteria may begin; yes by default; asked once an attempt.
  ///
  /// - Source.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

  /// Whether the recogniser hears of an event at all; asked when a finger is put down; yes by default.
  ///
  /// - Source: R-121.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool

  /// Whether the recogniser hears of a touch, for its whole life; yes by default.
  ///
  /// - Source: R-120.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool

  /// Whether two may recognise together; a yes of either delegate is enough; no by default.
  ///
  /// - Source: R-126.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Whether the first waits until the other has failed; no by default.
  ///
  /// - Source: R-131.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Whether the other waits until the first has failed; no by default.
  ///
  /// - Source: R-131.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Yes; counts as not implemented.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    OptionalRequirement.isLeftOut(answering: true)
  }

  /// Yes; counts as not implemented.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { OptionalRequirement.isLeftOut(answering: true) }

  /// Yes; counts as not implemented.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { OptionalRequirement.isLeftOut(answering: true) }

  /// No; counts as not implemented.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { OptionalRequirement.isLeftOut(answering: false) }

  /// No; counts as not implemented.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { OptionalRequirement.isLeftOut(answering: false) }

  /// No; counts as not implemented.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { OptionalRequirement.isLeftOut(answering: false) }
}

/// Tells a requirement that was left out from one that is implemented.
///
/// Each default implementation counts; whoever asks compares the count before and after.
@preconcurrency @MainActor
enum OptionalRequirement {
  /// Counts the default implementation, and gives its answer.
  @discardableResult
  static func isLeftOut<Answer>(answering answer: Answer) -> Answer {
    World.current?.defaultsReached += 1
    return answer
  }

  /// The answer of a requirement that is implemented; nil if its default was reached.
  static func answer<Answer>(_ ask: () -> Answer) -> Answer? {
    let before = World.current?.defaultsReached
    let answer = ask()
    return World.current?.defaultsReached == before ? answer : nil
  }
}
