// UIView+Geometry: conversion of points between views.

extension UIView {
  /// A point of this view in another view's coordinates; nil stands for the window.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let place = point.moved(by: windowOrigin)
    return view.map { $0.fromWindow(place) } ?? place
  }

  /// A point of another view in this view's coordinates; nil stands for the window.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    fromWindow(view.map { point.moved(by: $0.windowOrigin) } ?? point)
  }

  /// A rectangle of this view in another view's coordinates; nil stands for the window.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// A rectangle of another view in this view's coordinates; nil stands for the window.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// A point of the window in this view's coordinates.
  func fromWindow(_ point: CGPoint) -> CGPoint { point.distance(from: windowOrigin) }

  /// Where the point (0, 0) of this view lies in the window, or in the topmost view without one.
  private var windowOrigin: CGPoint {
    var origin = CGPoint(x: -boundsOrigin.x, y: -boundsOrigin.y)
    // A window, the most frequent of all, has none.
    guard parentView != nil else { return origin }
    var view = self
    while let parent = view.parentView {
      origin.x += view.storedFrame.origin.x - parent.boundsOrigin.x
      origin.y += view.storedFrame.origin.y - parent.boundsOrigin.y
      view = parent
    }
    return origin
  }
}
