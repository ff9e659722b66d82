// Specification+Bars: what toolbars, changing items, bars that hide, searches and the keyboard must show at rest.

import NavigationModel

extension Specification {
  /// A call of the capabilities `bars` and `keyboard` was made.
  mutating func makeBarCall(_ action: Action) {
    bars.isUsed = true
    hadEffect = true
    disturb()
    switch action {
    case .toolbar(let hidden, _):
      bars.hidesToolbar = hidden
      bars.isToolbarCertain = true
    case .changeItem(let owner): changeItem(of: owner)
    case .hidesBarsOnSwipe(let enabled): bars.hidesOnDrag = enabled
    case .search(let isActive): search(isActive)
    case .focus: focus()
    case .unfocus:
      bars.focus = .none
      bars.isFocusCertain = bars.isFocusCertain && isAtRest
    default: break
    }
  }

  private mutating func changeItem(of owner: ItemOwner) {
    if phase != .idle { situations.insert(.itemChangedInTransition) }
    let position = owner == .top ? stack.count - 1 : stack.count - 2
    guard stack.indices.contains(position), !bars.withItems.contains(stack[position]) else {
      return
    }
    bars.withItems.append(stack[position])
  }

  /// A search that begins is typed into; one that goes on is not touched.
  private mutating func search(_ isActive: Bool) {
    guard let top = stack.last else { return }
    guard isAtRest, !isCovered else {
      bars.isFocusCertain = false
      bars.searching = []
      bars.isSearchCertain = false
      return
    }
    guard bars.isSearchCertain else { return bars.isFocusCertain = false }
    let wasActive = bars.searching.contains(top)
    guard wasActive != isActive else { return }
    if isActive {
      bars.searching.append(top)
      bars.focus = top
      bars.isField = false
    } else {
      bars.searching.removeAll { $0 == top }
      // Its field may have been left for another one.
      bars.isFocusCertain = false
    }
  }

  private mutating func focus() {
    guard isAtRest, !isCovered, let top = stack.last else {
      bars.isFocusCertain = false
      return
    }
    bars.focus = top
    bars.isField = true
  }

  /// A vertical drag over the content: it may hide or show the bars.
  mutating func followDrag(_ drag: VerticalDrag, _ index: Int) {
    if bars.hidesOnDrag {
      situations.insert(.barsDragged)
      disturb()
    }
    switch drag.touch(index).touch {
    case .down(let place): put(at: place)
    case .move(let right, let down): move(right, down)
    case .up(let velocity): lift(.released(velocity: velocity))
    case .cancel: liftAll()
    }
  }

  /// A screen's view has left the window: nobody types into it any more.
  mutating func forgetFocus(of screen: ScreenID) {
    if bars.focus == screen { bars.focus = .none }
  }

  /// Judges toolbar and first responder at rest.
  mutating func judgeBarTrack(_ observation: borrowing Observation) -> Violation? {
    guard bars.isUsed, !observation.isCovered, !isDamaged, !isUnderModal else { return nil }
    if let failure = judgeToolbar(observation) { return failure }
    if let failure = judgeLooks(observation) { return failure }
    let top = stack.last ?? .none
    if observation.hasResponder, observation.responder != top {
      return violation(
        .responderAstray, screen: top, expected: .screen(top),
        observed: .screen(observation.responder))
    }
    if observation.isKeyboardUp != observation.hasResponder {
      return violation(
        .responderAstray, screen: top, expected: .flag(observation.hasResponder),
        observed: .flag(observation.isKeyboardUp))
    }
    if bars.isFocusCertain, observation.responder != bars.focus {
      return violation(
        .responderAstray, screen: top, expected: .screen(bars.focus),
        observed: .screen(observation.responder))
    }
    bars.focus = observation.responder
    bars.isFocusCertain = true
    return nil
  }

  private mutating func judgeToolbar(_ observation: borrowing Observation) -> Violation? {
    if !observation.isToolbarHidden { situations.insert(.toolbarShown) }
    guard known.isDeclared, bars.isToolbarCertain, !known.keepsTabBarHidden, !bars.hidesToolbar
    else { return nil }
    let top = stack.last ?? .none
    let isHidden = expectsHiddenTabBar()
    if observation.isToolbarHidden != isHidden {
      return violation(
        .toolbarState, screen: top, expected: .flag(isHidden),
        observed: .flag(observation.isToolbarHidden))
    }
    let expected = bars.withItems.contains(top) ? top : ScreenID.none
    guard observation.toolbarScreen != expected else { return nil }
    return violation(
      .toolbarState, screen: top, expected: .screen(expected),
      observed: .screen(observation.toolbarScreen))
  }
}
