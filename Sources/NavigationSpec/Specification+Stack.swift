// Specification+Stack: whether the stack that is seen is one of those that may be.

import NavigationModel

extension Specification {
  /// Explains a stack that is not the known one by the calls that may have been carried out, the swipe, and its cancel.
  mutating func explainStack(of observation: borrowing Observation) -> Violation? {
    if known.readsDepartingFirst { return searchWay(to: withoutDeparting(in: observation)) }
    // Mostly the first call alone explains it.
    if gesturePops == 0, !swipe.owesRestore, let first = calls.first,
      first.leads(from: stack, to: observation.stack)
    {
      cancelEnded = false
      dropFirstCall()
      follow(to: observation.stack, byCall: true, isAnimated: first.isAnimated)
      return nil
    }
    if known.facts.swipesByOwnPan { beginOwnSwipe(seeing: observation) }
    if followFinger(to: observation) { return nil }
    return searchWay(to: observation.stack)
  }

  /// The stack that is seen, without the departing top that may read as its first element until the layout.
  ///
  /// - Source: R-307, Z-16.
  private mutating func withoutDeparting(in observation: borrowing Observation) -> [ScreenID] {
    let seen = observation.stack
    let isTurnOpen = observation.point == .afterCall || observation.point == .midTurn
    guard isTurnOpen, seen.count > 1,
      seen[0] == departing || (stack.count > 2 && seen[0] == stack.last)
        || (swipe.owesRestore && seen[0] == swipe.popped)
        || calls.contains(where: { $0.pushes(oneOf: [seen[0]]) }),
      !calls.contains(where: { $0.leads(from: stack, to: seen) })
    else { return seen }
    departing = seen[0]
    return Array(seen.dropFirst())
  }

  /// A pop that came with a touch is that of the subject's own pan, if it had none before.
  private mutating func beginOwnSwipe(seeing observation: borrowing Observation) {
    let count = observation.stack.count
    guard mayBeginOwnSwipe(at: observation.point), count == stack.count - 1,
      stack.matches(observation.stack, upTo: count)
    else { return }
    for call in calls where call.leads(from: stack, to: observation.stack) { return }
    _ = beginSwipe(hasNoTransition: false, isSystems: false)
  }

  /// A transition back by one screen that starts with a touch, and that no call has asked for, is that of the subject's own pan: what the
  /// app calls from its callbacks comes after the pan's pop.
  ///
  /// It is driven from its start, unless another object has taken the delegate's place and hands out no driver.
  mutating func beginOwnSwipe(with start: Event, at point: Observation.Point) {
    guard mayBeginOwnSwipe(at: point), stack.count > 1, start.screen == stack[stack.count - 2],
      start.flag || !calls.contains(where: { $0.canRemove && $0.changes(stack) })
    else { return }
    _ = beginSwipe(hasNoTransition: false, isSystems: false)
  }

  private func mayBeginOwnSwipe(at point: Observation.Point) -> Bool {
    switch action {
    case .move, .secondMove, .swipe, .doubleSwipe, .swipeDuring, .drag:
      (point == .afterTouch || point == .turnEnd && !known.actsInSameTurn) && !touch.swipeBegan
        && gesturePops == 0
    // A tap pops by itself, and the background ends what runs.
    default: false
    }
  }

  /// Takes a finger's pop, or the return of a cancelled swipe's screen, for what it mostly is: all that has happened.
  ///
  /// - Returns: whether it explains the stack that is seen.
  private mutating func followFinger(to observation: borrowing Observation) -> Bool {
    guard let top = stack.last else { return false }
    let count = stack.count
    if swipe.owesRestore {
      guard gesturePops == 0, observation.stack.count == count + 1,
        observation.stack[count] == swipe.popped, !stack.holds(swipe.popped),
        observation.stack.matches(stack, upTo: count)
      else { return false }
      swipe.popped = .none
      swipe.owesRestore = false
    } else {
      guard gesturePops == 1, count > 1, observation.stack.count == count - 1,
        stack.matches(observation.stack, upTo: count - 1)
      else { return false }
      swipe.popped = top
    }
    gesturePops = 0
    cancelEnded = false
    follow(to: observation.stack, byCall: false, isAnimated: false)
    return true
  }

