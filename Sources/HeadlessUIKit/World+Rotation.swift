// World+Rotation: the device is turned, and what a running swipe has to do with it.

extension World {
  /// Which way the interface is turned.
  public var interfaceOrientation: UIInterfaceOrientation { turned }

  /// The device is turned; nothing if the window's controller does not want that.
  ///
  /// A swipe that is under way is given up first, or followed: the interface turns when its transition has ended.
  ///
  /// - Source: R-851 (Z-29), R-861.
  public func rotate(_ window: UIWindow, to orientation: UIInterfaceOrientation) {
    guard trap == nil, orientation != (rotation?.orientation ?? turned) else { return }
    if hasTouchInTurn { closeTurn() }
    openTurn()
    guard trap == nil, window.storedRoot?.allows(orientation) ?? true else { return }
    let asked = Rotation(of: window, to: orientation)
    rotation = asked
    if asked.isHeldUp, configuration.rotationDuringSwipe == .cancelFirst { cancelTouches() }
    setNeedsLayout(asked)
  }

  /// A transition has ended, which a rotation may have waited for.
  func resumeRotation() {
    guard let rotation else { return }
    setNeedsLayout(rotation)
  }
}

/// One turn of the device, until the interface has followed.
@preconcurrency @MainActor
final class Rotation: LayoutParticipant {
  let window: UIWindow
  let orientation: UIInterfaceOrientation

  init(of window: UIWindow, to orientation: UIInterfaceOrientation) {
    self.window = window
    self.orientation = orientation
  }

  /// Whether a finger's transition, or what is left of it, is under way.
  var isHeldUp: Bool { window.storedRoot?.isMovedByFinger ?? false }

  func layOut(in world: World) {
    guard world.rotation === self, !isHeldUp else { return }
    world.rotation = nil
    world.turned = orientation
    let old = window.storedFrame.size
    let isTurned = orientation.isLandscape != (old.width > old.height)
    if isTurned { window.fit(from: old, to: CGSize(width: old.height, height: old.width)) }
  }
}

extension UIInterfaceOrientation {
  /// Whether the long side lies.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

extension UIViewController {
  /// Whether the controller wants the interface to turn so.
  final fileprivate func allows(_ orientation: UIInterfaceOrientation) -> Bool {
    shouldAutorotate
      && supportedInterfaceOrientations.contains(
        UIInterfaceOrientationMask(rawValue: 1 << UInt(orientation.rawValue)))
  }

  /// Whether a finger moves a page in it, or has just let go of one.
  fileprivate var isMovedByFinger: Bool {
    if let transition = asNavigationController?.transition, transition.initiallyInteractive {
      return transition.driver != nil || transition.decision != .open
    }
    for child in children where child.isMovedByFinger { return true }
    return false
  }
}

extension UINavigationController {
  /// The navigation delegate's answer; nil without one.
  final var delegateOrientations: UIInterfaceOrientationMask? {
    guard let world = World.current,
      let delegate = delegateSlot.asked(storedDelegate, of: world, dead: .deadNavigationDelegate)
    else { return nil }
    return OptionalRequirement.answer {
      delegate.navigationControllerSupportedInterfaceOrientations(self)
    }
  }
}

extension UIView {
  /// Gives whatever is as wide, or as high, as the window was its new extent, and keeps at the bottom what was there.
  fileprivate func fit(from old: CGSize, to new: CGSize) {
    var place = storedFrame
    if place.width == old.width { place.size.width = new.width }
    if place.height == old.height {
      place.size.height = new.height
    } else if place.maxY == old.height {
      place.origin.y = new.height - place.height
    }
    frame = place
    for child in children { child.fit(from: old, to: new) }
  }
}
