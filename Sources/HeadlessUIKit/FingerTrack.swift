// FingerTrack: one finger on the screen, and the view or controller that hears of it.

/// One finger on the screen, and the view or controller that hears of it.
@preconcurrency @MainActor
final class FingerTrack {
  /// Whether the view under the finger hears of it.
  enum ViewDelivery {
    /// Nobody in the chain listens, or the touch was cancelled for the view.
    case none
    /// Recognisers with `delaysTouchesBegan` hold the touch back.
    case withheld
    case delivered
  }

  /// The finger; one object for all its sequences.
  let touch = UITouch()
  /// It alone, as recognisers and views are told of it; made for the first of them.
  private(set) lazy var touches: Set<UITouch> = [touch]
  var isDown = false
  var delivery = ViewDelivery.none
  private(set) var listeningView: Anchor<UIView>?
  private(set) var listeningController: Anchor<UIViewController>?

  /// The first in the chain of responders that an app may have made; it is not kept alive by a finger.
  var listener: UIResponder? { listeningView?.object ?? listeningController?.object }

  /// Looks for the first that listens, from a view outwards; true once it is found.
  func findListener(at view: UIView) -> Bool {
    let type = type(of: view)
    if type != UIView.self, type != UIWindow.self {
      listeningView = view.anchor
      return true
    }
    listeningController = view.owner?.anchor
    return listeningController != nil
  }

  func forgetListener() {
    listeningView = nil
    listeningController = nil
  }

  /// Lets go of the view that was hit.
  func letGo() {
    touch.hitView = nil
    touch.hitWindow = nil
  }
}
