// Specification+Modals: which modals may be presented, who hears of them, and what a finger does to them.

import NavigationModel

extension Specification {
  // MARK: - Calls

  /// A modal was presented from the uppermost controller: refused while another one moves.
  mutating func present(_ style: ModalStyle, animated: Bool) {
    guard !isPlainlyCovered, !modals.isCoverLeaving, !roots.isPeeked, !roots.changedInTurn else {
      return
    }
    let modal = ScreenID(screens.count)
    screens.append(ScreenRecord(kind: 0, modal: style))
    modals.wasUsed = true
    hadEffect = true
    guard modals.movement == .none else {
      modals.refusalsOwed += 1
      situations.insert(.presentationRefused)
      return
    }
    if phase != .idle { situations.insert(.presentationInTransition) }
    if !modals.chain.isEmpty { situations.insert(.modalOverModal) }
    modals.chain.append(modal)
    beginMovement(.coming, count: 1, animated: animated)
    // Fingers below are taken away.
    liftAll()
    disturb()
  }

  /// The uppermost modal, or all, were dismissed: refused while one of them moves.
  mutating func dismiss(_ part: DismissedPart, animated: Bool) {
    guard !isPlainlyCovered, !modals.chain.isEmpty else { return }
    hadEffect = true
    guard modals.movement == .none else {
      modals.refusalsOwed += 1
      situations.insert(.presentationRefused)
      return
    }
    if part == .all, modals.chain.count > 1 { situations.insert(.chainDismissed) }
    beginMovement(.going, count: part == .all ? modals.chain.count : 1, animated: animated)
    disturb()
  }

  /// Whether the cover that needs no capability is up.
  var isPlainlyCovered: Bool {
    isCovered && modals.chain.isEmpty && !isInOtherTab && !roots.isElsewhere
  }

  /// Whether a modal keeps touches from the controller.
  package var isUnderModal: Bool { !modals.chain.isEmpty }

  private mutating func beginMovement(
    _ movement: ModalTrack.Movement, count: Int, animated: Bool
  ) {
    modals.movement = movement
    modals.movingCount = count
    modals.isAnimated = animated
    modals.isUnderWay = false
    modals.end = nil
    modals.stays = nil
  }

  // MARK: - Events

  /// Follows what happens to a modal.
  ///
  /// - Source: ... R-885.
  mutating func followModal(_ event: Event) -> Violation? {
    // A modal of the app's own making is its own affair.
    guard event.screen.isSome else { return nil }
    switch event.kind {
    case .presentationStarted: return startModal(event)
    case .presentationDecided: return decideModal(event)
    case .presentationEnded: return endModal(event)
    case .presentationRefused:
      guard modals.refusalsOwed > 0 else { return modalViolation(event) }
      modals.refusalsOwed -= 1
    case .dismissalAnnounced:
      guard modals.movement == .none, !modals.isAnnounced, isSwipeable(event.screen) else {
        return violation(.modalReports, screen: event.screen, observed: .event(event.kind))
      }
      modals.isAnnounced = true
    case .dismissalReported:
      guard modals.isAnnounced, modals.movement == .dragged, modals.stays == false else {
        return violation(.modalReports, screen: event.screen, observed: .event(event.kind))
      }
      modals.isAnnounced = false
    case .dismissalAttempted:
      guard screenModal(event.screen) == .locked, modals.chain.last == event.screen else {
        return violation(.modalReports, screen: event.screen, observed: .event(event.kind))
      }
      modals.wasAttempted = true
      situations.insert(.sheetRefused)
    default: break
    }
    return nil
  }

  private mutating func startModal(_ event: Event) -> Violation? {
    guard event.screen == modals.chain.last else { return modalViolation(event) }
    if event.value == 1 {
      // Under the finger: only a sheet that may go, after its delegate was told.
      guard modals.movement == .none, modals.isAnnounced, event.flag, isSwipeable(event.screen)
      else { return modalViolation(event) }
      beginMovement(.dragged, count: 1, animated: true)
      modals.draggedWithModal = 0
    } else {
      let isExpected = modals.movement == (event.flag ? .going : .coming) && !modals.isUnderWay
      guard isExpected else { return modalViolation(event) }
      modals.end = instant + (modals.isAnimated ? known.duration : 0)
    }
    modals.isUnderWay = true
    return nil
  }

  private mutating func decideModal(_ event: Event) -> Violation? {
    guard modals.movement == .dragged, modals.stays == nil else { return modalViolation(event) }
    modals.stays = event.flag
    situations.insert(event.flag ? .sheetGivenUp : .sheetSwipedAway)
    guard let lift = touch.lift, let mustStay = mustStay(after: lift), mustStay != event.flag
    else { return nil }
    return violation(
      .swipeDecision, screen: event.screen, expected: .flag(!mustStay),
      observed: .flag(!event.flag))
  }

