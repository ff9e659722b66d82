// StateWalk: everything that decides what a headless app does next, written down as numbers.

/// Everything that decides what a headless app does next, written down as numbers.
///
/// Two apps with equal numbers have the same future: whatever the driver does, they are seen to do the same. What only tells of
/// the past does not count: the time since the start, how many screens were made, which of them died. Objects are named by the
/// place at which the walk first meets them, deadlines count from now.
///
/// A driver begins a walk, adds numbers and objects of its own, and ends it. One walk object serves many walks.
@preconcurrency @MainActor
package final class StateWalk {
  /// The hash of what was written down, in two independent halves.
  package var hash: (high: UInt64, low: UInt64) { (high, low) }
  /// The tags of the controllers that were met, in the order in which they were.
  @safe @exclusivity(unchecked) package private(set) var tags: [Int32] = []
  /// What could not be read, each once and in words: while it is empty, the numbers say everything.
  package internal(set) var unseen: [String] = []
  /// Whether the last walk read everything: if not, equal numbers do not make two states one.
  package internal(set) var sawEverything = true
  /// Whether the stored properties of the app's own classes are read; if not, the driver knows them otherwise.
  package var readsProperties = true
  /// Whether blocks that wait in one place may do different things; if not, their number says everything.
  package var tellsBlocksApart = true
  /// How much of the past counts, because the app asks for it.
  package var countedPast = AskedPast.nothing
  /// Where the walked app came from: the states before its last actions, oldest first.
  package var history: [WalkMark] = []

  // Without the check of exclusive access, which took a third of a walk: nothing calls back while one of them is being changed.
  @safe @exclusivity(unchecked) private var high: UInt64 = 0
  @safe @exclusivity(unchecked) private var low: UInt64 = 0
  // What was met, by kind; an object's name is its index.
  @safe @exclusivity(unchecked) var controllers: [UIViewController] = []
  @safe @exclusivity(unchecked) var views: [UIView] = []
  @safe @exclusivity(unchecked) var recognizers: [UIGestureRecognizer] = []
  @safe @exclusivity(unchecked) var others: [AnyObject] = []
  @safe @exclusivity(unchecked) private var controllerNames: [ObjectIdentifier] = []
  @safe @exclusivity(unchecked) private var viewNames: [ObjectIdentifier] = []
  @safe @exclusivity(unchecked) private var recognizerNames: [ObjectIdentifier] = []
  @safe @exclusivity(unchecked) private var otherNames: [ObjectIdentifier] = []

  /// Whether the last walk met blocks of app code that wait: without their history they cannot be told apart.
  package var metBlocks: Bool { tellsBlocksApart && !blocks.isEmpty }

  /// Whether the last walk found a recogniser that may still do something about the finger.
  package internal(set) var isTouchWatched = false

  /// The blocks that wait, by their numbers; written down last, when everything has its name.
  @safe @exclusivity(unchecked) var blocks: [Int] = []
  @safe @exclusivity(unchecked) var classes = ClassBook()
  /// The world that is walked; only within a walk.
  @safe @exclusivity(unchecked) var world: World?

  /// Makes a walk that has not begun.
  package init() {}

  /// Begins a walk: forgets what was written down, but not what could not be read.
  package func begin(in world: World) {
    self.world = world
    high = 0x243F_6A88_85A3_08D3
    low = 0x1319_8A2E_0370_7344
    blocks.removeAll(keepingCapacity: true)
    sawEverything = true
    expanded = Expanded()
  }

  /// Ends a walk: writes down all that was added, what it leads to, and what is alive besides.
  package func end() {
    guard let world else { preconditionFailure("a walk ends after it has begun") }
    addWork(of: world)
    expandAll()
    // Who is alive and not to be met anywhere is kept by a closure, or keeps itself.
    for anchor in world.identified {
      guard let controller = anchor.object else { continue }
      reference(controller)
    }
    expandAll()
    addTags()
    addBlocks()
    forget()
  }

  private func addTags() {
    tags.removeAll(keepingCapacity: true)
    for controller in controllers where controller.storedTag >= 0 {
      tags.append(controller.storedTag)
    }
  }

  private func forget() {
    controllers.removeAll(keepingCapacity: true)
    views.removeAll(keepingCapacity: true)
    recognizers.removeAll(keepingCapacity: true)
    others.removeAll(keepingCapacity: true)
    controllerNames.removeAll(keepingCapacity: true)
    viewNames.removeAll(keepingCapacity: true)
    recognizerNames.removeAll(keepingCapacity: true)
    otherNames.removeAll(keepingCapacity: true)
    world = nil
  }

  // MARK: - Numbers

  /// Writes a number down.
  package func add(_ number: Int) {
    let bits = UInt64(bitPattern: Int64(number))
    let first = (high ^ bits) &* 0xA076_1D64_78BD_642F
    high = first ^ (first >> 32)
    let second = (low &+ bits) &* 0xE703_7ED1_A0B4_28DB
    low = (second << 29 | second >> 35) ^ (second >> 32)
  }

  func add(_ length: CGFloat) { add(Int(truncatingIfNeeded: Double(length).bitPattern)) }

  func add(_ point: CGPoint) {
    add(point.x)
    add(point.y)
  }

  /// Writes a text down by its hash; nil is none.
  func add(_ text: String?) {
    guard let text else { return add(0) }
    add(ClassBook.hash(of: text) | 1)
  }

  // MARK: - Objects

  /// Writes an object's name down; it is described later, once.
  package func reference(_ controller: UIViewController?) {
    guard let controller else { return add(0) }
    let name = Self.position(of: ObjectIdentifier(controller), in: &controllerNames)
    if name == controllers.count { controllers.append(controller) }
    add(4 * name + 1)
  }

  /// Writes an object's name down; it is described later, once.
  package func reference(_ view: UIView?) {
    guard let view else { return add(0) }
    let name = Self.position(of: ObjectIdentifier(view), in: &viewNames)
    if name == views.count { views.append(view) }
    add(4 * name + 2)
  }

  func reference(_ recognizer: UIGestureRecognizer?) {
    guard let recognizer else { return add(0) }
    let name = Self.position(of: ObjectIdentifier(recognizer), in: &recognizerNames)
    if name == recognizers.count { recognizers.append(recognizer) }
    add(4 * name + 3)
  }

  /// Writes down the name of an object of any class.
  package func reference(any object: AnyObject?) {
    guard let object else { return add(0) }
    let id = ObjectIdentifier(object)
    // What was met already needs no cast.
    if let name = Self.known(id, in: controllerNames) { return add(4 * name + 1) }
    if let name = Self.known(id, in: viewNames) { return add(4 * name + 2) }
    if let name = Self.known(id, in: recognizerNames) { return add(4 * name + 3) }
    if let name = Self.known(id, in: otherNames) { return add(4 * name + 4) }
    switch object {
    case let controller as UIViewController: reference(controller)
    case let view as UIView: reference(view)
    case let recognizer as UIGestureRecognizer: reference(recognizer)
    default:
      otherNames.append(id)
      others.append(object)
      add(4 * (others.count - 1) + 4)
    }
  }

  /// Writes down the name of a recogniser that was met, or that it was not.
  func addName(ofRecognizer id: ObjectIdentifier) {
    add(Self.known(id, in: recognizerNames) ?? -1)
  }

  private static func known(_ id: ObjectIdentifier, in names: [ObjectIdentifier]) -> Int? {
    var index = 0
    while index < names.count {
      if names[index] == id { return index }
      index += 1
    }
    return nil
  }

  private static func position(
    of id: ObjectIdentifier, in names: inout [ObjectIdentifier]
  ) -> Int {
    if let known = known(id, in: names) { return known }
    names.append(id)
    return names.count - 1
  }

  func references(_ list: [UIViewController]) {
    add(list.count)
    var index = 0
    while index < list.count {
      reference(list[index])
      index += 1
    }
  }

  func references(_ list: ShortList<UIViewController>) {
    add(list.count)
    var index = 0
    while let controller = list.at(index) {
      reference(controller)
      index += 1
    }
  }

  func references(_ list: [UIView]) {
    add(list.count)
    var index = 0
    while index < list.count {
      reference(list[index])
      index += 1
    }
  }

  func references(_ list: [UIGestureRecognizer]) {
    add(list.count)
    var index = 0
    while index < list.count {
      reference(list[index])
      index += 1
    }
  }

  /// Describes what was met, which may lead to more.
  private func expandAll() {
    while true {
      if expanded.controllers < controllers.count {
        expanded.controllers += 1
        describe(controllers[expanded.controllers - 1])
      } else if expanded.views < views.count {
        expanded.views += 1
        describe(views[expanded.views - 1])
      } else if expanded.recognizers < recognizers.count {
        expanded.recognizers += 1
        describe(recognizers[expanded.recognizers - 1])
      } else if expanded.others < others.count {
        expanded.others += 1
        describe(other: others[expanded.others - 1])
      } else {
        return
      }
    }
  }

  private struct Expanded {
    var controllers = 0, views = 0, recognizers = 0, others = 0
  }

  @safe @exclusivity(unchecked) private var expanded = Expanded()
}

