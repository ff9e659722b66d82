// Stage+Holding: which screen lives on after it has left the stack, and how it is held.

import HeadlessUIKit
package import NavigationModel

extension Stage {
  /// A screen that is alive although it is nowhere on the stack.
  package struct Holding: Hashable, Sendable {
    /// The screen.
    package let screen: ScreenID
    /// The shortest way of strong references to it, from what is alive for certain.
    package let path: String
  }

  /// How a screen that is not on the stack any more is still held; nil if no way can be seen.
  package func holding() -> Holding? {
    withWorld { present.holding() }
  }
}

extension StagedCase {
  fileprivate func holding() -> Stage.Holding? {
    let stack = navigation.viewControllers
    var roots: [(name: String, object: AnyObject)] = [("\(type(of: navigation))", navigation)]
    if let delegate = navigation.delegate { roots.append(("the navigation delegate", delegate)) }
    if let recognizer = navigation.interactivePopGestureRecognizer {
      roots.append(("interactivePopGestureRecognizer", recognizer))
    }
    if let router { roots.append(("the router", router)) }
    roots.append(("the window", window))
    let found = HoldingPath.find(from: roots) { object in
      guard let screen = object as? UIViewController, screen.headlessTag >= 0 else { return false }
      return !stack.contains(screen) && !keeps(screen)
    }
    guard let found, let screen = found.object as? UIViewController else { return nil }
    return Stage.Holding(screen: ScreenID(Int(screen.headlessTag)), path: found.path)
  }
}