  /// Whether a sheet must stay, or must go; nil between the two, where the rules are not known.
  private func mustStay(after lift: TouchTrack.Lift) -> Bool? {
    guard lift != .cancelled else { return true }
    // Two fingers move a sheet by their middle.
    guard !isTwoFingered else { return nil }
    let (least, most) = (
      min(modals.dragged, modals.draggedWithModal), max(modals.dragged, modals.draggedWithModal)
    )
    if least >= Self.surelyGoes { return false }
    return most <= Self.surelyStays ? true : nil
  }

  /// Points from which on a sheet goes under every rule, and up to which one stays.
  private static let surelyGoes = ScreenSize.height * 6 / 10
  private static let surelyStays = ScreenSize.height / 5

  private mutating func endModal(_ event: Event) -> Violation? {
    let isDragged = modals.movement == .dragged
    guard modals.movement != .none, modals.isUnderWay, event.screen == modals.chain.last,
      event.flag == (isDragged && modals.stays == true)
    else { return modalViolation(event) }
    if isDragged, !event.flag, modals.isAnnounced {
      return violation(
        .modalReports, screen: event.screen, expected: .event(.dismissalReported))
    }
    modals.isAnnounced = false
    if let end = modals.end, end != instant, !isInBackground {
      var failure = violation(
        .transitionTime, screen: event.screen, expected: .count(end), observed: .count(instant))
      (failure.cause, failure.fault) = (nil, .engine)
      return failure
    }
    if modals.movement != .coming, !event.flag { modals.chain.removeLast(modals.movingCount) }
    modals.movement = .none
    modals.movingCount = 0
    modals.end = nil
    return nil
  }

  private func modalViolation(_ event: Event) -> Violation {
    violation(
      .modalDiverged, screen: event.screen, expected: .stacks([modals.chain]),
      observed: .event(event.kind))
  }

  /// Whether the screen is a modal.
  mutating func isModal(_ screen: ScreenID) -> Bool { screenModal(screen) != nil }

  private func screenModal(_ screen: ScreenID) -> ModalStyle? {
    screens.indices.contains(Int(screen.number)) ? screens[Int(screen.number)].modal : nil
  }

  private func isSwipeable(_ screen: ScreenID) -> Bool {
    let style = screenModal(screen)
    return modals.chain.last == screen && (style == .page || style == .form)
  }

  // MARK: - The finger

  /// The announced swipe down did its next touch.
  mutating func followSheetSwipe(_ form: SheetSwipeForm, _ index: Int) {
    if index == 0 {
      modals.wasAttempted = false
      modals.isSwipeOwed =
        modals.movement == .none
        && modals.chain.last.map { screenModal($0)?.isSheet == true } == true
    }
    follow(form.touch(index).touch)
  }

  /// Judges a swipe down that has just ended: a sheet at rest follows the finger, a locked one tells its delegate.
  mutating func judgeSheetSwipe() -> Violation? {
    guard case .sheetSwipe(let form) = action, touchesInAction == SwipeForm.touchCount,
      modals.isSwipeOwed
    else { return nil }
    modals.isSwipeOwed = false
    guard !isTwoFingered, known.actsInSameTurn, let top = modals.chain.last else { return nil }
    if screenModal(top) == .locked {
      guard modals.wasAttempted != (form != .interrupted) else { return nil }
      return violation(.modalReports, screen: top, expected: .event(.dismissalAttempted))
    }
    guard modals.movement != .dragged || modals.stays == nil else { return nil }
    return violation(.modalDiverged, screen: top, expected: .event(.presentationDecided))
  }

  // MARK: - Judgement

  /// Whether the modals that are seen are those that calls and finger have made.
  mutating func judgeModals(of observation: borrowing Observation) -> Violation? {
    guard observation.modals.matches(modals.chain), modals.refusalsOwed == 0 else {
      modals.refusalsOwed = 0
      return violation(
        .modalDiverged, screen: modals.chain.last ?? .none, expected: .stacks([modals.chain]),
        observed: .stacks([observation.modals]))
    }
    return nil
  }

  /// Whether at rest no modal moves any more, and the uppermost alone, with what shows beside it, has appeared.
  mutating func judgeModalsAtRest() -> Violation? {
    guard modals.movement == .none, !modals.isAnnounced else {
      return violation(.freeze, screen: modals.chain.last ?? .none, observed: .flag(true))
    }
    for number in screens.indices where screens[number].modal != nil {
      let screen = ScreenID(number)
      var isOnShow = false
      if let position = modals.chain.firstIndex(of: screen) {
        let above = position + 1
        isOnShow =
          above == modals.chain.count || screenModal(modals.chain[above])?.covers == false
      }
      if screens[number].appearance != (isOnShow ? .appeared : .disappeared) {
        return violation(.unbalancedAppearance, screen: screen, expected: .flag(isOnShow))
      }
    }
    return nil
  }
}
