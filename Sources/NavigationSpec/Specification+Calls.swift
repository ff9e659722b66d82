// Specification+Calls: what a call by the app's code may do to the stack.

import NavigationModel

extension Specification {
  /// The call of the announced action was just made.
  mutating func makeCall() {
    switch action {
    case .push(let kind, let animated): push(kind: kind, animated: animated)
    case .swipeDuring(.push, _): push(kind: 0, animated: true)
    case .pop(let animated): request(.pop, animated: animated)
    case .swipeDuring(.pop, _): request(.pop, animated: true)
    case .popToRoot(let animated): request(.popToRoot, animated: animated)
    case .popTo(let position, let animated):
      guard stack.indices.contains(position) else { return }
      request(.popTo(stack[position]), animated: animated)
    case .router(let request): ask(request)
    case .lifetime(let action): decide(action)
    case .setStack(let recipe, let animated): set(recipe, animated: animated)
    case .pushAgain(let position):
      guard known.makesDuplicatePush, stack.indices.contains(position) else { return }
      // Who is on the way out may be pushed once more by a controller that lets its calls wait.
      if !calls.isEmpty {
        calls.append(Call(operation: .push(stack[position]), isOwed: false, isAnimated: true))
      }
      hadRefusedCall = true
      countSituations(animated: true)
      // A guard may take it for a call.
      disturb()
    case .setRoot(let place): setRoot(place)
    case .peek(let isOn): peek(isOn)
    case .emptyStack(let animated): emptyStack(animated: animated)
    case .selectTab(let index): selectTab(index)
    case .present(let style, let animated): present(style, animated: animated)
    case .dismiss(let part, let animated): dismiss(part, animated: animated)
    case .setBar(let hidden, _):
      expectsHiddenBar = hidden
      isBarCertain = phase == .idle || phase == .pushing || phase == .popping
      disturb()
      hadEffect = true
    case .setSwipe(let enabled):
      hadEffect = hadEffect || enabled != isSwipeEnabled
      isSwipeEnabled = enabled
      if !enabled, endsBySwitch { swipe.wasSwitchedOff = true }
      disturb()
      if !enabled, touch.isDown || otherTouch.isDown, !known.actsInSameTurn {
        // the recogniser may have begun, and its action be still to come.
        note(.swipeOffInCallback, isLatent: false, isSystems: true)
      }
    case .toolbar, .changeItem, .hidesBarsOnSwipe, .search, .focus, .unfocus: makeBarCall(action)
    case .style, .collapseBar, .statusBar: makeLookCall(action)
    case .animator(let choice): setAnimator(choice)
    case .drive(let request, let end): drive(request, end)
    case .direction(let direction): setDirection(direction)
    case .takeDelegate, .returnDelegate:
      hadEffect = hadEffect || isDelegateTaken != (action == .takeDelegate)
      if action == .takeDelegate {
        replaceDelegate(by: .stranger)
      } else {
        lifetime.holder = .own
      }
    default: break
    }
  }

  private mutating func push(kind: Int, animated: Bool) {
    request(.push(makeScreen(kind: kind)), animated: animated)
  }

  mutating func set(_ recipe: StackRecipe, animated: Bool) {
    var made = 0
    let firstNew = screens.count
    let screens = recipe.applied(to: stack) {
      defer { made += 1 }
      return ScreenID(firstNew + made)
    }
    guard let screens else { return }
    for _ in 0..<made { _ = makeScreen(kind: 0) }
    situations.insert(.stackSet)
    wasSet = true
    // The page on show stays: no transition will run, and no didShow comes.
    if screens != stack, screens.last == stack.last || screens.last == settledTop {
      stackSetUnderTop = true
    }
    request(.set(screens), animated: animated)
  }

  /// The user tapped the way back: a pop that is owed where the bar shows one, and possible where it shows something else.
  mutating func tapBack() {
    situations.insert(.backTapped)
    if isVetoed {
      situations.insert(.vetoedLeave)
      return
    }
    // At the root a tap may reach a push that is still put off, or what a swipe gives back when it is cut short.
    guard stack.count > 1 || !calls.isEmpty || phase != .idle, !isUnderModal else { return }
    let isOwed = isAtRest && showsWayBack
    guard isOwed || showsLeftItem || phase != .idle || !isAtRest else { return }
    disturb()
    calls.append(Call(operation: .pop, isOwed: isOwed, isAnimated: true))
    hadEffect = true
  }

  /// The name of a screen that the case makes now.
  mutating func makeScreen(kind: Int) -> ScreenID {
    let screen = ScreenID(screens.count)
    screens.append(ScreenRecord(kind: UInt8(kind % known.kinds.count)))
    return screen
  }

  /// Puts a call on the list of those that may still take effect.
  mutating func request(_ operation: Call.Operation, animated: Bool) {
    countSituations(animated: animated)
    disturb()
    let call = Call(operation: operation, isOwed: isAtRest && !isCovered, isAnimated: animated)
    // A call that asks for what is there already owes nothing.
    if calls.isEmpty, phase == .idle || isPlainlyCovered, !call.changes(stack) { return }
    calls.append(call)
    hadEffect = true
  }

  private mutating func countSituations(animated: Bool) {
    callsInTurn += 1
    if callsInTurn > 1 { situations.insert(.callsInOneTurn) }
    if phase != .idle, !animated { situations.insert(.unanimatedCallInTransition) }
    if modals.movement != .none { situations.insert(.callInPresentation) }
    if touch.isDown, touch.swipeBegan { situations.insert(.callUnderFinger) }
    if isInOtherTab { situations.insert(.callInOtherTab) }
    if isCovered {
      situations.insert(.coveredCall)
      hadCoveredCall = true
    }
  }

  /// What was owed without the call is not owed with it.
  mutating func disturb() {
    swipe.wasDisturbed = true
    touch.isOwedSwipe = false
    otherTouch.isOwedSwipe = false
  }
}
