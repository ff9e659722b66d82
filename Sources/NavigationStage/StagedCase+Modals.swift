// StagedCase+Modals: modals that come and go, by calls and by the finger.

import HeadlessUIKit
import NavigationModel

extension StagedCase {
  /// The modal above all others; nil without one.
  var topModal: UIViewController? {
    guard world.presentedCount > 0 else { return nil }
    var top: UIViewController?
    var next = window.rootViewController?.presentedViewController
    while let modal = next {
      top = modal
      next = modal.presentedViewController
    }
    return top
  }

  /// Presents a new modal from the uppermost controller; nothing while the plain cover is up, or on its way out.
  func present(_ style: ModalStyle, animated: Bool) {
    guard cover == nil, topModal?.headlessTag != -1, homes?.isSettled(in: world) != false else {
      return
    }
    let modal = UIViewController()
    modal.modalPresentationStyle = UIModalPresentationStyle(style)
    if style == .locked { modal.isModalInPresentation = true }
    name(modal)
    (topModal ?? window.rootViewController)?.present(modal, animated: animated)
  }

  /// Dismisses the uppermost modal, or all; nothing without one.
  func dismiss(_ part: DismissedPart, animated: Bool) {
    guard cover == nil, let top = topModal else { return }
    switch part {
    case .top: top.dismiss(animated: animated)
    case .all: window.rootViewController?.dismiss(animated: animated)
    }
  }

  /// A whole swipe down on the uppermost modal; nothing without one.
  func swipeSheet(_ form: SheetSwipeForm, _ observe: (borrowing Observation) -> Bool) {
    guard !isFingerDown, cover == nil, topModal != nil else { return nothing(observe) }
    for index in 0..<SwipeForm.touchCount {
      let step = form.touch(index)
      if step.delay > 0 { guard pass(step.delay, observe) else { return } }
      guard play(step.touch, observe) else { return }
    }
  }

  /// Takes over the modals that the case made, lowest first, and whether the lowest covers.
  func takeModals(_ modals: inout [ScreenID], count: Int) -> Bool {
    if !modals.isEmpty { modals.removeAll(keepingCapacity: true) }
    guard count > 0 else { return false }
    let first = window.rootViewController?.presentedViewController
    var next = first
    while let modal = next {
      if modal.headlessTag >= 0 { modals.append(ScreenID(Int(modal.headlessTag))) }
      next = modal.presentedViewController
    }
    // The plain cover is told of by the case itself, and is gone when the app has called it back.
    guard let first, first.headlessTag >= 0 else { return false }
    return first.modalPresentationStyle == .fullScreen
  }
}

extension UIModalPresentationStyle {
  fileprivate init(_ style: ModalStyle) {
    self =
      switch style {
      case .full: .fullScreen
      case .page, .locked: .pageSheet
      case .form: .formSheet
      case .over: .overFullScreen
      }
  }
}
