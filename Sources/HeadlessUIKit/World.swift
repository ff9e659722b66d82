// World: the virtual clock, the run loop's turns and the event log of one headless app.

/// One headless app: its time, its main queue, its fingers, and the record of what UIKit called.
///
/// UIKit has nothing like it; everything here is the surface for whoever drives the engine. A world is installed for one
/// synchronous run with ``run(_:)``; `DispatchQueue.main`, `Timer`, `UIScreen.main` and `UIView.animate` reach it through ``current``.
///
/// Time is in integer milliseconds and moves only by ``advance(to:)``. A turn has the phases of a main run loop:
/// (1) due timers and animation completions, (2) main-queue blocks and the driver's calls, (3) one touch, (4) gesture actions,
/// (5) before-commit hooks, (6) layout, where transitions start, (7) after-commit hooks, (8) release of what left the hierarchy.
///
/// - Source: R-871 ... R-876.
@preconcurrency @MainActor
public final class World {
  /// The world whose run is under way, if any: the engine's only global.
  public internal(set) static var current: World? {
    get { installed }
    set { installed = newValue }
  }

  /// Calls that needed a world while none was installed, such as "DispatchQueue.main.async outside a run": at most 64.
  public static var strayCalls: [String] = []

  /// How UIKit behaves where versions or sources differ.
  public let configuration: Configuration

  /// Milliseconds since the start.
  public internal(set) var now: Int {
    get { clock }
    set { clock = newValue }
  }

  /// What UIKit called and did since the log was last emptied, in order.
  public var log: [WorldEvent] { entries }

  /// UIKit's exception, or a message to a dead object: the world is poisoned from then on.
  public internal(set) var trap: Trap? {
    get { sprung }
    set { sprung = newValue }
  }

  /// Turns that were closed.
  public var turnCount: Int { closedTurns }

  /// Calls of app code by the engine: appearance, parent, delegate, gesture and main-queue callbacks.
  public internal(set) var callbackCount: Int {
    get { calls }
    set { calls = newValue }
  }

  /// Whether a turn is open.
  public var isTurnOpen: Bool { inTurn }

  /// Whether the open turn has taken its touch already.
  public internal(set) var hasTouchInTurn: Bool {
    get { touchedTurn }
    set { touchedTurn = newValue }
  }

  /// Whether views and controllers hear of touches, as recognisers do in any case.
  ///
  /// A driver whose app overrides none of the methods that take touches may switch it off: the way along the chain of responders is saved.
  public var viewsHearTouches: Bool {
    get { tellsViews }
    set { tellsViews = newValue }
  }

  // Stored properties that other modules see are checked for exclusive access at each use, which made half of a turn's cost:
  // what is stored is the module's own.
  private static var installed: World?
  private var clock = 0
  @safe @exclusivity(unchecked) private var entries: [WorldEvent] = []
  private var sprung: Trap?
  private var closedTurns = 0
  private var calls = 0
  private var inTurn = false
  private var touchedTurn = false
  private var tellsViews = true

  /// How much an app has asked for of what usually decides nothing.
  package internal(set) var askedPast = AskedPast.nothing
  /// Whether each controller that is identified can be found again, for `StateWalk`.
  package var remembersControllers = false
  var identified: [Anchor<UIViewController>] = []
  /// Blocks of app code that were ever queued on the main queue or handed to a transition: each bears the count as its number.
  var blockCount = 0
  /// The numbers of the blocks on the main queue.
  @safe @exclusivity(unchecked) var mainQueueNumbers: [Int] = []
  /// What a driver is making, and the closures that were handed over meanwhile.
  var making = ClosureOrigin()

  /// Whoever the driver wants to hear about: log entries of controllers without a tag carry -1.
  let life = LifeBoard()

