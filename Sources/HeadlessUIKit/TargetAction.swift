// TargetAction: one target of a recogniser or control, with what is called on it.

/// One target with what is called on it; it keeps the target weakly.
///
/// Code that reads the recogniser's private list finds the target under the key "target".
///
/// - Source: R-152.
@preconcurrency @MainActor
final class TargetAction: NSObject, KeyedAnswers {
  private(set) weak var target: AnyObject?
  /// The same object, if it is the engine's own: found once and not at each call.
  private weak var responder: (any NamedActionResponder)?
  let action: Selector
  /// Where the way to call it comes from, if the app gave one.
  let origin: ClosureOrigin

  init(target: AnyObject, action: Selector) {
    self.target = target
    self.action = action
    let ownWay = action.call == nil ? nil : World.current?.originOfClosure()
    origin = ownWay ?? ClosureOrigin()
    responder = action.call == nil ? target as? any NamedActionResponder : nil
    super.init()
  }

  /// A target that is the engine's own.
  init(responder: any NamedActionResponder, action: Selector) {
    target = responder
    self.responder = responder
    self.action = action
    origin = ClosureOrigin()
    super.init()
  }

  /// Calls the method, if the target lives.
  func send(from sender: AnyObject?) {
    if let call = action.call {
      guard let target else { return }
      call(target, sender)
    } else {
      responder?.perform(action.description, with: sender)
    }
  }

  func answer(toKey key: String) -> Any? { key == "target" ? target : nil }

  func take(_ value: Any?, forKey key: String) {}
}
