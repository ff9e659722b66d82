// Action+Numbers: an action taken apart into its kind and its numbers, and put together again.

extension Action {
  /// What sort of action it is.
  ///
  /// - Complexity: O(1).
  package var kind: ActionKind {
    switch self {
    case .push: .push
    case .pop: .pop
    case .popToRoot: .popToRoot
    case .popTo: .popTo
    case .setStack: .setStack
    case .pushAgain: .pushAgain
    case .setBar: .setBar
    case .setSwipe: .setSwipe
    case .takeDelegate: .takeDelegate
    case .returnDelegate: .returnDelegate
    case .cover: .cover
    case .uncover: .uncover
    case .when: .when
    case .setRoot: .setRoot
    case .peek: .peek
    case .emptyStack: .emptyStack
    case .selectTab: .selectTab
    case .tapTab: .tapTab
    case .reselectTab: .reselectTab
    case .present: .present
    case .dismiss: .dismiss
    case .sheetSwipe: .sheetSwipe
    case .router(let action): action.kind
    case .lifetime(let action): action.kind
    case .backTap: .backTap
    case .down: .down
    case .move: .move
    case .up: .up
    case .cancelTouch: .cancelTouch
    case .swipe: .swipe
    case .doubleSwipe: .doubleSwipe
    case .swipeDuring: .swipeDuring
    case .settle: .settle
    case .wait: .wait
    case .animator: .animator
    case .drive: .drive
    case .takeHold: .takeHold
    case .toolbar: .toolbar
    case .changeItem: .changeItem
    case .hidesBarsOnSwipe: .hidesBarsOnSwipe
    case .search: .search
    case .style: .style
    case .collapseBar: .collapseBar
    case .statusBar: .statusBar
    case .focus: .focus
    case .unfocus: .unfocus
    case .drag: .drag
    case .direction: .direction
    case .tap: .tap
    case .secondDown: .secondDown
    case .secondMove: .secondMove
    case .secondUp: .secondUp
    case .background: .background
    case .interruption: .interruption
    }
  }

  /// The numbers that it carries, as many as its kind has parameters.
  package var numbers: [Int] {
    switch self {
    case .push(let kind, let animated): [kind, animated ? 0 : 1]
    case .pop(let animated), .popToRoot(let animated): [animated ? 0 : 1]
    case .popTo(let position, let animated): [position, animated ? 0 : 1]
    case .setStack(let recipe, let animated): [recipe.rawValue, animated ? 0 : 1]
    case .pushAgain(let position): [position]
    case .setBar(let hidden, let animated), .toolbar(let hidden, let animated):
      [hidden ? 0 : 1, animated ? 0 : 1]
    case .changeItem(let owner): [owner.rawValue]
    case .style(let style): [style.rawValue]
    case .statusBar(let hidden): [hidden ? 0 : 1]
    case .drag(let drag): [drag.rawValue]
    case .setSwipe(let enabled), .hidesBarsOnSwipe(let enabled), .search(let enabled):
      [enabled ? 1 : 0]
    case .when(let script): script.numbers
    case .setRoot(let place): [place.rawValue]
    case .peek(let isOn): [isOn ? 1 : 0]
    case .emptyStack(let animated): [animated ? 0 : 1]
    case .selectTab(let index), .tapTab(let index): [index]
    case .present(let style, let animated): [style.rawValue, animated ? 0 : 1]
    case .dismiss(let part, let animated): [part.rawValue, animated ? 0 : 1]
    case .sheetSwipe(let form): [form.rawValue]
    case .router(let action): action.numbers
    case .lifetime(let action): action.numbers
    case .down(let place): [place.rawValue]
    case .move(let distance, let height): [distance, height]
    case .up(let velocity): [velocity]
    case .swipe(let form, let place): [form.rawValue, place.rawValue]
    case .doubleSwipe(let gap): [gap]
    case .swipeDuring(let request, let delay): [request.rawValue, delay]
    case .wait(let time), .background(let time), .interruption(let time): [time]
    case .animator(let choice): [choice.rawValue]
    case .drive(let request, let end): [request.rawValue, end.rawValue]
    case .takeHold(let end): [end.rawValue]
    case .direction(let direction): [direction.rawValue]
    case .tap(let target): [target.rawValue]
    case .secondDown(let place): [place.rawValue]
    case .secondMove(let distance): [distance]
    case .secondUp(let velocity): [velocity]
    case .takeDelegate, .returnDelegate, .cover, .uncover, .backTap, .reselectTab, .cancelTouch,
      .settle, .focus, .unfocus, .collapseBar:
      []
    }
  }