  // The arrays of every turn go without the check of exclusive access too, here and in the other classes: no callback runs while
  // one of them is being changed.
  @safe @exclusivity(unchecked) var deadlines = DeadlineList()
  @safe @exclusivity(unchecked) var mainQueue: [@MainActor () -> Void] = []
  @safe @exclusivity(unchecked) var layoutQueue: [any LayoutParticipant] = []
  @safe @exclusivity(unchecked) var afterCommit: [@MainActor () -> Void] = []
  // What is being worked off; kept beside the queues so that both keep their storage.
  @safe @exclusivity(unchecked) private var runningBlocks: [@MainActor () -> Void] = []
  @safe @exclusivity(unchecked) private var runningLayouts: [any LayoutParticipant] = []
  @safe @exclusivity(unchecked) var graveyard: [AnyObject] = []
  @safe @exclusivity(unchecked) private var dying: [AnyObject] = []
  /// The moments in which a driver's script is called, a bit each.
  var scriptedMoments: UInt32 = 0
  var script: ((CallbackMoment, Int32) -> Void)?
  /// How many callbacks led to each other, by a call from within each, up to the one that is running; 0 outside of them.
  var chain = 0
  let arena = TouchArena()
  /// Which way the interface is turned, and will be when nothing is in the way any more.
  var turned = UIInterfaceOrientation.portrait
  var rotation: Rotation?
  var firstResponder: UIResponder? {
    get { hadFirstResponder ? weakFirstResponder : nil }
    set {
      hadFirstResponder = true
      weakFirstResponder = newValue
    }
  }
  private weak var weakFirstResponder: UIResponder?
  /// Whether there was one at all: mostly there is none, and a weak reference costs each time it is read.
  private var hadFirstResponder = false
  var isPassingResponder = false
  var keyboard = Keyboard()
  /// Who hears of notifications, in the order in which they were added.
  var observers: [NotificationObserver] = []
  /// The way in which the phone's language reads.
  ///
  /// - Source: R-216.
  public var layoutDirection: UIUserInterfaceLayoutDirection {
    get { readingDirection }
    set { readingDirection = newValue }
  }
  /// Where the app is.
  var activity = UIApplication.State.active
  private var readingDirection = UIUserInterfaceLayoutDirection.leftToRight
  /// Where animations of the app go while a driver starts an animator.
  var heldAnimations: HeldAnimations?
  var keyWindow: Anchor<UIView>?
  /// Controllers that are presented.
  package internal(set) var presentedCount: Int {
    get { presented }
    set { presented = newValue }
  }
  private var presented = 0
  /// Modals on their way.
  @safe @exclusivity(unchecked) var presentations: [Presentation] = []
  var areAnimationsEnabled = true
  /// Grows with each default implementation of an optional requirement that is reached: "not implemented".
  var defaultsReached = 0

  /// Makes a world at time 0, with nothing in it.
  public init(configuration: Configuration = Configuration()) {
    self.configuration = configuration
  }

  /// Goes on with the storage of a world that nobody looks at any more, as far as nothing is in it.
  ///
  /// A world of its own makes a dozen arrays, for an eighth of the time between two cases.
  package func takeStorage(of last: World) {
    last.clearLog()
    swap(&entries, &last.entries)
    if !last.identified.isEmpty {
      swap(&identified, &last.identified)
      identified.removeAll(keepingCapacity: true)
    }
    deadlines.exchangeStorage(with: &last.deadlines)
    if last.mainQueue.isEmpty {
      swap(&mainQueue, &last.mainQueue)
      swap(&mainQueueNumbers, &last.mainQueueNumbers)
    }
    if last.presentations.isEmpty { swap(&presentations, &last.presentations) }
    if last.layoutQueue.isEmpty { swap(&layoutQueue, &last.layoutQueue) }
    if last.runningLayouts.isEmpty { swap(&runningLayouts, &last.runningLayouts) }
    if last.graveyard.isEmpty { swap(&graveyard, &last.graveyard) }
    if last.dying.isEmpty { swap(&dying, &last.dying) }
    if last.life.released.isEmpty { swap(&life.released, &last.life.released) }
    arena.takeStorage(of: last.arena)
  }

