// ActionGenerator: draws the next action of a case, from choices and the oracle's state only.

package import FuzzCore
package import NavigationModel
package import NavigationSpec

/// Draws the next action of a case, from choices and the oracle's state only.
///
/// Each case has a style of its own: how often each kind is drawn, how waits are drawn, whether whole phrases are begun. A
/// phrase is a gesture or a short plot of several actions, which strays may cut into at any point. What a state has no use for
/// (a move without a finger, a push on a deep stack) is drawn rarely.
package struct ActionGenerator: Sendable {
  private let facts: SubjectFacts
  private let isExcluded: [Bool]
  private let isSettleExcluded: Bool
  /// The place of `uncover` among the kinds that are drawn; nil if it is not.
  private let uncover: Int?
  /// The place of `dismiss` among them; nil if it is not.
  private let dismiss: Int?
  /// The places of `setRoot` and `peek` among them; nil if they are not.
  private let setRoot, peek: Int?
  /// The place of `selectTab` among them; nil if it is not.
  private let selectTab: Int?
  private let nestingCorrupts: Bool
  private let kindCount: Int
  private var style: CaseStyle
  /// The kinds that the subject and the run allow, in their order; weights and sets go by their places.
  let kinds: [ActionKind]
  private let sets: KindSets
  private(set) var weights: [Int]
  private var plot: Plot
  /// What `weights` and their total were made for; nil at the start of a case.
  private var weighed: WeightState?
  private var total = 0

  /// Makes a generator for a subject.
  package init(_ facts: SubjectFacts) {
    self.facts = facts
    kinds = ActionKind.allCases.filter(facts.draws)
    isExcluded = ActionKind.allCases.map { [kinds] kind in !kinds.contains(kind) }
    isSettleExcluded = isExcluded[ActionKind.settle.rawValue]
    uncover = kinds.firstIndex(of: .uncover)
    dismiss = kinds.firstIndex(of: .dismiss)
    selectTab = kinds.firstIndex(of: .selectTab)
    setRoot = kinds.firstIndex(of: .setRoot)
    peek = kinds.firstIndex(of: .peek)
    style = CaseStyle(kinds)
    plot = Plot(facts.hasTabBar ? facts.capabilities : facts.capabilities.subtracting(.tabs))
    sets = KindSets(among: kinds)
    nestingCorrupts = facts.switches[.nestedTransitionPolicy] == "corrupt"
    kindCount = facts.kinds.count
    weights = Array(repeating: 0, count: kinds.count)
  }

  /// Draws the style of a new case.
  package mutating func beginCase(_ choices: inout some ChoiceSource) {
    style.redraw(&choices, nestingCorrupts: nestingCorrupts)
    plot.end()
    weighed = nil
  }

  /// Draws the next action.
  package mutating func next(
    _ choices: inout some ChoiceSource, seeing spec: Outlook
  ) -> Action {
    let action = draw(&choices, spec)
    return spec.isMirrored ? action.mirrored : action
  }

  private mutating func draw(
    _ choices: inout some ChoiceSource, _ spec: Outlook
  ) -> Action {
    // Now and then a stray cuts into the phrase.
    if plot.isUnderWay, !choices.odds(1, in: 6), let planned = nextOfPlot(&choices, spec) {
      return polite(planned, spec)
    }
    if style.phraseOdds > 0, !plot.isUnderWay, choices.odds(style.phraseOdds, in: 8) {
      plot.begin(&choices, isFingerDown: spec.isFingerDown)
      if let planned = nextOfPlot(&choices, spec) { return polite(planned, spec) }
    }
    let kind = drawKind(&choices, spec)
    return polite(fill(kind, &choices, spec), spec)
  }

  /// Waits where the style of the case wants the transition to end first: before calls in profiles where nested calls corrupt
  /// any controller, and before a finger moves.
  func polite(_ action: Action, _ spec: Outlook) -> Action {
    guard !isSettleExcluded else { return action }
    if style.movesAtRest, action.cutsIntoTransitions { return .settle }
    guard spec.isInTransition else { return action }
    if style.isPolite, action.isCall { return .settle }
    return style.movesAtRest && action.movesFinger ? .settle : action
  }

  // MARK: - Phrases

  private mutating func nextOfPlot(
    _ choices: inout some ChoiceSource, _ spec: Outlook
  ) -> Action? {
    while let beat = plot.next() {
      if let action = play(beat, &choices, spec) { return action }
    }
    return nil
  }

  private mutating func play(
    _ beat: Plot.Beat, _ choices: inout some ChoiceSource, _ spec: Outlook
  ) -> Action? {
    switch beat {
    case .kind(let kind): return allowed(fill(kind, &choices, spec))
    case .downAtEdge: return allowed(.down(.edge))
    case .downInside: return allowed(.down(.inside))
    case .fall: return allowed(.move(0, vertically: choices.pick(from: Self.falls)))
    case .smallMove: return allowed(.move(choices.draw(in: 11...40), vertically: 0))
    case .bigMove: return allowed(.move(choices.draw(in: 60...260), vertically: 0))
    case .fullSwipe: return allowed(.swipe(.full, from: .edge))
    case .partialSwipe: return allowed(.swipe(.partial, from: .edge))
    case .anyRequest: return request(&choices, spec)
    case .shortWait:
      let wait = choices.pick(from: Self.shortWaits)
      return spec.isAtRest ? nil : allowed(.wait(wait))
    case .rest: return spec.isAtRest ? nil : allowed(.settle)
    case .setting: return allowed(fill(choices.pick(from: Self.settings), &choices, spec))
    }
  }

  /// Whether the subject and the run allow a kind.
  func allows(_ kind: ActionKind) -> Bool { !isExcluded[kind.rawValue] }

  /// The action, unless the subject excludes its kind.
  private func allowed(_ action: Action) -> Action? {
    isExcluded[action.kind.rawValue] ? nil : action
  }

  private static let shortWaits = [0, 1, 16, 20, 60, 100, 200]
  private static let settings: [ActionKind] = [
    .setStack, .setStack, .takeDelegate, .cover, .setBar, .pushAgain, .setSwipe,
  ]

  /// A push or a way down, as the depth allows.
  private func request(
    _ choices: inout some ChoiceSource, _ spec: Outlook
  ) -> Action? {
    let kind: ActionKind
    if spec.depth <= 1 || choices.odds(spec.depth > 5 ? 1 : 4, in: 8) {
      kind = .push
    } else {
      kind = choices.pick(from: [.pop, .pop, .popToRoot, .popTo, .backTap, .setStack])
    }
    return allowed(fill(kind, &choices, spec))
  }

  // MARK: - Single draws

  /// Draws a kind by the weights of the style, with those set aside that do nothing now.
  private mutating func drawKind(
    _ choices: inout some ChoiceSource, _ spec: Outlook
  ) -> ActionKind {
    weigh(for: spec)
    guard total > 0 else { return lastResort(spec) }
    return kinds[choices.choose(weights: weights, total: total)]
  }

  /// Makes the weights those of the present state.
  mutating func weigh(for spec: Outlook) {
    var silent = KindSet()
    var damped = KindSet()
    if spec.isFingerDown || spec.isCovered { silent.formUnion(sets.idleFinger) }
    if !spec.isFingerDown { silent.formUnion(sets.busyFinger) }
    if !spec.hasOwnAnimator { silent.formUnion(sets.driven) }
    silent.formUnion(spec.isSecondFingerDown ? sets.idleSecond : sets.busySecond)
    if !facts.hasTabBar { silent.formUnion(sets.onTabs) }
    if spec.isUnderModal {
      damped.formUnion(sets.idleFinger.subtracting(sets.onModal))
      silent.formUnion(sets.uncover)
      // What only a plain controller takes is silent under a modal that covers; a swipe down is not.
      if spec.isCovered, !spec.isFingerDown { silent = silent.subtracting(sets.onModal) }
    } else {
      silent.formUnion(sets.onModal)
    }
    if !spec.isCovered {
      silent.formUnion(sets.uncover)
      if spec.isInTransition { silent.formUnion(sets.cover) }
    }
    if spec.depth <= 1 {
      damped.formUnion(sets.waysDown)
    } else if spec.depth > 6 {
      damped.formUnion(sets.waysUp)
    }
    if spec.isSwipeEnabled { damped.formUnion(sets.setSwipe) }
    if spec.isAtRest { silent.formUnion(sets.waits) }
    if style.movesAtRest { silent.formUnion(sets.swipesWithin) }
    // Often the state is as it was at the last draw, as far as weights care.
    let state = WeightState(silent: silent, damped: damped, leaves: wayOut(spec))
    guard weighed != state else { return }
    weighed = state
    weigh(for: state)
  }

  /// What is drawn when the style leaves nothing: the first that the subject allows.
  private func lastResort(_ spec: Outlook) -> ActionKind {
    if let leaving = wayOut(spec) { return leaving }
    return kinds.first ?? .settle
  }

  /// Takes the weights of the style, and then changes only those that the state sets aside.
  private mutating func weigh(for state: WeightState) {
    total = style.total
    for index in weights.indices { weights[index] = style.weights[index] }
    for index in state.damped.subtracting(state.silent) {
      let weight = weights[index]
      weights[index] = weight / 8
      total += weight / 8 - weight
    }
    for index in state.silent {
      total -= weights[index]
      weights[index] = 0
    }
    let place: Int? =
      switch state.leaves {
      case .uncover: uncover
      case .dismiss: dismiss
      case .selectTab: selectTab
      case .setRoot: setRoot
      case .peek: peek
      default: nil
      }
    guard let place else { return }
    total += 12 - weights[place]
    weights[place] = 12
  }

  /// What takes away the modal that covers the controller; nil without one.
  private func wayOut(_ spec: Outlook) -> ActionKind? {
    guard spec.isCovered || spec.isUnderModal else { return nil }
    if spec.isElsewhere, !spec.isUnderModal {
      let way = spec.isPeeked ? ActionKind.peek : .setRoot
      return isExcluded[way.rawValue] ? nil : way
    }
    if spec.isInOtherTab, !spec.isUnderModal { return selectTab == nil ? nil : .selectTab }
    if spec.isUnderModal { return dismiss == nil ? nil : .dismiss }
    return uncover == nil ? nil : .uncover
  }

  /// Draws the numbers of an action.
  func fill(
    _ kind: ActionKind, _ choices: inout some ChoiceSource, _ spec: Outlook
  ) -> Action {
    switch kind {
    case .push:
      return .push(
        kind: kindCount > 1 ? choices.choose(below: kindCount) : 0, animated: animated(&choices))
    case .pop: return .pop(animated: animated(&choices))
    case .popToRoot: return .popToRoot(animated: animated(&choices))
    case .popTo:
      return .popTo(
        position: choices.choose(below: max(1, spec.depth)), animated: animated(&choices))
    case .setStack: return setStack(&choices, spec)
    case .pushAgain: return .pushAgain(position: choices.choose(below: max(1, spec.depth)))
    case .setBar: return .setBar(hidden: choices.odds(1, in: 2), animated: animated(&choices))
    case .setSwipe: return .setSwipe(enabled: !spec.isSwipeEnabled)
    case .takeDelegate: return .takeDelegate
    case .returnDelegate: return .returnDelegate
    case .cover: return .cover
    case .uncover: return .uncover
    case .when: return .when(script(&choices))
    case .present, .dismiss, .sheetSwipe: return fillModal(kind, &choices)
    case .setRoot, .peek, .emptyStack: return fillContainer(kind, &choices, spec)
    case .selectTab, .tapTab, .reselectTab: return fillTab(kind, &choices, spec)
    case .keep, .letGo, .pushKept, .extraTarget, .forwardDelegate, .delegateDies:
      return fillLife(kind, &choices, spec)
    case .routePush: return .router(.push)
    case .routeBack: return .router(.back)
    case .routerDelay: return .router(.delay(choices.pick(from: Self.reportDelays)))
    case .veto: return .router(.veto(choices.odds(1, in: 2)))
    case .backTap: return .backTap
    case .down: return .down(place(&choices))
    case .move: return move(&choices)
    case .up: return .up(velocity: choices.pick(from: Self.velocities))
    case .cancelTouch: return .cancelTouch
    case .swipe: return .swipe(choices.pick(from: Self.forms), from: place(&choices))
    case .doubleSwipe: return .doubleSwipe(gap: choices.pick(from: Self.gaps))
    case .swipeDuring:
      return .swipeDuring(
        spec.depth <= 1 || choices.odds(1, in: 2) ? .push : .pop,
        delay: choices.pick(from: Self.delays))
    case .settle: return .settle
    case .wait: return .wait(wait(&choices, spec))
    case .toolbar, .changeItem, .hidesBarsOnSwipe, .search, .style, .collapseBar, .statusBar,
      .focus, .unfocus, .drag:
      return fillBars(kind, &choices)
    case .animator, .drive, .takeHold: return fillTransitions(kind, &choices, spec)
    case .direction, .tap, .secondDown, .secondMove, .secondUp, .background, .interruption:
      return fillArena(kind, &choices)
    }
  }

  static let velocities = [0, 100, 500, 1000, -200]
  private static let forms: [SwipeForm] = [
    .full, .full, .full, .partial, .partial, .flick, .interrupted,
  ]
  private static let reportDelays = [0, 16, 80, 80, 200, 400]
  private static let gaps = [0, 16, 20, 60, 100]
  private static let delays = [0, 16, 20, 60, 100]

  func animated(_ choices: inout some ChoiceSource) -> Bool {
    choices.odds(style.animatedParts, in: 8)
  }

  func place(_ choices: inout some ChoiceSource) -> Place {
    switch choices.choose(below: facts.swipesFromAnywhere ? 12 : 20) {
    case 0: .rightEdge
    case 1: .bar
    case 2, 3: .inside
    default: .edge
    }
  }

  func move(_ choices: inout some ChoiceSource) -> Action {
    let distance: Int
    switch choices.choose(below: 8) {
    case 0: distance = choices.draw(in: 1...12)
    case 1: distance = -choices.draw(in: 10...120)
    case 2, 3, 4: distance = choices.draw(in: 12...60)
    default: distance = choices.draw(in: 60...260)
    }
    return .move(distance, vertically: choices.odds(1, in: 10) ? choices.draw(in: 5...80) : 0)
  }

  private func setStack(
    _ choices: inout some ChoiceSource, _ spec: Outlook
  ) -> Action {
    var recipe = choices.pick(from: StackRecipe.allCases)
    if spec.depth > 6, recipe == .addTwo || recipe == .insertUnderRoot || recipe == .insertUnderTop
    {
      recipe = .rootAndTop
    }
    return .setStack(recipe, animated: animated(&choices))
  }

  /// Just before or just after the running animation ends, or one of the usual lengths.
  private func wait(_ choices: inout some ChoiceSource, _ spec: Outlook) -> Int {
    if let left = spec.timeToPhaseEnd, choices.odds(3, in: 8) {
      return max(0, left + choices.draw(in: -1...1))
    }
    if choices.odds(1, in: 16) { return 1000 }
    return choices.pick(from: Self.shortWaits)
  }
}

