// KeyedAnswers: the few private properties that apps read by name.

/// An object of the engine that answers to names of private properties.
@preconcurrency @MainActor
protocol KeyedAnswers: AnyObject {
  /// The value under a name; nil if there is none.
  func answer(toKey key: String) -> Any?
  /// Takes a value under a name; unknown names are ignored.
  func take(_ value: Any?, forKey key: String)
}

#if !canImport(ObjectiveC)
extension NSObject {
  /// The value of a private property that the engine knows by name; nil for every other.
  @preconcurrency @MainActor
  public func value(forKey key: String) -> Any? {
    (self as? any KeyedAnswers)?.answer(toKey: key)
  }

  /// Sets a private property that the engine knows by name; every other is ignored.
  @preconcurrency @MainActor
  public func setValue(_ value: Any?, forKey key: String) {
    (self as? any KeyedAnswers)?.take(value, forKey: key)
  }
}
#endif