  /// Installs the world for one synchronous run.
  public func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = World.current
    World.current = self
    defer { World.current = outer }
    return try body()
  }

  /// Whether nothing more happens by itself: no due work, no deadline but repeating timers, no open turn.
  public var isQuiescent: Bool {
    !isTurnOpen && !hasWorkNow && deadlines.nextOnce == nil
  }

  /// Empties the log.
  public func clearLog() { entries.empty() }

  /// How many entries the log holds.
  package var logCount: Int { entries.count }

  /// What a driver looks at after each turn, read in one call.
  package var reading: WorldReading {
    WorldReading(
      now: clock, turnCount: closedTurns, callbackCount: calls, logCount: entries.count,
      isQuiescent: isQuiescent, isFingerDown: isFingerDown, isPoisoned: sprung != nil,
      presentedCount: presented)
  }

  // MARK: - Turns

  /// Opens a turn at the present instant, unless one is open: phases 1 and 2.
  public func openTurn() {
    guard !isTurnOpen else { return }
    inTurn = true
    touchedTurn = false
    while let work = deadlines.takeDue(at: now) { perform(work) }
    arena.sendActionsOfLastTurn(in: self)
    runMainQueue()
  }

  /// Closes the open turn: phases 4 to 8.
  public func closeTurn() {
    guard isTurnOpen else { return }
    arena.sendActions(in: self)
    if !layoutQueue.isEmpty { layOut() }
    if !afterCommit.isEmpty {
      swap(&afterCommit, &runningBlocks)
      runBlocks()
      layOut()
    }
    inTurn = false
    touchedTurn = false
    closedTurns += 1
    if !graveyard.isEmpty {
      // What dies may bury something in its `deinit`: the graveyard is not the list that is being emptied.
      swap(&graveyard, &dying)
      dying.empty()
    }
    if !life.released.isEmpty { reportReleases() }
  }

  /// The instant of the next turn that happens by itself.
  ///
  /// - Parameter repeating: whether repeating timers count.
  /// - Returns: now if a block, a layout or an action waits, else the next deadline; nil if there is none.
  public func nextInstant(countingRepeating repeating: Bool = true) -> Int? {
    if hasWorkNow { return now }
    guard let next = repeating ? deadlines.next : deadlines.nextOnce else { return nil }
    return max(next, now)
  }

  /// Moves the clock; no turn is open, and the instant is not in the past.
  public func advance(to instant: Int) {
    precondition(!isTurnOpen, "time moves between turns")
    precondition(instant >= now, "time does not run backwards")
    now = instant
  }

  private var hasWorkNow: Bool {
    !mainQueue.isEmpty || !layoutQueue.isEmpty || !afterCommit.isEmpty || arena.hasPendingActions
  }

  /// Runs the blocks that are present now; what they add waits.
  private func runMainQueue() {
    guard !mainQueue.isEmpty else { return }
    swap(&mainQueue, &runningBlocks)
    mainQueueNumbers.empty()
    runBlocks()
  }

  private func runBlocks() {
    var index = 0
    while index < runningBlocks.count {
      call(runningBlocks[index])
      index += 1
    }
    runningBlocks.empty()
  }

  private func layOut() {
    // A layout may ask for another one; a run away of layouts is cut.
    var rounds = 0
    while !layoutQueue.isEmpty, rounds < 64, trap == nil {
      swap(&layoutQueue, &runningLayouts)
      var index = 0
      while index < runningLayouts.count {
        runningLayouts[index].layOut(in: self)
        index += 1
      }
      runningLayouts.empty()
      rounds += 1
    }
    if trap != nil { layoutQueue.removeAll() }
  }

  private func reportReleases() {
    if life.released.count > 1 { life.released.sort() }
    for tag in life.released { note(.released, tag: tag) }
    life.released.empty()
  }

  private func perform(_ work: DeadlineList.Work) {
    switch work {
    case .block(let block), .animation(let block): call(block)
    case .end(let transition, let owner):
      guard trap == nil else { return }
      callbackCount += 1
      owner.end(transition, in: self)
    case .endOfPresentation(let presentation):
      guard trap == nil else { return }
      callbackCount += 1
      presentation.end(in: self)
    }
  }

  private func call(_ block: @MainActor () -> Void) {
    guard trap == nil else { return }
    callbackCount += 1
    block()
  }

  // MARK: - For the engine

  /// Writes one event.
  func note(_ kind: WorldEvent.Kind, tag: Int32 = -1, flag: Bool = false, value: Int32 = 0) {
    guard trap == nil || kind == .trapped else { return }
    entries.append(WorldEvent(kind: kind, flag: flag, tag: tag, value: value))
  }

  /// Runs a block once after so many milliseconds, in phase 1.
  @discardableResult
  func schedule(after delay: Int, _ block: @escaping @MainActor () -> Void) -> DeadlineList.Token {
    deadlines.add(at: now + max(0, delay), interval: nil, block)
  }

  /// Asks for a layout in phase 6.
  func setNeedsLayout(_ participant: any LayoutParticipant) {
    for present in layoutQueue where present === participant { return }
    layoutQueue.append(participant)
  }

  /// Keeps an object until phase 8, so that weak references die at one point.
  func bury(_ object: AnyObject) { graveyard.append(object) }

  /// UIKit raises an exception, or messages a dead object: the world is poisoned.
  func raise(_ trap: Trap) {
    guard self.trap == nil else { return }
    self.trap = trap
    note(.trapped)
  }
}

/// What takes part in the layout phase.
@preconcurrency @MainActor
protocol LayoutParticipant: AnyObject {
  func layOut(in world: World)
}
