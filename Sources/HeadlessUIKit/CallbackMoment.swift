// CallbackMoment: where UIKit calls an app's code, as far as a driver may call something there itself.

/// Where UIKit calls an app's code, as far as a driver may call something there itself.
///
/// Each comes right after the app's own code; the two questions of a recogniser come before the delegate answers.
package enum CallbackMoment: Int, CaseIterable, Sendable {
  case didLoad, willAppear, didAppear, willDisappear, didDisappear
  /// `willMove(toParent:)` and `didMove(toParent:)`, told apart by whether there is a parent.
  case willJoin, didJoin, willLeave, didLeave
  case willShow, didShow
  /// A recogniser asks whether it may watch a touch, and whether it may begin.
  case shouldReceive, shouldBegin

  var bit: UInt32 { 1 << UInt32(rawValue) }
}

/// Calls that a driver makes from within callbacks, as an app's own code would.
extension World {
  /// Has a script called in some of the moments; nil ends it.
  ///
  /// - Parameters:
  ///   - moments: the moments in which it is called.
  ///   - script: gets the moment, and the tag of the controller whose callback it is; -1 for none.
  package func setScript(
    in moments: [CallbackMoment], _ script: ((CallbackMoment, Int32) -> Void)?
  ) {
    scriptedMoments = script == nil ? 0 : moments.reduce(0) { $0 | $1.bit }
    self.script = script
  }

  /// Notes in the log that a driver makes a call from within a callback.
  package func noteScriptedCall(in moment: CallbackMoment, tag: Int32, number: Int32) {
    note(.scriptedCall, tag: tag, value: Int32(moment.rawValue) << 8 | number)
  }

  /// UIKit has called an app's code.
  @inline(__always)
  func reach(_ moment: CallbackMoment, of controller: UIViewController?) {
    guard scriptedMoments & moment.bit != 0 else { return }
    runScript(in: moment, tag: controller?.storedTag ?? -1)
  }

  private func runScript(in moment: CallbackMoment, tag: Int32) {
    guard trap == nil else { return }
    script?(moment, tag)
  }

  /// How often a call from within a callback may lead to the next one: beyond it, no end is in sight.
  static let longestChain = 100
}
