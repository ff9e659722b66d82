// CollapsibleBar: a screen that moves the navigation bar out of the way while its content scrolls.

import HeadlessUIKit

/// Moves the navigation bar out of the way while a screen's content scrolls, and back when the screen goes.
///
/// A class, because it is an object of an app.
@MainActor
final class CollapsibleBar {
  private unowned let screen: SceneScreen

  /// Follows a screen; it goes by a tap, a swipe or a call alike.
  init(of screen: SceneScreen) {
    self.screen = screen
    screen.onWillDisappear = { [unowned self] in restore(for: $0) }
  }

  /// The bar moves up by its height.
  func collapse() {
    guard let bar = screen.navigationController?.navigationBar else { return }
    bar.frame.origin.y = -bar.frame.height
  }

  private func restore(for screen: SceneScreen) {
    screen.navigationController?.navigationBar.frame.origin.y = 0
  }
}
