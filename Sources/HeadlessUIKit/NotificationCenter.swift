// NotificationCenter: who hears of what the system announces, in the order of registration.

public import Foundation

/// Who hears of what the system announces; the observers of the current world, in the order in which they were added.
///
/// A file that imports this module and not Foundation by name means this type: Foundation's own has no order.
@preconcurrency @MainActor
public final class NotificationCenter {
  /// The centre of the current world.
  public static let `default` = NotificationCenter()

  private init() {}

  /// Adds a block for notifications of a name; the token keeps it until it is removed.
  @discardableResult
  public func addObserver(
    forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping @MainActor (Notification) -> Void
  ) -> any NSObjectProtocol {
    let observer = NotificationObserver(name: name, sender: object.map(asObject))
    observer.block = block
    add(observer)
    return observer
  }

  /// Adds a target for notifications of a name; it is not kept alive.
  public func addObserver(
    _ observer: Any, selector: Selector, name: Notification.Name?, object: Any?
  ) {
    let made = NotificationObserver(name: name, sender: object.map(asObject))
    made.target = TargetAction(target: asObject(observer), action: selector)
    add(made)
  }

  private func add(_ observer: NotificationObserver) {
    guard let world = World.currentOrStray("NotificationCenter.addObserver") else { return }
    observer.number = world.numberForBlock()
    world.observers.append(observer)
  }

  /// Removes a token, or whatever was added for a target.
  public func removeObserver(_ observer: Any) {
    let object = asObject(observer)
    World.current?.observers.removeAll { $0 === object || $0.target?.target === object }
  }

  /// Tells the observers of a name, in the order in which they were added.
  public func post(name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil) {
    guard let world = World.forCall("NotificationCenter.post"), !world.observers.isEmpty else {
      return
    }
    let sender = object.map(asObject)
    let notification = Notification(name: name, object: object, userInfo: userInfo)
    for observer in world.observers where observer.hears(name, from: sender) {
      guard world.trap == nil else { return }
      world.callbackCount += 1
      observer.block?(notification)
      observer.target?.send(from: asObject(notification))
    }
  }
}

/// One who hears of notifications.
@preconcurrency @MainActor
final class NotificationObserver: NSObject {
  let name: Notification.Name?
  private weak var sender: AnyObject?
  private let hearsAnyone: Bool
  var block: (@MainActor (Notification) -> Void)?
  var target: TargetAction?
  /// Names it among all blocks that wait.
  var number = 0

  init(name: Notification.Name?, sender: AnyObject?) {
    self.name = name
    self.sender = sender
    hearsAnyone = sender == nil
  }

  func hears(_ name: Notification.Name, from sender: AnyObject?) -> Bool {
    guard self.name == nil || self.name == name else { return false }
    return hearsAnyone || (sender != nil && self.sender === sender)
  }
}