  /// Looks for a way to the stack that is seen where neither the known stack nor the first call explains it.
  private mutating func searchWay(to seen: [ScreenID]) -> Violation? {
    if seen.hasDuplicate { return violation(.duplicateScreen, observed: .stacks([seen])) }
    if calls.count > Self.mostCallsTold { isCrowded = true }
    let pops = gesturePops
    gesturePops = 0
    let mustRestore = swipe.owesRestore && cancelEnded
    // It began and was given up before anybody looked: where the background ends what runs.
    let isTakenBack = pops == 1 && cancelEnded && !swipe.owesRestore && seen == stack
    cancelEnded = false
    if pops == 0, !mustRestore, seen == stack { return nil }
    if pops == 0, !swipe.owesRestore, let first = calls.first {
      // The first call alone: then no search is needed.
      if first.leads(from: stack, to: seen) {
        dropFirstCall()
        follow(to: seen, byCall: true, isAnimated: first.isAnimated)
        return nil
      }
      if calls.count == 1 { return takeUnexplained(seen) }
    }
    if pops == 0, !swipe.owesRestore, followSecondCall(to: seen) { return nil }
    let found =
      explanation(of: seen, pops: pops, mustRestore: mustRestore)
      ?? explanationInOtherOrder(of: seen, pops: pops, mustRestore: mustRestore)
    guard let found else {
      // A screen that never came back is judged at rest.
      if isTakenBack || (mustRestore && seen == stack) { return nil }
      return lostCall(seeing: seen, pops: pops, mustRestore: mustRestore) ?? takeUnexplained(seen)
    }
    // Who has come back from a cancelled swipe may be popped by the next finger at once.
    let returned = swipe.owesRestore && !found.owesRestore ? swipe.popped : .none
    if pops > 0 {
      let isGone = returned.isSome && !seen.contains(returned)
      swipe.popped = isGone ? returned : stack.last ?? .none
    } else if returned.isSome {
      swipe.popped = .none
    }
    swipe.owesRestore = found.owesRestore
    var isAnimated = false
    if found.next > 0 {
      for call in calls.prefix(found.next) where call.isAnimated { isAnimated = true }
      if found.next > 1 { isSettledCertain = false }
      calls.removeFirst(found.next)
    }
    follow(to: seen, byCall: found.next > 0, isAnimated: isAnimated)
    return nil
  }

  /// Takes the second call after the first one, or instead of it, for what it mostly is where the first alone was not enough.
  ///
  /// Of calls that waited together, the first may be carried out before the transition: a cancel does not take back what changed no
  /// page.
  ///
  /// - Returns: whether it explains the stack that is seen.
  private mutating func followSecondCall(to seen: [ScreenID]) -> Bool {
    guard calls.count > 1 else { return false }
    let first = calls[0]
    let second = calls[1]
    if first.isOwed || first.pushes(oneOf: seen) || !second.leads(from: stack, to: seen) {
      scratch.become(stack)
      first.apply(to: &scratch)
      guard second.leads(from: scratch, to: seen) else { return false }
    }
    calls.removeFirst(2)
    isSettledCertain = false
    follow(to: seen, byCall: true, isAnimated: first.isAnimated || second.isAnimated)
    return true
  }

  /// One way in which things may have gone so far.
  private struct Explanation: Equatable {
    var stack: [ScreenID]
    /// The first call that was neither carried out nor dropped.
    var next: Int
    /// Pops by a finger that are still to come.
    var pops: Int
    /// Whether the screen of a cancelled swipe is still to come back.
    var owesRestore: Bool
  }

