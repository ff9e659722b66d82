// StoredFields: what a class or a structure stores and how it holds that, as its metadata says.

@_spi(Reflection) import Swift

/// How a stored property holds what lies in it.
package enum StoredHold: Hashable, Sendable {
  /// A value or a strong reference.
  case strong
  /// `weak`: whoever has gone is nil.
  case weak
  /// `unowned`: to read it when its object has gone ends the process.
  case unowned
  /// It cannot be read: its value cannot be copied, so that a mirror shows an empty tuple in its place; or it is `unowned(unsafe)`.
  case hidden
}

/// What a class or a structure itself stores, in the order in which its mirror shows it.
package struct StoredFields {
  /// One stored property.
  package struct Field {
    /// What it is called.
    package let name: String
    /// How it holds what lies in it.
    package let hold: StoredHold
    /// The bytes before it, in the object or the value.
    package let offset: Int
  }

  /// The properties.
  package let fields: [Field]
  /// Whether that is all: what is built without reflection metadata shows nothing.
  package let isWhole: Bool
  /// Whether its mirror may be read as it is.
  package var isPlain: Bool {
    isWhole && fields.allSatisfy { $0.hold == .strong || $0.hold == .weak }
  }

  /// Looks up what a type itself stores, without what its superclass does.
  ///
  /// - Parameters:
  ///   - type: a class or a structure that is written in Swift.
  ///   - count: how many properties its mirror shows.
  package init(of type: Any.Type, count: Int) {
    let isClass = type is AnyObject.Type
    guard isClass ? Self.isSwift(type) : Self.isStructure(type) else {
      fields = Array(repeating: Field(name: "", hold: .hidden, offset: 0), count: count)
      isWhole = false
      return
    }
    let holds = Self.holds(of: type, isClass: isClass)
    var listed: [Field] = []
    // 1 stands for the stored properties of classes.
    let options = _EachFieldOptions(rawValue: isClass ? 1 : 0)
    _ = unsafe _forEachField(of: type, options: options) { name, offset, stored, _ in
      let hold: StoredHold = stored == Void.self ? .hidden : .strong
      unsafe listed.append(Field(name: String(cString: name), hold: hold, offset: offset))
      return true
    }
    // Those of the superclasses come first.
    listed.removeFirst(max(0, listed.count - count))
    guard listed.count == count, holds.count == count else {
      fields = Array(repeating: Field(name: "", hold: .hidden, offset: 0), count: count)
      isWhole = false
      return
    }
    fields = zip(listed, holds).map {
      Field(name: $0.name, hold: $0.hold == .hidden ? .hidden : $1, offset: $0.offset)
    }
    isWhole = count > 0 || !Self.takesRoom(type, isClass: isClass)
  }

  // MARK: - Metadata

  /// Where the metadata of classes goes on after what only Objective-C needs.
  private static var classStart: Int {
    #if canImport(ObjectiveC)
    40
    #else
    16
    #endif
  }

  /// Whether a class is written in Swift.
  private static func isSwift(_ type: Any.Type) -> Bool {
    #if canImport(ObjectiveC)
    let metadata = unsafe unsafeBitCast(type, to: UnsafeRawPointer.self)
    return unsafe metadata.load(fromByteOffset: 32, as: UInt.self) & 2 != 0
    #else
    true
    #endif
  }

  /// Whether a type that is no class is a structure, by the kind that its metadata begins with.
  private static func isStructure(_ type: Any.Type) -> Bool {
    let metadata = unsafe unsafeBitCast(type, to: UnsafeRawPointer.self)
    return unsafe metadata.load(as: UInt.self) == 0x200
  }

  /// Whether there is something in a type beyond what its superclass stores.
  private static func takesRoom(_ type: Any.Type, isClass: Bool) -> Bool {
    func size<Value>(of type: Value.Type) -> Int { MemoryLayout<Value>.size }
    guard isClass else { return size(of: type) > 0 }
    func room(of metadata: UnsafeRawPointer) -> UInt32 {
      unsafe metadata.load(fromByteOffset: classStart + 8, as: UInt32.self)
    }
    let metadata = unsafe unsafeBitCast(type, to: UnsafeRawPointer.self)
    guard
      let superclass = unsafe metadata.load(fromByteOffset: 8, as: UnsafeRawPointer?.self)
    else { return unsafe room(of: metadata) > 16 }
    return unsafe room(of: metadata) > room(of: superclass)
  }

  /// How each property is held; empty where the metadata does not say it.
  private static func holds(of type: Any.Type, isClass: Bool) -> [StoredHold] {
    let metadata = unsafe unsafeBitCast(type, to: UnsafeRawPointer.self)
    let place = isClass ? classStart + 24 : 8
    guard
      let descriptor = unsafe metadata.load(fromByteOffset: place, as: UnsafeRawPointer?.self),
      let list = unsafe target(of: descriptor + 16)
    else { return [] }
    let size = unsafe Int(list.load(fromByteOffset: 10, as: UInt16.self))
    let count = unsafe Int(list.load(fromByteOffset: 12, as: UInt32.self))
    return (0..<count).map { index in
      unsafe target(of: list + 16 + index * size + 4).map { unsafe hold(byTypeName: $0) } ?? .hidden
    }
  }

  /// What a relative pointer points to.
  private static func target(of pointer: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = unsafe pointer.load(as: Int32.self)
    return unsafe distance == 0 ? nil : pointer + Int(distance)
  }

  /// How a property is held by the mangled name of its type, which ends in that.
  private static func hold(byTypeName name: UnsafeRawPointer) -> StoredHold {
    var place = unsafe name
    var last: (UInt8, UInt8) = (0, 0)
    while true {
      let byte = unsafe place.load(as: UInt8.self)
      switch byte {
      case 0:
        switch last {
        case (UInt8(ascii: "X"), UInt8(ascii: "w")): return .weak
        case (UInt8(ascii: "X"), UInt8(ascii: "o")): return isUnownedPlain ? .unowned : .hidden
        case (UInt8(ascii: "X"), UInt8(ascii: "u")): return .hidden
        default: return .strong
        }
      // A reference to another type: a relative or a whole pointer, whose bytes are no letters.
      case 1...0x17: unsafe place += 5
      case 0x18...0x1F: unsafe place += 1 + MemoryLayout<Int>.size
      default: unsafe place += 1
      }
      last = (last.1, (1...0x1F).contains(byte) ? 0 : byte)
    }
  }
}

extension StoredFields {
  /// Whether an `unowned` property holds an object's address and nothing else.
  private static var isUnownedPlain: Bool {
    #if canImport(ObjectiveC)
    false
    #else
    true
    #endif
  }

  /// Whether the object has gone whose address lies in an `unowned` property.
  ///
  /// Its memory stays as long as the property is there, so it may be asked for a weak reference, which none that is dying gives.
  static func isGone(unowned address: UInt) -> Bool {
    guard let address = unsafe UnsafeRawPointer(bitPattern: address) else { return false }
    weak let found = unsafe Unmanaged<AnyObject>.fromOpaque(address).takeUnretainedValue()
    return found == nil
  }
}
