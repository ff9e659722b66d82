// Selector: a method by its name, with the way to call it where the app gave one.

/// A method by its name; two are equal if their names are.
///
/// Without the Objective-C runtime a name alone cannot be called. So a selector is made from an unapplied method
/// (`Selector(MyScreen.goBack, name: "goBack")`), which keeps nothing alive; a name alone (`Selector("handleNavigationTransition:")`)
/// reaches only the engine's own objects that answer to it.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, Sendable {
  /// Calls the method on a target, with a sender.
  @usableFromInline
  typealias Call = @MainActor (_ target: AnyObject, _ sender: AnyObject?) -> Void

  /// The method's name.
  public let description: String

  @usableFromInline let call: Call?

  /// A method by its name alone.
  public init(_ name: String) {
    description = name
    call = nil
  }

  /// A method by its name alone.
  public init(stringLiteral name: String) { self.init(name) }

  // The four below are inlined into the app: a cast to a type that is not known here took a third of a pan's event.

  /// A method without arguments, unapplied: `MyScreen.goBack`.
  @inlinable
  public init<Target: AnyObject>(
    _ method: @escaping @MainActor @Sendable (Target) -> @MainActor () -> Void, name: String = ""
  ) {
    description = name
    call = { target, _ in
      guard let target = target as? Target else { return }
      method(target)()
    }
  }

  /// A method with the sender as its argument, unapplied: `MyScreen.panned`.
  @inlinable
  public init<Target: AnyObject, Sender>(
    _ method: @escaping @MainActor @Sendable (Target) -> @MainActor (Sender) -> Void,
    name: String = ""
  ) {
    description = name
    call = { target, sender in
      guard let target = target as? Target, let sender = sender as? Sender else { return }
      method(target)(sender)
    }
  }

  /// A method without arguments of a class that no actor isolates, unapplied.
  @_disfavoredOverload
  @preconcurrency @MainActor
  @inlinable
  public init<Target: AnyObject>(
    _ method: @escaping (Target) -> () -> Void, name: String = ""
  ) {
    description = name
    call = { target, _ in
      guard let target = target as? Target else { return }
      method(target)()
    }
  }

  /// A method with the sender as its argument, of a class that no actor isolates, unapplied.
  @_disfavoredOverload
  @preconcurrency @MainActor
  @inlinable
  public init<Target: AnyObject, Sender>(
    _ method: @escaping (Target) -> (Sender) -> Void, name: String = ""
  ) {
    description = name
    call = { target, sender in
      guard let target = target as? Target, let sender = sender as? Sender else { return }
      method(target)(sender)
    }
  }

  /// Whether the names are equal.
  public static func == (left: Selector, right: Selector) -> Bool {
    left.description == right.description
  }

  /// The name counts.
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

/// A method by its name alone.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

/// The name of a method.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }

/// An object of the engine that answers to methods by name.
@preconcurrency @MainActor
protocol NamedActionResponder: AnyObject {
  /// Does what the name says, if it knows it.
  func perform(_ name: String, with sender: AnyObject?)
}