/// A moment of the walked app's past, for the blocks that were handed over since.
package struct WalkMark: Hashable, Sendable {
  /// What stands for the state and for what was done in it.
  package var key: (high: Int, low: Int) { (high, low) }
  private let high: Int
  private let low: Int
  /// The tags of the controllers of the state, in the order of its walk.
  package let tags: [Int32]
  /// Blocks that had been handed over, and deadlines that had been set.
  let blockCount: Int
  let deadlineCount: Int
  /// Controllers that had been made.
  let controllerCount: Int

  /// The moment before everything.
  package static let start = WalkMark()

  private init() {
    (high, low) = (0, 0)
    tags = []
    blockCount = 0
    deadlineCount = 0
    controllerCount = 0
  }

  /// Marks the present.
  ///
  /// - Parameters:
  ///   - key: stands for the state and for what is done in it next.
  ///   - tags: of the last walk.
  ///   - controllerCount: how many controllers were identified; their tags count from 0.
  ///   - world: the walked app's.
  @preconcurrency @MainActor
  package init(
    key: (high: Int, low: Int), tags: [Int32], controllerCount: Int, in world: World
  ) {
    high = key.high
    low = key.low
    self.tags = tags
    self.controllerCount = controllerCount
    blockCount = world.blockCount
    deadlineCount = world.deadlines.added
  }
}

/// Flags and small numbers, put together into one number.
struct PackedNumber {
  private(set) var word = 0

  mutating func add(_ flag: Bool) { word = word << 1 | (flag ? 1 : 0) }

  /// Adds a number below 16.
  mutating func add(_ number: Int) { word = word << 4 | (number & 15) }
}
