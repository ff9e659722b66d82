// ConformanceMemo: whether classes conform to a protocol, looked up once each.

/// Whether classes conform to a protocol, looked up once each.
///
/// The runtime's own look takes some hundred instructions, and engine objects ask it when they are made.
@preconcurrency @MainActor
struct ConformanceMemo {
  private var known: [(type: ObjectIdentifier, conforms: Bool)] = []

  /// Whether the class of an object conforms.
  ///
  /// - Parameters:
  ///   - object: whose class is meant.
  ///   - look: asks the runtime; called once for each class.
  /// - Returns: what the runtime said.
  mutating func conforms(_ object: AnyObject, look: () -> Bool) -> Bool {
    let type = ObjectIdentifier(type(of: object))
    // A handful of classes: a look at each is cheaper than a hash.
    for entry in known where entry.type == type { return entry.conforms }
    let conforms = look()
    known.append((type, conforms))
    return conforms
  }
}

/// What the engine asks of the classes of its own objects.
@preconcurrency @MainActor
enum KnownConformances {
  /// Controllers that answer their bar's questions.
  static var barDelegates = ConformanceMemo()
  /// Scroll views that are asked about gestures.
  static var gestureDelegates = ConformanceMemo()
}

/// A value as the object that it is.
///
/// The general way from a value to an object takes two thousand instructions, and targets and senders are `NSObject`s nearly always.
func asObject(_ value: Any) -> AnyObject {
  if let object = value as? NSObject { return object }
  return value as AnyObject
}
