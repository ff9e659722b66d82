// ScreenAsDelegate: every pushed page makes itself the swipe's delegate; a warning of an article, S001.

import HeadlessUIKit
import NavigationModel
public import NavigationStage

/// A page that makes itself the delegate of the swipe, so that the swipe works while it is shown.
///
/// A public article on swipe back (S001) warns of it: the page is popped and freed, nobody puts
/// another delegate in its place, and where UIKit does not hold delegates weakly the next touch
/// messages freed memory.
///
/// It hides F-9: the dead delegate is called (delegates that dangle). F-10: the same program where
/// delegates are weak; the delegate reads nil, every question takes its default, and a swipe on
/// the root freezes the app. And F-8: nothing refuses a swipe inside a push or a pop that runs.
final class DelegateScreen: AppScreen, UIGestureRecognizerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.interactivePopGestureRecognizer?.delegate = self
  }
}

extension Subject {
  /// Every pushed page makes itself the swipe's delegate.
  public static let screenAsDelegate = Subject(
    "screen-as-delegate", source: "S001",
    summary: "every pushed page makes itself the swipe's delegate",
    kinds: [
      ScreenKind(ScreenTraits("delegate", bar: .leftAlone, choosesStatusBar: true)) {
        DelegateScreen()
      }, .plain,
    ],
    start: [1], excludedActions: ["bar"]
  ) { UINavigationController() }
}
