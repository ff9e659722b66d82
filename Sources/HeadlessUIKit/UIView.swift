// UIView: a rectangle in a hierarchy, with its geometry and its recognisers.

/// A rectangle in a hierarchy; nothing is drawn.
@preconcurrency @MainActor
open class UIView: UIResponder, LayoutParticipant {
  // The first, so that it goes first.
  @safe @exclusivity(unchecked) private var anchorEnd: AnchorEnd<UIView>?
  // Pushes make views: only what nearly every view uses is stored here, the rest is in `looks`.
  var storedFrame: CGRect
  var boundsOrigin = CGPoint.zero
  @safe @exclusivity(unchecked) var children: [UIView] = []
  private var parentAnchor: Anchor<UIView>?
  private var ownerAnchor: Anchor<UIViewController>?
  @safe @exclusivity(unchecked) var recognizers: [UIGestureRecognizer] = []
  var looks: ViewLooks?
  var isInWindow = false
  var needsLayout = false
  var isLayoutQueued = false
  var storedAlpha: CGFloat = 1
  var storedTag = 0
  var hidden = false
  var takesTouches = true

  /// An own number of the app.
  open var tag: Int {
    get { storedTag }
    set { storedTag = newValue }
  }

  /// Opacity, from 0 to 1; what is nearly transparent is not hit.
  open var alpha: CGFloat {
    get { storedAlpha }
    set { storedAlpha = newValue }
  }

  /// Whether it and what is in it are hidden.
  open var isHidden: Bool {
    get { hidden }
    set { hidden = newValue }
  }

  /// Whether it and what is in it are hit by touches.
  open var isUserInteractionEnabled: Bool {
    get { takesTouches }
    set { takesTouches = newValue }
  }

  /// The colour behind the content; nothing is drawn.
  open var backgroundColor: UIColor? {
    get { looks?.backgroundColor }
    set { madeLooks.backgroundColor = newValue }
  }

  /// Kept without effect: hits and conversions do not follow it.
  open var transform: CGAffineTransform {
    get { looks?.transform ?? .identity }
    set { madeLooks.transform = newValue }
  }

  /// The superview, as it is stored.
  final var parentView: UIView? {
    get { parentAnchor?.object }
    set { parentAnchor = newValue?.anchor }
  }

  /// Whether the view lies in the other one, and in nothing between them.
  final func lies(in view: UIView) -> Bool { parentAnchor?.holds(view) ?? false }

  /// The controller whose view this is: the next responder, and told of layouts.
  final var owner: UIViewController? {
    get { ownerAnchor?.object }
    set { ownerAnchor = newValue?.anchor }
  }

  /// The tag of the controller whose view is the one subview, on the screen; -1 if there is none.
  final var onlyPageTag: Int32 {
    guard children.count == 1, children[0].isInWindow else { return -1 }
    return children[0].ownerAnchor?.tag ?? -1
  }

  /// Where subviews and recognisers find the view.
  final var anchor: Anchor<UIView> {
    if let made = anchorEnd?.anchor { return made }
    let made = Anchor(self)
    anchorEnd = AnchorEnd(made)
    return made
  }

  /// Makes a view at a place in its superview.
  public init(frame: CGRect) {
    storedFrame = frame
    super.init()
  }

  /// Views do not come from archives here.
  public required init?(coder: NSCoder) { nil }

  /// Makes a view without extent.
  public override convenience init() { self.init(frame: .zero) }

  /// The place in the superview's coordinates.
  open var frame: CGRect {
    get { storedFrame }
    set {
      let resized = newValue.size != storedFrame.size
      storedFrame = newValue
      if resized { setNeedsLayout() }
    }
  }

