// UIGestureRecognizerDelegate+OptionalCalls: `delegate?.gestureRecognizerShouldBegin?(…)` as apps write it.

extension UIGestureRecognizerDelegate {
  /// The question with the question mark of an optional requirement: nil if it is left out.
  public var gestureRecognizerShouldBegin: GestureBeginQuestion? {
    GestureBeginQuestion(delegate: self)
  }

  /// The questions with the question mark of an optional requirement.
  public var gestureRecognizer: GestureQuestions? { GestureQuestions(delegate: self) }
}

/// `delegate.gestureRecognizerShouldBegin?(…)`.
@preconcurrency @MainActor
public struct GestureBeginQuestion {
  let delegate: any UIGestureRecognizerDelegate

  /// Asks; nil if the delegate leaves the question out.
  public func callAsFunction(_ recognizer: UIGestureRecognizer) -> Bool? {
    OptionalRequirement.answer { delegate.gestureRecognizerShouldBegin(recognizer) }
  }
}

/// `delegate.gestureRecognizer?(…, shouldReceive: …)` and its like.
@preconcurrency @MainActor
public struct GestureQuestions {
  let delegate: any UIGestureRecognizerDelegate

  /// Asks; nil if the delegate leaves the question out.
  public func callAsFunction(
    _ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool? {
    OptionalRequirement.answer { delegate.gestureRecognizer(recognizer, shouldReceive: event) }
  }

  /// Asks; nil if the delegate leaves the question out.
  public func callAsFunction(
    _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool? {
    OptionalRequirement.answer { delegate.gestureRecognizer(recognizer, shouldReceive: touch) }
  }

  /// Asks; nil if the delegate leaves the question out.
  public func callAsFunction(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool? {
    OptionalRequirement.answer {
      delegate.gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: other)
    }
  }

  /// Asks; nil if the delegate leaves the question out.
  public func callAsFunction(
    _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool? {
    OptionalRequirement.answer {
      delegate.gestureRecognizer(recognizer, shouldRequireFailureOf: other)
    }
  }

  /// Asks; nil if the delegate leaves the question out.
  public func callAsFunction(
    _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool? {
    OptionalRequirement.answer {
      delegate.gestureRecognizer(recognizer, shouldBeRequiredToFailBy: other)
    }
  }
}