  /// Searches, call by call, for a way that ends in `seen`; the one that leaves most calls open is taken.
  ///
  /// Screens that no call names and that are not seen are as good as one another: they share one name, which keeps the ways few.
  /// If there are too many all the same, the stack is taken as it is: no alarm without proof.
  ///
  /// - Complexity: calls times the distinct stacks that they can lead to, at most `wayLimit`.
  private func explanation(of seen: [ScreenID], pops: Int, mustRestore: Bool) -> Explanation? {
    var ways = [
      Explanation(stack: stack, next: 0, pops: pops, owesRestore: swipe.owesRestore)
    ]
    for index in 0...calls.count {
      addFingerMoves(to: &ways)
      if let found = ways.first(where: {
        $0.stack == seen && $0.pops == 0 && !(mustRestore && $0.owesRestore)
      }) {
        return found
      }
      guard index < calls.count else { break }
      let removals = calls[(index + 1)...].count(where: \.canRemove)
      var after: [Explanation] = []
      for way in ways {
        var carriedOut = way
        calls[index].apply(to: &carriedOut.stack)
        rename(in: &carriedOut.stack, seen: seen)
        carriedOut.next += 1
        if canLead(carriedOut, to: seen, removals: removals), !after.contains(carriedOut) {
          after.append(carriedOut)
        }
        // Who is seen was pushed by this call and no other.
        guard !calls[index].isOwed, !calls[index].pushes(oneOf: seen) else { continue }
        var dropped = way
        dropped.next += 1
        if canLead(dropped, to: seen, removals: removals), !after.contains(dropped) {
          after.append(dropped)
        }
      }
      guard after.count <= Self.wayLimit else {
        return Explanation(
          stack: seen, next: calls.count, pops: 0, owesRestore: !mustRestore && swipe.owesRestore)
      }
      ways = after
    }
    return nil
  }

  private static let wayLimit = 200

  /// Calls that may wait together so that each stack tells which of them were carried out.
  ///
  /// A stack on the way is explained by as few calls as can lead to it. Of so many, others may have led to it, and what they left
  /// open differs: then a stack that comes later proves nothing.
  private static let mostCallsTold = 12

  /// The call that was owed and must have been lost, if without it what is seen can be explained: what came after it in its turn did no
  /// more than it was asked for.
  private func lostCall(seeing seen: [ScreenID], pops: Int, mustRestore: Bool) -> Violation? {
    guard calls.count > 1, let owed = calls.first(where: \.isOwed) else { return nil }
    var excused = self
    for index in excused.calls.indices { excused.calls[index].isOwed = false }
    guard excused.explanation(of: seen, pops: pops, mustRestore: mustRestore) != nil else {
      return nil
    }
    var failure = lost(owed)
    var carried = stack
    for call in calls { call.apply(to: &carried) }
    failure.expected = .stacks([carried])
    failure.observed = .stacks([seen])
    return failure
  }

  /// No way leads to what is seen: a divergence, unless too many calls waited to say so.
  private mutating func takeUnexplained(_ seen: [ScreenID]) -> Violation? {
    guard isCrowded else { return divergence(from: seen) }
    follow(to: seen, byCall: true, isAnimated: true)
    return nil
  }

  /// The same, with one call or two at other places among them: where what runs is completed at once, a call is carried out after those
  /// that the callbacks of that make.
  private mutating func explanationInOtherOrder(
    of seen: [ScreenID], pops: Int, mustRestore: Bool, moves: Int = 2
  ) -> Explanation? {
    guard known.isInterruptible, calledInCallback, calls.count > 1 else { return nil }
    let made = calls
    sortPushes(asSeenIn: seen)
    if let found = explanation(of: seen, pops: pops, mustRestore: mustRestore) { return found }
    calls = made
    let count = min(made.count, Self.mostReordered)
    for place in 0..<count {
      for other in 0..<count where other != place {
        calls.insert(calls.remove(at: place), at: other)
        let found =
          explanation(of: seen, pops: pops, mustRestore: mustRestore)
          ?? (moves > 1
            ? explanationInOtherOrder(
              of: seen, pops: pops, mustRestore: mustRestore, moves: moves - 1) : nil)
        if let found { return found }
        calls = made
      }
    }
    return nil
  }

  private static let mostReordered = 6

