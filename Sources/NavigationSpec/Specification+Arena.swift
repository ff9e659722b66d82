// Specification+Arena: what taps, a second finger, the direction of writing and the background may do.

import NavigationModel

extension Specification {
  /// The next thing of an action of the capability `arena` was done.
  ///
  /// - Parameters:
  ///   - action: the announced one.
  ///   - index: how many touches it has made before.
  mutating func followArena(_ action: Action, _ index: Int) {
    switch action {
    case .tap(.back): tapBack()
    case .tap(.row): if index == 0 { beginTap() } else { endTap() }
    case .secondDown(let place): put(at: place)
    case .secondMove(let distance): move(distance, 0)
    case .secondUp(let velocity): lift(.released(velocity: velocity))
    case .background:
      if phase != .idle { situations.insert(.leftInTransition) }
      if touch.isDown || otherTouch.isDown { liftAll() }
    case .interruption: interrupt()
    default: break
    }
  }

  /// The system comes over the app: it takes the fingers away, and what runs goes on.
  private mutating func interrupt() {
    switch phase {
    case .idle, .swiping: break
    case .pushing, .popping, .finishing, .cancelling: situations.insert(.interruptedTransition)
    }
    guard touch.isDown || otherTouch.isDown else { return }
    let drives = { (touch: TouchTrack) in touch.isDown && touch.swipeBegan }
    if drives(touch) || drives(otherTouch) { situations.insert(.interruptedTouch) }
    liftAll()
  }

  /// The system takes all fingers away.
  mutating func liftAll() {
    if touch.isDown { lift(.cancelled) }
    guard otherTouch.isDown else { return }
    swap(&touch, &otherTouch)
    lift(.cancelled)
    swap(&touch, &otherTouch)
  }

  /// Whether the announced action is the app's stay in the background, which cuts animations short.
  var isInBackground: Bool {
    if case .background = action { return true }
    return false
  }

  /// The app's code turns the direction of writing.
  mutating func setDirection(_ direction: Direction) {
    let isMirrored = direction == .rightToLeft
    disturb()
    guard isMirrored != self.isMirrored else { return }
    hadEffect = true
    self.isMirrored = isMirrored
    // What was forwards is backwards now.
    touch.horizontal.negate()
    touch.horizontalOfSwipe.negate()
    otherTouch.horizontal.negate()
    otherTouch.horizontalOfSwipe.negate()
  }

  /// The edge that the way back lies at.
  var leadingEdge: Place { isMirrored ? .rightEdge : .edge }

  /// The user puts a finger on a row of the content, for which the screen is made that it pushes.
  private mutating func beginTap() {
    tapScreen = makeScreen(kind: 0)
    if touch.isDown { situations.insert(.tapUnderFinger) }
    if phase != .idle { situations.insert(.tapInTransition) }
    // Without a page there is no row.
    isTapOwed =
      isAtRest && !stack.isEmpty && !touch.isDown && !otherTouch.isDown && !isUnderModal
    disturb()
    hadEffect = true
  }

  /// The finger is lifted: a push that is owed at rest, and possible in a transition.
  ///
  /// A row pushes a screen that is made for the tap, whether or not the tap arrives.
  private mutating func endTap() {
    calls.append(Call(operation: .push(tapScreen), isOwed: isTapOwed, isAnimated: true))
  }
}
