// StatusBar: which controller says how the status bar is, and what it says.

extension UIWindow {
  /// Whether the status bar is hidden, as the controllers say now; UIKit asks them when a transition ends or an app says so.
  ///
  /// - Source: R-831.
  public var headlessStatusBarIsHidden: Bool {
    decider(of: .hidden)?.prefersStatusBarHidden ?? false
  }

  /// How the status bar looks, as the controllers say now.
  public var headlessStatusBarStyle: UIStatusBarStyle {
    decider(of: .style)?.preferredStatusBarStyle ?? .default
  }

  /// Goes from the window's controller, or the uppermost one that covers it, to the child that decides.
  private func decider(of question: StatusBarQuestion) -> UIViewController? {
    guard var controller = storedRoot else { return nil }
    while let presented = controller.storedPresented, presented.coversPresenter {
      controller = presented
    }
    var steps = 0
    while steps < 64, let next = question.child(of: controller) {
      controller = next
      steps += 1
    }
    return controller
  }
}

/// What is asked about the status bar.
private enum StatusBarQuestion {
  case hidden, style

  @MainActor
  func child(of controller: UIViewController) -> UIViewController? {
    switch self {
    case .hidden: controller.childForStatusBarHidden
    case .style: controller.childForStatusBarStyle
    }
  }
}
