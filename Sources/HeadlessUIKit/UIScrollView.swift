// UIScrollView: a view whose content moves under the finger.

/// A view whose content moves under the finger; it does not glide on after the release.
///
/// - Source: ... R-807, Z-26.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// An axis of scrolling.
  enum Axis {
    case horizontal, vertical
  }

  /// The content's extent.
  open var contentSize = CGSize.zero
  /// Room around the content.
  open var contentInset = UIEdgeInsets.zero
  /// Whether it moves past the content's ends.
  open var bounces = true
  /// Whether it bounces sideways even if the content is not wider.
  open var alwaysBounceHorizontal = false
  /// Whether it bounces up and down even if the content is not higher.
  open var alwaysBounceVertical = false
  /// Whether the finger moves the content.
  open var isScrollEnabled = true
  /// Whether one drag moves one axis only.
  open var isDirectionalLockEnabled = false
  /// Kept without effect.
  open var isPagingEnabled = false
  /// Who hears of scrolling.
  open weak var delegate: (any UIScrollViewDelegate)?

  /// Whether a finger moves the content.
  open private(set) var isDragging = false

  private(set) var offsetAtBegin = CGPoint.zero
  private(set) var lockedAxis: Axis?
  private var pan: ScrollPanGestureRecognizer?

  /// Makes a scroll view at a place in its superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    let pan = ScrollPanGestureRecognizer(of: self)
    self.pan = pan
    addGestureRecognizer(pan)
  }

  /// Views do not come from archives here.
  public required init?(coder: NSCoder) { nil }

  /// The recogniser that moves the content; the scroll view stays its delegate.
  open var panGestureRecognizer: UIPanGestureRecognizer {
    guard let pan else { preconditionFailure("a scroll view has its pan from the start") }
    return pan
  }

  /// The point of the content at the view's upper left corner.
  open var contentOffset: CGPoint {
    get { boundsOrigin }
    set {
      guard newValue != boundsOrigin else { return }
      boundsOrigin = newValue
      delegate?.scrollViewDidScroll(self)
    }
  }

  /// The room around the content; there is no safe area to add.
  open var adjustedContentInset: UIEdgeInsets { contentInset }

  /// Moves the content, at once.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  /// Whether the finger can move the content along the axis.
  ///
  /// - Source: R-807.
  func scrolls(_ axis: Axis) -> Bool {
    switch axis {
    case .horizontal:
      contentSize.width + contentInset.left + contentInset.right > storedFrame.width
        || (bounces && alwaysBounceHorizontal)
    case .vertical:
      contentSize.height + contentInset.top + contentInset.bottom > storedFrame.height
        || (bounces && alwaysBounceVertical)
    }
  }

  private func handlePan(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began:
      isDragging = true
      offsetAtBegin = boundsOrigin
      lockedAxis = isDirectionalLockEnabled ? axis(of: recognizer) : nil
      World.current?.note(.scrollBegan)
      delegate?.scrollViewWillBeginDragging(self)
    case .changed:
      follow(recognizer)
    case .ended, .cancelled:
      isDragging = false
      delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
      contentOffset = CGPoint(
        x: settled(boundsOrigin.x, along: .horizontal),
        y: settled(boundsOrigin.y, along: .vertical))
    case .possible, .failed:
      break
    }
  }

  private func axis(of recognizer: UIPanGestureRecognizer) -> Axis? {
    guard let pan = recognizer as? ScrollPanGestureRecognizer else { return nil }
    return abs(pan.movement.x) >= abs(pan.movement.y) ? .horizontal : .vertical
  }

  private func follow(_ recognizer: UIPanGestureRecognizer) {
    let translation = recognizer.translation(in: self)
    let before = boundsOrigin
    var offset = before
    if scrolls(.horizontal), lockedAxis != .vertical {
      offset.x = stretched(offsetAtBegin.x - translation.x, along: .horizontal)
    }
    if scrolls(.vertical), lockedAxis != .horizontal {
      offset.y = stretched(offsetAtBegin.y - translation.y, along: .vertical)
    }
    guard offset != before else { return }
    let points = abs(offset.x - before.x) + abs(offset.y - before.y)
    World.current?.note(.scrolled, value: Int32(points.rounded(.up)))
    contentOffset = offset
  }

  /// The lowest and the highest offset at rest; an inset moves the leading end away from zero.
  private func limits(along axis: Axis) -> (low: CGFloat, high: CGFloat) {
    let isHorizontal = axis == .horizontal
    let low = isHorizontal ? -contentInset.left : -contentInset.top
    let high =
      isHorizontal
      ? contentSize.width + contentInset.right - storedFrame.width
      : contentSize.height + contentInset.bottom - storedFrame.height
    return (low, max(low, high))
  }

  private func settled(_ offset: CGFloat, along axis: Axis) -> CGFloat {
    let (low, high) = limits(along: axis)
    return min(max(offset, low), high)
  }

  /// Past an end the content follows half as far, or not at all.
  private func stretched(_ offset: CGFloat, along axis: Axis) -> CGFloat {
    let inside = settled(offset, along: axis)
    return bounces ? inside + ((offset - inside) / 2).rounded() : inside
  }
}

extension UIScrollView: NamedActionResponder {
  func perform(_ name: String, with sender: AnyObject?) {
    guard let recognizer = sender as? UIPanGestureRecognizer else { return }
    handlePan(recognizer)
  }
}

/// Who hears of scrolling; each method may be left out.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// The content has moved.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// A finger starts to move the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// The finger was lifted.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
}

extension UIScrollViewDelegate {
  /// Nothing; counts as not implemented.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    OptionalRequirement.isLeftOut(answering: ())
  }

  /// Nothing; counts as not implemented.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    OptionalRequirement.isLeftOut(answering: ())
  }

  /// Nothing; counts as not implemented.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) { OptionalRequirement.isLeftOut(answering: ()) }
}
