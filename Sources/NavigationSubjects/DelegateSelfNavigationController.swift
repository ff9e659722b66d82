// DelegateSelfNavigationController: the controller is the swipe's delegate and guards nothing (S001).

import HeadlessUIKit
import NavigationModel
public import NavigationStage

/// Makes itself the delegate of the swipe and answers none of its questions.
///
/// A public article on swipe back (S001) retells the first cure that everybody tries: the
/// navigation controller takes over as the gesture's delegate, and with the system's delegate go
/// its refusals on pages with a custom back button. The article then lists what goes wrong.
///
/// It hides F-6: one swipe on the root, and nothing completes any more. F-7: after several pushes
/// two quick swipes throw the stack into disorder. F-8: even a single swipe begins inside a push
/// or a pop that runs.
final class DelegateSelfNavigationController: UINavigationController, UIGestureRecognizerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    interactivePopGestureRecognizer?.delegate = self
  }
}

extension Subject {
  /// The controller is the swipe's delegate and guards nothing.
  public static let delegateSelf = Subject(
    "delegate-self", source: "S001",
    summary: "the controller is the swipe's delegate, without any guard", kinds: [.plain],
    promises: [.usual, .swipeBackWithHiddenBar]
  ) { DelegateSelfNavigationController() }
}