  /// Puts an action together.
  ///
  /// - Parameters:
  ///   - kind: what sort of action.
  ///   - numbers: as many as the kind has parameters, each within its unit's range; otherwise the action is nil.
  package init?(_ kind: ActionKind, numbers: [Int]) {
    let parameters = kind.parameters
    guard numbers.count == parameters.count,
      zip(parameters, numbers).allSatisfy({ $0.unit.range.contains($1) })
    else { return nil }
    if kind == .when {
      guard let script = Script(numbers) else { return nil }
      self = .when(script)
      return
    }
    // What a kind does not have is never read.
    self.init(kind, numbers.first ?? 0, numbers.count > 1 ? numbers[1] : 0)
  }

  /// Puts an action together from its numbers, which lie in range.
  private init?(_ kind: ActionKind, _ first: Int, _ second: Int) {
    switch kind {
    case .push: self = .push(kind: first, animated: second == 0)
    case .pop: self = .pop(animated: first == 0)
    case .popToRoot: self = .popToRoot(animated: first == 0)
    case .backTap: self = .backTap
    case .popTo: self = .popTo(position: first, animated: second == 0)
    case .setStack:
      guard let recipe = StackRecipe(rawValue: first) else { return nil }
      self = .setStack(recipe, animated: second == 0)
    case .setBar: self = .setBar(hidden: first == 0, animated: second == 0)
    case .setSwipe: self = .setSwipe(enabled: first == 1)
    case .takeDelegate: self = .takeDelegate
    case .returnDelegate: self = .returnDelegate
    case .cover: self = .cover
    case .uncover: self = .uncover
    case .pushAgain: self = .pushAgain(position: first)
    case .swipe:
      guard let form = SwipeForm(rawValue: first), let place = Place(rawValue: second) else {
        return nil
      }
      self = .swipe(form, from: place)
    case .doubleSwipe: self = .doubleSwipe(gap: first)
    case .swipeDuring:
      guard let request = SwipedRequest(rawValue: first) else { return nil }
      self = .swipeDuring(request, delay: second)
    case .setRoot:
      guard let place = RootPlace(rawValue: first) else { return nil }
      self = .setRoot(place)
    case .peek: self = .peek(first == 1)
    case .emptyStack: self = .emptyStack(animated: first == 0)
    case .selectTab: self = .selectTab(first)
    case .tapTab: self = .tapTab(first)
    case .reselectTab: self = .reselectTab
    case .present:
      guard let style = ModalStyle(rawValue: first) else { return nil }
      self = .present(style, animated: second == 0)
    case .dismiss:
      guard let part = DismissedPart(rawValue: first) else { return nil }
      self = .dismiss(part, animated: second == 0)
    case .sheetSwipe:
      guard let form = SheetSwipeForm(rawValue: first) else { return nil }
      self = .sheetSwipe(form)
    case .down:
      guard let place = Place(rawValue: first) else { return nil }
      self = .down(place)
    case .move: self = .move(first, vertically: second)
    case .up: self = .up(velocity: first)
    case .cancelTouch: self = .cancelTouch
    case .when: return nil
    case .routePush, .routeBack, .routerDelay, .veto:
      guard let action = RouterAction(kind, first) else { return nil }
      self = .router(action)
    case .keep, .letGo, .pushKept, .extraTarget, .forwardDelegate, .delegateDies:
      guard let action = LifetimeAction(kind, first) else { return nil }
      self = .lifetime(action)
    case .settle: self = .settle
    case .wait: self = .wait(first)
    case .toolbar, .changeItem, .hidesBarsOnSwipe, .search, .style, .collapseBar, .statusBar,
      .focus, .unfocus, .drag:
      self.init(bars: kind, first, second)
    case .animator, .drive, .takeHold: self.init(transitions: kind, first, second)
    case .direction, .tap, .secondDown, .secondMove, .secondUp, .background, .interruption:
      self.init(arena: kind, first)
    }
  }
}