  /// Brings the calls into the order in which what they push is seen: first all that push nothing, last the pushes that are not seen.
  private mutating func sortPushes(asSeenIn seen: [ScreenID]) {
    func place(of call: Call) -> Int {
      guard case .push(let screen) = call.operation else { return -1 }
      return seen.firstIndex(of: screen) ?? seen.count
    }
    let places = calls.indices.map { (place: place(of: calls[$0]), index: $0) }
    let made = calls
    calls = places.sorted { ($0.place, $0.index) < ($1.place, $1.index) }.map { made[$0.index] }
  }

  /// Whether a way can still end in `seen`: without calls that take away, what it has must be what is seen.
  private func canLead(_ way: Explanation, to seen: [ScreenID], removals: Int) -> Bool {
    if removals == 0, way.pops == 0, !way.owesRestore { return seen.starts(with: way.stack) }
    return way.stack.count(where: { $0 == Self.anyScreen }) <= removals + way.pops
  }

  /// The shared name of screens that make no difference.
  private static let anyScreen = ScreenID(-2)

  /// Gives the shared name to a new top that makes no difference.
  private func rename(in screens: inout [ScreenID], seen: [ScreenID]) {
    guard let top = screens.last, top.isSome, !seen.contains(top), !stack.contains(top),
      top != swipe.popped, !calls.contains(where: { $0.names(top) })
    else { return }
    screens[screens.count - 1] = Self.anyScreen
  }

  /// A finger's pop, and the return of a cancelled swipe's screen, may come between any two calls.
  private func addFingerMoves(to ways: inout [Explanation]) {
    var index = 0
    while index < ways.count {
      let way = ways[index]
      index += 1
      if way.pops > 0, way.stack.count > 1 {
        var popped = way
        popped.stack.removeLast()
        popped.pops -= 1
        if !ways.contains(popped) { ways.append(popped) }
      }
      if way.owesRestore, !way.stack.contains(swipe.popped) {
        var restored = way
        restored.stack.append(swipe.popped)
        restored.owesRestore = false
        if !ways.contains(restored) { ways.append(restored) }
      }
    }
  }

  /// Takes over the stack that was explained.
  ///
  /// Calls of one turn that together leave the top as it was enter no phase.
  private mutating func follow(to seen: [ScreenID], byCall: Bool, isAnimated: Bool) {
    let oldTop = stack.last
    let newTop = seen.last
    if byCall, oldTop != newTop, !isCovered {
      let isPop = newTop.map { stack.holds($0) } ?? true
      if isPop, stack.count - seen.count > 1 { situations.insert(.multiLevelPop) }
      if phase != .swiping || known.isInterruptible {
        enter(isPop ? .popping : .pushing, for: isAnimated ? known.duration : 0)
        if callsInTurn > 0, newTop == settledTop { phase = .idle }
      }
    }
    // Under the same top no transition comes; whether this is laid out before what the turn goes on to ask for is open (Z-3).
    if byCall, oldTop == newTop, phase == .idle { isSettledCertain = false }
    if byCall, touch.isDown { touch.changeStack() }
    if byCall, otherTouch.isDown { otherTouch.changeStack() }
    hadEffect = true
    stack.become(seen)
  }

  /// Mostly there is one call only, which needs no moving.
  private mutating func dropFirstCall() {
    if calls.count == 1 { calls.removeLast() } else { calls.removeFirst() }
  }

  /// Names what is wrong with a stack that nothing explains.
  private func divergence(from seen: [ScreenID]) -> Violation {
    var allowed = [stack]
    var carried = stack
    for call in calls.prefix(8) {
      call.apply(to: &carried)
      if !allowed.contains(carried) { allowed.append(carried) }
    }
    let expected = Violation.Expectation.stacks(allowed)
    if seen.isEmpty || (seen.first != stack.first && stack.starts(with: seen)) {
      return violation(.rootRemoved, expected: expected, observed: .stacks([seen]))
    }
    let least = allowed.map(\.count).min() ?? stack.count
    if seen.count < least, stack.starts(with: seen) {
      return violation(.doublePop, expected: expected, observed: .stacks([seen]))
    }
    return violation(.stackDiverged, expected: expected, observed: .stacks([seen]))
  }
}
