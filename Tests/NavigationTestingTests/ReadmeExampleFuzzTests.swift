// ReadmeExampleFuzzTests: the README's example, as it stands there.

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif
import NavigationTesting
import Testing

@Suite("My navigation", .tags(.fuzz)) struct MyNavigationFuzzTests {
  @Test("my controller survives its users")
  func survives() async {
    await fuzz(Subject("mine") { MyNavigationController(rootViewController: UIViewController()) })
  }
}

/// What the example calls the reader's own controller: one that survives.
private final class MyNavigationController: UINavigationController, UIGestureRecognizerDelegate {
  private var isTouchFresh = false

  override func viewDidLoad() {
    super.viewDidLoad()
    interactivePopGestureRecognizer?.delegate = self
  }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    isTouchFresh = false
    super.pushViewController(viewController, animated: animated)
  }

  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    isTouchFresh = false
    super.setViewControllers(viewControllers, animated: animated)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    isTouchFresh = true
    return touch.view?.isDescendant(of: navigationBar) != true
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    isTouchFresh && viewControllers.count > 1 && transitionCoordinator == nil
      && presentedViewController == nil && topViewController?.viewIfLoaded?.window != nil
  }
}
