// ShownScreenGuardScrollBoth: the shown-page guard; scroll view and swipe may recognise together (S001).

import HeadlessUIKit
import NavigationModel
public import NavigationStage

/// The shown-page guard, which also lets a scroll view's pan and the swipe recognise together.
///
/// A public article on swipe back (S001) offers it for pages with a horizontal scroll view: say
/// yes to simultaneous recognition if the pair is a scroll view's pan and the edge pan. The
/// article answers in a category of `UIScrollView`; here the swipe's delegate answers, which has
/// the same effect, as a yes from either side is enough.
///
/// It hides F-14: page and scroll view then move together under one finger. And F-11, F-12 and
/// F-13, as the guard does without it.
final class ScrollBothNavigationController: UINavigationController,
  UINavigationControllerDelegate, UIGestureRecognizerDelegate
{
  private weak var shownScreen: UIViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    interactivePopGestureRecognizer?.delegate = self
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    shownScreen = viewControllers.count > 1 ? viewController : nil
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === interactivePopGestureRecognizer else { return true }
    return topViewController === shownScreen
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer is UIScreenEdgePanGestureRecognizer
      && otherGestureRecognizer.view is UIScrollView
  }
}

extension Subject {
  /// The shown-page guard; scroll view and swipe may recognise together.
  public static let shownScreenGuardScrollBoth = Subject(
    "shown-screen-guard-scroll-both", source: "S001",
    summary: "the shown-page guard; a scroll view's pan and the swipe may recognise together",
    kinds: [.plain, .pager], promises: [.usual, .swipeBackWithHiddenBar]
  ) { ScrollBothNavigationController() }
}
