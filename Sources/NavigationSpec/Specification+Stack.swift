// Specification+Stack: whether the stack that is seen is one of those that may be.

import NavigationModel

extension Specification {
  /// Explains the stack that is seen by the calls that may have been carried out, the swipe, and its cancel.
  mutating func explainStack(of observation: borrowing Observation) -> Violation? {
    var seen = observation.stack
    if known.readsDepartingFirst, observation.point == .afterCall, let top = stack.last,
      seen.count > 1, seen.first == top
    {
      seen.removeFirst()
    }
    if hasDuplicate(seen) { return violation(.duplicateScreen, observed: .stacks([seen])) }
    let pops = gesturePops
    gesturePops = 0
    if pops == 0, seen == stack { return nil }
    if pops == 0, calls.count == 1, !swipe.owesRestore {
      refill(&scratch, with: stack)
      calls[0].apply(to: &scratch)
      guard scratch == seen else { return divergence(from: seen) }
      calls.removeAll(keepingCapacity: true)
      follow(to: seen, byCall: true)
      return nil
    }
    let start = Explanation(stack: stack, next: 0, pops: pops, owesRestore: swipe.owesRestore)
    guard let found = explain(seen, from: start) else { return divergence(from: seen) }
    let consumed = found.next
    if pops > 0 { swipe.popped = stack.last ?? .none }
    if swipe.owesRestore, !found.owesRestore { swipe.popped = .none }
    swipe.owesRestore = found.owesRestore
    calls.removeFirst(consumed)
    follow(to: seen, byCall: consumed > 0)
    return nil
  }

  /// One way in which things may have gone so far.
  private struct Explanation {
    var stack: [ScreenID]
    /// The first call that was neither carried out nor dropped.
    var next: Int
    /// Pops by a finger that are still to come.
    var pops: Int
    /// Whether the screen of a cancelled swipe is still to come back.
    var owesRestore: Bool
  }

  /// Searches, in the order of the calls, for a way that ends in `seen`; the one that leaves most calls open is taken.
  private func explain(_ seen: [ScreenID], from state: Explanation) -> Explanation? {
    if state.pops == 0, state.stack == seen { return state }
    if state.pops > 0, state.stack.count > 1 {
      var next = state
      next.stack.removeLast()
      next.pops -= 1
      if let found = explain(seen, from: next) { return found }
    }
    if state.owesRestore, !state.stack.contains(swipe.popped) {
      var next = state
      next.stack.append(swipe.popped)
      next.owesRestore = false
      if let found = explain(seen, from: next) { return found }
    }
    guard calls.indices.contains(state.next), state.next < Self.searchedCalls else { return nil }
    var carriedOut = state
    calls[state.next].apply(to: &carriedOut.stack)
    carriedOut.next += 1
    if let found = explain(seen, from: carriedOut) { return found }
    guard !calls[state.next].isOwed else { return nil }
    var dropped = state
    dropped.next += 1
    return explain(seen, from: dropped)
  }

  /// Open calls that the search looks at: 2 to the power of it is the cost at worst.
  private static let searchedCalls = 10

  /// Takes over the stack that was explained.
  private mutating func follow(to seen: [ScreenID], byCall: Bool) {
    let oldTop = stack.last
    let newTop = seen.last
    if byCall, oldTop != newTop, !isCovered {
      let isPop = newTop.map(stack.contains) ?? true
      if isPop, stack.count - seen.count > 1 { situations.insert(.multiLevelPop) }
      if phase != .swiping { enter(isPop ? .popping : .pushing, for: known.duration) }
    }
    if byCall, touch.isDown { touch.stackChanged = true }
    hadEffect = true
    refill(&stack, with: seen)
  }

  private func hasDuplicate(_ screens: [ScreenID]) -> Bool {
    for (index, screen) in screens.enumerated() where screens[(index + 1)...].contains(screen) {
      return true
    }
    return false
  }

  /// Names what is wrong with a stack that nothing explains.
  private func divergence(from seen: [ScreenID]) -> Violation {
    var allowed = [stack]
    var carried = stack
    for call in calls.prefix(Self.searchedCalls) {
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
