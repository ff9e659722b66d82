// ScrollPanGestureRecognizer: the pan that a scroll view is moved by.

/// The pan that a scroll view is moved by; the scroll view stays its delegate.
///
/// It races with a swipe as any two recognisers of one finger do, waits for it where told, and may recognise beside it.
///
/// - Source.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  private weak var scrollView: UIScrollView?

  init(of scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    targetActions.append(TargetAction(responder: scrollView, action: "handlePan:"))
    let isDelegate = KnownConformances.gestureDelegates.conforms(scrollView) {
      scrollView is any UIGestureRecognizerDelegate
    }
    if isDelegate { storedDelegate = scrollView as? any UIGestureRecognizerDelegate }
  }

  /// - Source.
  override var delegate: (any UIGestureRecognizerDelegate)? {
    get { storedDelegate }
    set {
      guard newValue !== scrollView else { return }
      World.current?.raise(.scrollViewPanDelegate)
    }
  }

  /// Begins only along an axis on which the scroll view can scroll or bounces.
  ///
  /// - Source: R-807, Z-26.
  override func judge(_ movement: CGPoint, in world: World) -> Verdict {
    guard super.judge(movement, in: world) == .begins, let scrollView else { return .notYet }
    guard scrollView.isScrollEnabled else { return .fails }
    if world.configuration.scrollPanAxes == .any { return .begins }
    let isSideways = abs(movement.x) >= abs(movement.y)
    return scrollView.scrolls(isSideways ? .horizontal : .vertical) ? .begins : .notYet
  }

  /// The delegate's question and the view's are one method of the scroll view, asked once.
  override func delegateAllowsBegin(in world: World) -> Bool {
    guard let scrollView else { return true }
    if touches.head?.hitView === scrollView { return true }
    return scrollView.gestureRecognizerShouldBegin(self)
  }
}
