// RouterWithEcho: a router that hears late, and then has the stack as it believes it to be.

import HeadlessUIKit
import NavigationModel
public import NavigationStage

/// Hears of each page on show some time later, and then sets the stack to what it heard, as the bridges of declarative frameworks do.
///
/// Where the stack has gone on meanwhile, the echo brings a popped page back, or takes a pushed one away.
final class RouterWithEcho: UINavigationController, UINavigationControllerDelegate, ScreenRouter {
  private(set) var routedScreens: [UIViewController] = []
  var reportDelay = 80

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    let seen = viewControllers
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(reportDelay)) { [weak self] in
      self?.hear(seen)
    }
  }

  private func hear(_ screens: [UIViewController]) {
    routedScreens = screens
    guard viewControllers != screens else { return }
    setViewControllers(screens, animated: false)
  }
}

extension Subject {
  /// A router that hears late, and then has the stack as it believes it to be.
  public static let routerWithEcho = Subject(
    "router-with-echo", source: "as in react-native-screens, issue 2559",
    summary: "a router that hears late and then imposes what it heard", kinds: [.plain],
    excludedActions: .delegateActions, router: { $0 as? RouterWithEcho }
  ) { RouterWithEcho() }.needing(.router)
}