extension Action {
  /// Whether it moves a finger.
  var movesFinger: Bool {
    switch self {
    case .move, .swipe, .secondMove, .drag: true
    default: false
    }
  }

  /// Whether it moves a finger within a transition of its own making.
  var cutsIntoTransitions: Bool {
    switch self {
    case .doubleSwipe, .swipeDuring: true
    default: false
    }
  }

  /// Whether the app's code calls for a transition.
  var isCall: Bool {
    switch self {
    case .push, .pop, .popToRoot, .popTo, .setStack, .pushAgain, .swipeDuring, .emptyStack,
      .router(.push), .router(.back):
      true
    case .tap(let target): target == .row
    case .drive: true
    case .lifetime(let action): action == .pushKept
    case .setBar, .setSwipe, .takeDelegate, .returnDelegate, .cover, .uncover, .when, .router,
      .backTap,
      .down, .move, .up, .cancelTouch, .swipe, .doubleSwipe, .settle, .wait, .present, .dismiss,
      .sheetSwipe, .setRoot, .peek, .selectTab, .tapTab, .reselectTab, .direction, .secondDown,
      .secondMove,
      .secondUp, .background, .interruption, .animator, .takeHold, .toolbar, .changeItem,
      .hidesBarsOnSwipe,
      .search, .style, .collapseBar, .statusBar, .focus, .unfocus, .drag:
      false
    }
  }
}
