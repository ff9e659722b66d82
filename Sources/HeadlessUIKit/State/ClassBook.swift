// ClassBook: what is known of classes, looked up once each.

/// What sort of value a stored property holds.
enum StoredSort {
  /// A `Bool`, an optional, an object, an `Int`.
  case flag, optional, object, int
  /// Another number, a text, a date, a selector or a type.
  case plain
  /// A `DispatchTime`.
  case instant
  /// What consists of parts, if it can be read at all.
  case parts
}

/// What is known of classes, looked up once each.
@preconcurrency @MainActor
struct ClassBook {
  /// What is known of one class.
  struct Plan {
    /// The hash of its name.
    let name: Int
    /// Whether it is the engine's or the library's own.
    let isBuiltIn: Bool
    /// How many classes lie between it and the engine's own; 0 if none of them stores anything.
    let levels: Int
    /// What these classes store, the object's own first; empty if their mirrors may be read as they are.
    let fields: [StoredFields]
    /// Whether its objects write themselves down.
    let describesItself: Bool
  }

  private var ids: [ObjectIdentifier] = []
  private var plans: [Plan] = []
  private var ownTypes: [ObjectIdentifier: Bool] = [:]
  private var typeNames: [ObjectIdentifier: Int] = [:]
  private var structures: [ObjectIdentifier: StoredFields?] = [:]
  private var plainNames: [ObjectIdentifier: String] = [:]
  private var sorts: [(type: ObjectIdentifier, sort: StoredSort)] = []

  mutating func plan(of object: AnyObject) -> Plan {
    let type: AnyObject.Type = type(of: object)
    let id = ObjectIdentifier(type)
    // A handful of classes: a look at each is cheaper than a hash.
    var index = 0
    while index < ids.count {
      if ids[index] == id { return plans[index] }
      index += 1
    }
    let fields = Self.fields(of: object)
    let isEmpty = fields.allSatisfy { $0.isWhole && $0.fields.isEmpty }
    let plan = Plan(
      name: Self.hash(of: String(reflecting: type)), isBuiltIn: Self.isBuiltIn(type),
      levels: isEmpty ? 0 : fields.count, fields: fields.allSatisfy(\.isPlain) ? [] : fields,
      describesItself: object is any SelfDescribing)
    ids.append(id)
    plans.append(plan)
    return plan
  }

  /// What the app's classes of an object store, the lowest first.
  private static func fields(of object: AnyObject) -> [StoredFields] {
    var mirror: Mirror? = Mirror(reflecting: object)
    var fields: [StoredFields] = []
    while let level = mirror, !isBuiltIn(level.subjectType) {
      fields.append(StoredFields(of: level.subjectType, count: level.children.count))
      mirror = level.superclassMirror
    }
    return fields
  }

  /// What a structure stores; nil if its mirror may be read as it is.
  mutating func fields(ofStructure type: Any.Type, count: Int) -> StoredFields? {
    let id = ObjectIdentifier(type)
    if let known = structures[id] { return known }
    let fields = StoredFields(of: type, count: count)
    structures[id] = .some(fields.isPlain ? nil : fields)
    return fields.isPlain ? nil : fields
  }

  /// Whether a type is the app's own.
  mutating func isOwn(_ type: Any.Type) -> Bool {
    if let known = ownTypes[ObjectIdentifier(type)] { return known }
    let isOwn = !Self.isBuiltIn(type)
    ownTypes[ObjectIdentifier(type)] = isOwn
    return isOwn
  }

  /// What sort of value a type's values are, if that was noted.
  func sort(ofType type: Any.Type) -> StoredSort? {
    let id = ObjectIdentifier(type)
    for entry in sorts where entry.type == id { return entry.sort }
    return nil
  }

  /// Notes what sort of value a type's values are.
  mutating func note(_ sort: StoredSort, ofType type: Any.Type) {
    sorts.append((ObjectIdentifier(type), sort))
  }

  /// The hash of a type's name.
  mutating func hash(ofType type: Any.Type) -> Int {
    if let known = typeNames[ObjectIdentifier(type)] { return known }
    let name = Self.hash(of: String(reflecting: type))
    typeNames[ObjectIdentifier(type)] = name
    return name
  }

  /// Whether a text is a type's plain name: what a case is called if no metadata says it.
  mutating func isName(_ text: String, ofType type: Any.Type) -> Bool {
    let id = ObjectIdentifier(type)
    let name = plainNames[id] ?? "\(type)"
    plainNames[id] = name
    return name == text
  }

  /// Whether a type is the engine's or a library's own.
  static func isBuiltIn(_ type: Any.Type) -> Bool {
    let name = String(reflecting: type)
    return builtInModules.contains { name.hasPrefix($0) }
  }

  private static let builtInModules = [
    "HeadlessUIKit.", "Foundation.", "FoundationEssentials.", "Swift.", "__C.", "ObjectiveC.",
    "Dispatch.", "_Concurrency.", "Synchronization.",
  ]

  /// FNV-1a with 64 bits, as a number.
  nonisolated static func hash(of text: String) -> Int {
    // All bytes in one go: the text's own way from byte to byte takes ten times as long.
    var text = text
    return text.withUTF8 { unsafe fold($0) }
  }

  private nonisolated static func fold(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let start: UInt64 = 0xCBF2_9CE4_8422_2325
    let hash = unsafe bytes.reduce(start) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
    return Int(truncatingIfNeeded: hash)
  }
}
