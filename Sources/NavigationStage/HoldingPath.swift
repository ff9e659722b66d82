// HoldingPath: how an object that should be gone is still held, property by property.

import HeadlessUIKit
@_spi(Reflection) import Swift

/// Looks for the shortest way of strong references to an object.
///
/// A stored property counts as strong if the object's own address lies in it: a weak one holds another. What closures and globals
/// hold cannot be seen.
@MainActor
struct HoldingPath {
  /// An object that was reached, and how.
  private struct Place {
    let object: AnyObject
    let path: String
  }

  private var seen: Set<ObjectIdentifier> = []
  private var places: [Place] = []

  /// The first object that is wanted, with the shortest way to it.
  ///
  /// - Parameters:
  ///   - roots: what is alive for certain, each with its name.
  ///   - isWanted: whether an object is one that is looked for.
  /// - Returns: nil if no way can be seen.
  /// - Complexity: O(*n*) in the objects that are reached, at most `limit`.
  static func find(
    from roots: [(name: String, object: AnyObject)], _ isWanted: (AnyObject) -> Bool
  ) -> (object: AnyObject, path: String)? {
    var search = HoldingPath()
    for root in roots { search.reach(root.object, by: root.name) }
    var index = 0
    while index < search.places.count, index < limit {
      let place = search.places[index]
      if isWanted(place.object) { return (place.object, place.path) }
      search.follow(place)
      index += 1
    }
    return nil
  }

  /// Objects that are looked at, at most.
  private static let limit = 20_000

  private mutating func reach(_ object: AnyObject, by path: String) {
    guard seen.insert(ObjectIdentifier(object)).inserted else { return }
    places.append(Place(object: object, path: path))
  }

  /// Looks at each stored property of an object.
  private mutating func follow(_ place: Place) {
    let words = Self.words(of: place.object)
    var mirror: Mirror? = Mirror(reflecting: place.object)
    while let level = mirror {
      for child in Self.held(level) {
        guard let label = child.label else { continue }
        read(
          child.value, "\(place.path).\(Self.plain(label))", strong: words[label])
      }
      mirror = level.superclassMirror
    }
  }

  /// Takes the objects out of a value; `word` is what lies in its property, nil if that does not say anything.
  private mutating func read(_ value: Any, _ path: String, strong word: UInt?) {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .class:
      let object = value as AnyObject
      if let word, word != Self.address(of: object) { return }
      reach(object, by: "\(path) (\(type(of: object)))")
    case .optional:
      for child in mirror.children { read(child.value, path, strong: word) }
    case .collection, .set:
      for (place, child) in mirror.children.enumerated() {
        read(child.value, "\(path)[\(place)]", strong: nil)
      }
    case .dictionary, .struct, .tuple, .enum:
      for child in Self.held(mirror) {
        read(child.value, child.label.map { "\(path).\($0)" } ?? path, strong: nil)
      }
    default: break
    }
  }

  /// What a mirror shows and its subject holds; what it does not hold may have gone, and is not to be read then.
  private static func held(_ mirror: Mirror) -> [Mirror.Child] {
    let children = mirror.children
    guard mirror.displayStyle == .class || mirror.displayStyle == .struct else {
      return Array(children)
    }
    let stored = StoredFields(of: mirror.subjectType, count: children.count)
    // Who shows itself otherwise than it is has read it all already.
    guard stored.isWhole else { return Array(children) }
    return stored.fields.enumerated().compactMap { index, field in
      guard field.hold == .strong else { return nil }
      return children[children.index(children.startIndex, offsetBy: index)]
    }
  }

  private static func plain(_ label: String) -> String {
    label.hasPrefix("$__lazy_storage_$_") ? String(label.dropFirst(18)) : label
  }

  private static func address(of object: AnyObject) -> UInt {
    unsafe UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
  }

  /// The first word of each stored property, by name.
  private static func words(of object: AnyObject) -> [String: UInt] {
    var words: [String: UInt] = [:]
    let base = unsafe UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    // 1 stands for the stored properties of classes.
    _ = unsafe _forEachField(of: type(of: object), options: _EachFieldOptions(rawValue: 1)) {
      name, offset, type, _ in
      guard type is AnyObject.Type || type is any OptionalObject.Type else { return true }
      unsafe words[String(cString: name)] = unsafe base.load(fromByteOffset: offset, as: UInt.self)
      return true
    }
    return words
  }
}

/// An optional reference to an object of a class.
private protocol OptionalObject {}

extension Optional: OptionalObject where Wrapped: AnyObject {}
