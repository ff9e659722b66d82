// UINavigationControllerDelegate+OptionalCalls: `delegate?.navigationController?(…)` as apps write it.

extension UINavigationControllerDelegate {
  /// The methods with the question mark of an optional requirement.
  public var navigationController: NavigationDelegateCalls? {
    NavigationDelegateCalls(delegate: self)
  }
}

/// `delegate.navigationController?(…, didShow: …)` and its like.
@preconcurrency @MainActor
public struct NavigationDelegateCalls {
  let delegate: any UINavigationControllerDelegate

  /// Tells; nil if the delegate leaves the method out.
  @discardableResult
  public func callAsFunction(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) -> Void? {
    OptionalRequirement.answer {
      delegate.navigationController(
        navigationController, willShow: viewController, animated: animated)
    }
  }

  /// Tells; nil if the delegate leaves the method out.
  @discardableResult
  public func callAsFunction(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) -> Void? {
    OptionalRequirement.answer {
      delegate.navigationController(
        navigationController, didShow: viewController, animated: animated)
    }
  }

  /// Asks; nil if the delegate leaves the method out, or answers so.
  public func callAsFunction(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegate.navigationController(
      navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
  }

  /// Asks; nil if the delegate leaves the method out, or answers so.
  public func callAsFunction(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    delegate.navigationController(
      navigationController, interactionControllerFor: animationController)
  }
}
