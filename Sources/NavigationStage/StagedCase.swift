// StagedCase: one case on the stage: its world, its controller, and what was seen of them.

import HeadlessUIKit
import NavigationModel

/// One case on the stage: its world, its controller, and what was seen of them.
///
/// What a case is played on is constant: a variable of a class is retained and released at each use, which took 6 % of the time.
@MainActor
final class StagedCase {
  let rules: StageRules
  let world: World
  let window: UIWindow
  let navigation: UINavigationController
  /// What is seen of it beside its own properties; made anew, it would be retained at each use.
  let headless: HeadlessNavigation
  let tabBar: UITabBarController?
  /// The list of screens that the app keeps beside the stack.
  let router: (any ScreenRouter)?

  var cover: UIViewController?
  /// What the screens ask of the bars; nil before one has asked for anything.
  var looks: LookBook?
  /// Where the controller can live; nil before that is spoken of.
  var homes: HomeBook?
  /// What the app holds; nil before that is spoken of.
  var lives: LifeBook?
  /// Whether the other tabs were made.
  var madeTabs = false
  /// Screens that the case made so far.
  private(set) var screenCount = 0
  /// The delegate that `takeDelegate` put aside.
  var delegateBefore: (any UINavigationControllerDelegate)?
  private(set) lazy var stranger = StrangerDelegate()
  private(set) lazy var rows = RowBook()
  /// The app's own animators, once it has any.
  var animators: AnimatorSource?
  var callsInTurn = 0
  /// Calls that the case has made.
  var callCount = 0
  /// The calls that wait for their callbacks, in the order in which they were armed; one a moment.
  var scripts: [Script] = []

  /// What was last seen; filled again and again.
  @safe @exclusivity(unchecked) var seen = Observation()
  /// Entries of the engine's log that were taken over.
  var takenLogCount = 0

  /// Begins a case with the subject's start stack, at rest; the storage of the case before it is taken over.
  init(by rules: StageRules, after last: StagedCase?) {
    self.rules = rules
    if let last {
      swap(&seen.stack, &last.seen.stack)
      swap(&seen.events, &last.seen.events)
      swap(&seen.modals, &last.seen.modals)
      swap(&seen.routed, &last.seen.routed)
    }
    let world = World(configuration: rules.configuration)
    if let last { world.takeStorage(of: last.world) }
    world.remembersControllers = rules.keepsState
    self.world = world
    (window, navigation, tabBar) = world.run {
      let navigation = world.making(rules.subject.kinds.count) { rules.subject.makeController() }
      let window = UIWindow(
        frame: CGRect(x: 0, y: 0, width: ScreenSize.width, height: ScreenSize.height))
      return (window, navigation, rules.subject.facts.hasTabBar ? UITabBarController() : nil)
    }
    headless = navigation.headless
    router = rules.subject.router.flatMap { [navigation] router in
      world.run { router(navigation) }
    }
    world.run { start() }
  }

  private func start() {
    for screen in navigation.viewControllers { name(screen) }
    for kind in rules.subject.facts.start.dropFirst(screenCount) {
      navigation.pushViewController(makeScreen(kind: kind), animated: false)
    }
    tabBar?.viewControllers = [navigation]
    window.rootViewController = tabBar ?? navigation
    window.makeKeyAndVisible()
    comeToRest()
    world.clearLog()
    fill(.settled)
    seen.events.removeAll(keepingCapacity: true)
  }

  /// Makes the next screen of the case.
  func makeScreen(kind: Int) -> UIViewController {
    let kinds = rules.subject.kinds
    let number = kind % kinds.count
    let screen = world.making(number) { kinds[number].make() }
    name(screen)
    return screen
  }

  /// Gives the next number to a controller that the case makes.
  func name(_ screen: UIViewController) {
    world.identify(screen, as: Int32(screenCount))
    screenCount += 1
  }

  /// Plays one action.
  func apply(_ action: Action, _ observe: (borrowing Observation) -> Bool) {
    trimLog()
    switch action {
    case .push, .pop, .popToRoot, .popTo, .setStack, .pushAgain, .setBar, .setSwipe, .takeDelegate,
      .returnDelegate, .cover, .uncover, .direction, .present, .dismiss, .selectTab,
      .setRoot, .peek, .emptyStack, .animator,
      .toolbar, .changeItem, .hidesBarsOnSwipe, .search, .style, .collapseBar, .statusBar, .focus,
      .unfocus:
      makeCall(action, observe)
    case .when(let script): arm(script, observe)
    case .router(let action): ask(action, observe)
    case .lifetime(let action): decide(action, observe)
    case .backTap: tapBack(observe)
    case .down(let place): play(.down(place), observe)
    case .move(let horizontal, let vertical):
      play(.move(horizontal, vertically: vertical), observe)
    case .up(let velocity): play(.up(velocity: velocity), observe)
    case .cancelTouch: play(.cancel, observe)
    case .swipe(let form, let place):
      guard !isFingerDown else { return nothing(observe) }
      swipe(form, from: place, observe)
    case .doubleSwipe(let gap):
      guard !isFingerDown, cover == nil else { return nothing(observe) }
      if swipe(.full, from: .edge, observe), pass(gap, observe) {
        swipe(.full, from: .edge, observe)
      }
    case .swipeDuring(let request, let delay):
      // Without a transition to cut into it is nothing, so that it is no wait in disguise.
      guard !isFingerDown, cover == nil, request == .push || navigation.viewControllers.count > 1
      else { return nothing(observe) }
      makeCall(request == .push ? .push(kind: 0, animated: true) : .pop(animated: true), observe)
      if world.trap == nil, delay == 0 || pass(delay, observe) {
        swipe(.full, from: .edge, observe)
      }
    case .drag(let way): drag(way, observe)
    case .drive(let request, let end): drive(request, end, observe)
    case .takeHold(let end): takeHold(end, observe)
    case .tap, .secondDown, .secondMove, .secondUp, .background, .interruption:
      playArena(action, observe)
    case .sheetSwipe(let form): swipeSheet(form, observe)
    case .tapTab(let index): tapTab(index, observe)
    case .reselectTab: tapTab(nil, observe)
    case .settle: settle(observe)
    case .wait(let milliseconds): pass(milliseconds, observe)
    }
  }

  /// An action that does nothing is seen all the same.
  func nothing(_ observe: (borrowing Observation) -> Bool) {
    show(world.isTurnOpen ? .midTurn : .noTurn, observe)
  }

  /// Whether the first finger is down.
  var isFingerDown: Bool { world.isFingerDown(0) }
}

/// Takes the navigation delegate and does nothing with it.
final class StrangerDelegate: NSObject, UINavigationControllerDelegate {}