  /// The extent in the view's own coordinates; its origin moves what is in it.
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: storedFrame.size) }
    set {
      boundsOrigin = newValue.origin
      guard newValue.size != storedFrame.size else { return }
      let middle = center
      storedFrame.size = newValue.size
      center = middle
      setNeedsLayout()
    }
  }

  /// The middle of ``frame``.
  open var center: CGPoint {
    get { CGPoint(x: storedFrame.midX, y: storedFrame.midY) }
    set {
      storedFrame.origin = CGPoint(
        x: newValue.x - storedFrame.width / 2, y: newValue.y - storedFrame.height / 2)
    }
  }

  /// What is in the view, back to front.
  open var subviews: [UIView] { children }

  /// What the view is in.
  open var superview: UIView? { parentView }

  /// The window at the root of the hierarchy, if any.
  open var window: UIWindow? {
    guard isInWindow else { return nil }
    var view = parentView
    while let present = view {
      if let window = present.asWindow { return window }
      view = present.parentView
    }
    return nil
  }

  /// The view itself, if it is a window: cheaper than a cast.
  var asWindow: UIWindow? { nil }

  /// The view's controller, or else the superview.
  open override var next: UIResponder? { owner ?? parentView }

  // MARK: - Recognisers

  /// The recognisers in order of addition; nil if there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set {
      let wanted = newValue ?? []
      for old in recognizers where !wanted.holds(old) {
        removeGestureRecognizer(old)
      }
      for new in wanted { addGestureRecognizer(new) }
    }
  }

  /// Adds a recogniser; a touch that is down already does not reach it.
  ///
  /// - Source: R-113.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.hostView !== self else { return }
    gestureRecognizer.hostView?.removeGestureRecognizer(gestureRecognizer)
    recognizers.append(gestureRecognizer)
    gestureRecognizer.hostView = self
  }

  /// Removes a recogniser; one that has begun is cancelled.
  ///
  /// - Source: R-111.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard let index = recognizers.position(of: gestureRecognizer) else { return }
    gestureRecognizer.dropTouches()
    recognizers.remove(at: index)
    gestureRecognizer.hostView = nil
  }

  /// Asked of the view that was hit when a recogniser wants to begin; yes by default.
  ///
  /// - Source.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: - Callbacks of the hierarchy

  /// Overridden by apps: a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Overridden by apps: a subview is about to be removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Overridden by apps: the superview is about to change.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Overridden by apps: the superview has changed.
  open func didMoveToSuperview() {}
  /// Overridden by apps: the window is about to change.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Overridden by apps: the window has changed.
  open func didMoveToWindow() {}
  /// Overridden by apps: places the subviews.
  open func layoutSubviews() {}

  // MARK: - Hierarchy

  /// Adds a view in front of all others.
  open func addSubview(_ view: UIView) { insert(view, at: children.count) }

  /// Adds a view at a position, 0 being the back.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Takes the view out of its superview; it lives to the end of the turn at least.
  ///
  /// - Source: R-876, phase 8.
  open func removeFromSuperview() { leaveSuperview() }

  /// Asks for a layout in phase 6 of the turn; off screen it waits for a window.
  ///
  /// - Source: R-876.
  open func setNeedsLayout() { askForLayout() }

  /// Does now what was asked for, in this view and in what is in it.
  open func layoutIfNeeded() { layOutWhatNeedsIt() }

  // MARK: - Hits

  /// The deepest view in front that holds the point; nil if the point lies outside.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !hidden, takesTouches, storedAlpha >= 0.01 else { return nil }
    // A plain view is not asked.
    let isInside =
      type(of: self) == UIView.self ? holds(point) : self.point(inside: point, with: event)
    guard isInside else { return nil }
    var index = children.count - 1
    while index >= 0 {
      let child = children[index]
      let place = CGPoint(
        x: point.x - child.storedFrame.origin.x + child.boundsOrigin.x,
        y: point.y - child.storedFrame.origin.y + child.boundsOrigin.y)
      if let hit = child.hitTest(place, with: event) { return hit }
      index -= 1
    }
    return self
  }

  /// Whether a point in the view's own coordinates lies in it.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { holds(point) }

  private func holds(_ point: CGPoint) -> Bool {
    let x = point.x - boundsOrigin.x
    let y = point.y - boundsOrigin.y
    return x >= 0 && y >= 0 && x < storedFrame.width && y < storedFrame.height
  }
}

/// What only few views set.
@preconcurrency @MainActor
final class ViewLooks {
  var backgroundColor: UIColor?
  var tintColor: UIColor?
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
  var transform = CGAffineTransform.identity
  var autoresizingMask = UIView.AutoresizingMask()
  var clipsToBounds = false
}
