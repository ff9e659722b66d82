// AskedScreen: a screen that answers for the swipe and hears of transitions, as long as it lives.

import HeadlessUIKit

/// Counts what objects are asked, and outlives them.
///
/// A class, because screens that are gone are counted for as well.
@MainActor
final class Questions {
  /// How often somebody was asked.
  var count = 0
}

/// A screen that answers for the swipe and hears of transitions, as long as it lives.
final class AskedScreen: UIViewController, UIGestureRecognizerDelegate,
  UINavigationControllerDelegate
{
  private let questions: Questions

  init(_ questions: Questions) {
    self.questions = questions
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    questions.count += 1
    return true
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    questions.count += 1
  }
}

/// Passes the questions about the swipe on to a screen, and answers by itself when the screen is gone.
final class ForwardingDelegate: NSObject, UIGestureRecognizerDelegate {
  private weak var navigation: UINavigationController?
  private weak var screen: AskedScreen?

  init(_ navigation: UINavigationController, to screen: AskedScreen) {
    self.navigation = navigation
    self.screen = screen
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let screen else { return navigation?.viewControllers.count ?? 0 > 1 }
    return screen.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}

/// An alert that takes the swipe's delegate away while it is up, and puts it back.
final class QuietAlert: UIViewController {
  private weak var saved: (any UIGestureRecognizerDelegate)?

  /// Takes the delegate away, and switches the swipe off.
  func silence(_ recognizer: UIGestureRecognizer) {
    saved = recognizer.delegate
    recognizer.delegate = nil
    recognizer.isEnabled = false
  }

  /// Puts back what is left of it.
  func restore(_ recognizer: UIGestureRecognizer) {
    recognizer.delegate = saved
    recognizer.isEnabled = true
  }
}
