// SwipeScene: a window with a controller of the full-screen swipe, and a finger.

import HeadlessUIKit

@testable import NavigationSubjects

/// A window with a controller of the full-screen swipe, and a finger.
@MainActor
final class SwipeScene {
  let world: World
  let navigation: FullscreenPopBase
  private let window: UIWindow

  /// A window with so many pages that were pushed one by one, at rest.
  init(
    _ navigation: @autoclosure () -> FullscreenPopBase = FullscreenPopNavigationController(),
    screens: Int = 0, configure: (inout Configuration) -> Void = { _ in }
  ) {
    var configuration = Configuration()
    configure(&configuration)
    let world = World(configuration: configuration)
    self.world = world
    (window, self.navigation) = world.run { (UIWindow(frame: UIScreen.main.bounds), navigation()) }
    call { _ in
      window.rootViewController = self.navigation
      window.makeKeyAndVisible()
    }
    for _ in 0..<screens { push() }
  }

  /// The page on top.
  var top: FullscreenPopScreenWithoutHook? {
    navigation.topViewController as? FullscreenPopScreenWithoutHook
  }

  /// Whether the own pan is in its place.
  var isInstalled: Bool {
    let recognizers = world.run { navigation.view.gestureRecognizers } ?? []
    return recognizers.contains { $0 === navigation.fullscreenPopGestureRecognizer }
  }

  /// Whether the own pan drives something.
  var hasBegun: Bool {
    [.began, .changed].contains(navigation.fullscreenPopGestureRecognizer.state)
  }

  /// Runs app code, and time until nothing happens by itself.
  func call(settles: Bool = true, _ body: (FullscreenPopBase) -> Void) {
    world.run {
      world.openTurn()
      body(navigation)
      world.closeTurn()
      while settles, let next = world.nextInstant() { turn(at: next) }
    }
  }

  /// Sets a root, without a push.
  func setRoot(hidden: Bool = false, makesHook: Bool = true) {
    let page = page(hidden: hidden, makesHook: makesHook)
    call { $0.setViewControllers([page], animated: false) }
  }

  /// Sets a stack of so many pages, without a push.
  func setStack(count: Int) {
    let pages = (0..<count).map { _ in page() }
    call { $0.setViewControllers(pages, animated: false) }
  }

  @discardableResult
  func push(
    hidden: Bool = false, makesHook: Bool = true, settles: Bool = true
  ) -> FullscreenPopScreenWithoutHook {
    let page = page(hidden: hidden, makesHook: makesHook)
    call(settles: settles) { $0.pushViewController(page, animated: true) }
    return page
  }

  private func page(
    hidden: Bool = false, makesHook: Bool = true
  ) -> FullscreenPopScreenWithoutHook {
    world.run {
      let page = makesHook ? FullscreenPopScreen() : FullscreenPopScreenWithoutHook()
      page.prefersNavigationBarHidden = hidden
      return page
    }
  }

  /// Puts a scroll view three pages wide over the page on top.
  func addScrollView(_ scrollView: UIScrollView) {
    scrollView.contentSize = CGSize(width: 1125, height: 100)
    call { _ in top?.view.addSubview(scrollView) }
  }

  /// Covers the controller with a full-screen modal.
  func cover() {
    call {
      let modal = UIViewController()
      modal.modalPresentationStyle = .fullScreen
      $0.present(modal, animated: false)
    }
  }

  // MARK: - Finger

  /// Lifts the finger, puts it down elsewhere, and moves it.
  func drag(from x: CGFloat, by points: CGFloat = 20) {
    touch { world.touchUp(velocity: CGVector(dx: 0, dy: 0)) }
    touch { world.touchDown(at: CGPoint(x: x, y: 300), in: window) }
    touch { world.touchMoved(by: points, 0) }
  }

  /// Lifts the finger; time runs until nothing happens by itself.
  func lift(velocity: CGFloat) {
    touch { world.touchUp(velocity: CGVector(dx: velocity, dy: 0)) }
    call { _ in }
  }

  private func touch(_ body: () -> Void) {
    world.run {
      body()
      world.closeTurn()
      turn(at: world.now + 16)
    }
  }

  private func turn(at instant: Int) {
    world.advance(to: instant)
    world.openTurn()
    world.closeTurn()
  }
}
