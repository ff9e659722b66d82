// NavigationRig: a window with a navigation controller, a finger and a log that reads as words.

import Testing

@testable import HeadlessUIKit

/// A screen with room for what a test does in its callbacks.
final class RigScreen: UIViewController {
  let name: String
  var onLoad: ((RigScreen) -> Void)?
  var onWillAppear: ((RigScreen) -> Void)?
  var onDidAppear: ((RigScreen) -> Void)?
  var onWillDisappear: ((RigScreen) -> Void)?
  var onDidDisappear: ((RigScreen) -> Void)?

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() { onLoad?(self) }
  override func viewWillAppear(_ animated: Bool) { onWillAppear?(self) }
  override func viewDidAppear(_ animated: Bool) { onDidAppear?(self) }
  override func viewWillDisappear(_ animated: Bool) { onWillDisappear?(self) }
  override func viewDidDisappear(_ animated: Bool) { onDidDisappear?(self) }
}

/// Hears of transitions and does nothing.
final class RigDelegate: NSObject, UINavigationControllerDelegate {}

/// The usual cure of apps: the swipe may begin if there is something to go back to, or always.
final class RigGate: NSObject, UIGestureRecognizerDelegate {
  weak var navigation: UINavigationController?
  let isAlwaysOpen: Bool

  init(_ navigation: UINavigationController, isAlwaysOpen: Bool) {
    self.navigation = navigation
    self.isAlwaysOpen = isAlwaysOpen
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    isAlwaysOpen || navigation?.viewControllers.count ?? 0 > 1
  }
}

/// Who answers for the swipe.
enum Gate {
  case system, depth, always
}

@MainActor
final class NavigationRig {
  let world: World
  let window: UIWindow
  let navigation: UINavigationController
  let delegate = RigDelegate()
  private var gate: RigGate?
  private var tabs: UITabBarController?
  private var names: [String] = []

  /// A window with the screens of the given names, at rest, the log empty.
  init(
    _ screens: String..., gate: Gate = .system, isInTabs: Bool = false, clearsLog: Bool = true,
    navigation: @autoclosure () -> UINavigationController = UINavigationController(),
    configure: (inout Configuration) -> Void = { _ in },
    prepare: (RigScreen) -> Void = { _ in }
  ) {
    var configuration = Configuration()
    configuration.systemDelegateDecisionPoint = .shouldBegin
    configure(&configuration)
    let world = World(configuration: configuration)
    self.world = world
    (window, self.navigation) = world.run {
      (UIWindow(frame: UIScreen.main.bounds), navigation())
    }
    world.run {
      world.openTurn()
      let stack = screens.map(screen)
      stack.forEach(prepare)
      self.navigation.setViewControllers(stack, animated: false)
      self.navigation.delegate = delegate
      if isInTabs {
        let tabs = UITabBarController()
        tabs.viewControllers = [self.navigation]
        self.tabs = tabs
        window.rootViewController = tabs
      } else {
        window.rootViewController = self.navigation
      }
      window.makeKeyAndVisible()
      world.closeTurn()
      setGate(gate)
      if clearsLog { world.clearLog() }
    }
  }

  /// A new screen, named in the log.
  func screen(_ name: String) -> RigScreen {
    world.run {
      let made = RigScreen(name)
      world.identify(made, as: Int32(names.count))
      names.append(name)
      return made
    }
  }

  private func setGate(_ gate: Gate) {
    guard gate != .system else { return }
    let made = RigGate(navigation, isAlwaysOpen: gate == .always)
    self.gate = made
    navigation.interactivePopGestureRecognizer?.delegate = made
  }

  // MARK: - What is seen

  var stack: [String] { world.run { navigation.viewControllers.map(name) } }
  var shown: String? { world.run { navigation.headless.shown.map(name) } }
  var isTabBarHidden: Bool { world.run { tabs?.tabBar.isHidden ?? false } }

  func name(_ controller: UIViewController) -> String { (controller as? RigScreen)?.name ?? "?" }

  /// The appearance and parent callbacks and the delegate's, as "B.wA", "B.wM(nil)", "willShow(B)".
  var callbacks: [String] { world.log.compactMap { text($0, callbacksOnly: true) } }

  /// All that was logged.
  var log: [String] { world.log.compactMap { text($0, callbacksOnly: false) } }

  /// The delegate's moments of one kind, in order.
  func moments(_ kind: String) -> [String] { callbacks.filter { $0.hasPrefix(kind) } }

  /// Takes the callbacks out of the log.
  func takeCallbacks() -> [String] {
    defer { world.clearLog() }
    return callbacks
  }

  private func text(_ event: WorldEvent, callbacksOnly: Bool) -> String? {
    guard event.tag >= 0 || !callbacksOnly else { return nil }
    let name = event.tag >= 0 ? names[Int(event.tag)] : ""
    switch event.kind {
    case .viewDidLoad: return "\(name).load"
    case .viewWillAppear: return "\(name).wA"
    case .viewDidAppear: return "\(name).dA"
    case .viewWillDisappear: return "\(name).wD"
    case .viewDidDisappear: return "\(name).dD"
    case .willMoveToParent: return "\(name).wM\(event.flag ? "(nil)" : "")"
    case .didMoveToParent: return "\(name).dM\(event.flag ? "(nil)" : "")"
    case .willShow: return "willShow(\(name))"
    case .didShow: return "didShow(\(name))"
    default: return callbacksOnly ? nil : "\(event.kind)(\(name)\(event.flag ? "!" : ""))"
    }
  }

  // MARK: - Calls and time

  /// Runs app code in the open turn.
  @discardableResult
  func call<Result>(_ body: (UINavigationController) -> Result) -> Result {
    world.run {
      if world.hasTouchInTurn { world.closeTurn() }
      world.openTurn()
      return body(navigation)
    }
  }

  @discardableResult
  func push(_ name: String, animated: Bool = true) -> RigScreen {
    let made = screen(name)
    call { $0.pushViewController(made, animated: animated) }
    return made
  }

  @discardableResult
  func pop(animated: Bool = true) -> String? {
    call { $0.popViewController(animated: animated) }.map(name)
  }

  func tapBack() {
    world.run {
      if world.hasTouchInTurn { world.closeTurn() }
      world.openTurn()
      navigation.headless.tapBack()
      world.closeTurn()
    }
  }

  func endTurn() { world.run { world.closeTurn() } }

  /// So many milliseconds pass; whatever is due runs.
  func wait(_ milliseconds: Int) {
    world.run {
      world.closeTurn()
      let target = world.now + milliseconds
      while let next = world.nextInstant(), next <= target {
        world.advance(to: next)
        world.openTurn()
        world.closeTurn()
      }
      world.advance(to: target)
    }
  }

  /// Time runs until nothing happens by itself.
  func settle() {
    world.run {
      world.closeTurn()
      var turns = 0
      while let next = world.nextInstant(countingRepeating: false), turns < 1000 {
        world.advance(to: next)
        world.openTurn()
        world.closeTurn()
        turns += 1
      }
    }
  }

  // MARK: - Finger

  func down(x: Int = 3, y: Int = 300) {
    world.run { world.touchDown(at: CGPoint(x: x, y: y), in: window) }
    wait(16)
  }

  func move(_ points: Int) {
    world.run { world.touchMoved(by: CGFloat(points), 0) }
    wait(16)
  }

  func up(velocity: Int) {
    world.run { world.touchUp(velocity: CGVector(dx: CGFloat(velocity), dy: 0)) }
    wait(0)
  }

  /// What a second finger does, beside the first one.
  func second(_ touch: SecondTouch) {
    world.run { touch.play(in: world, window) }
    wait(16)
  }

  func cancelTouch() {
    world.run { world.cancelTouches() }
    wait(0)
  }

  /// Seven tenths of the width, lifted forwards.
  func swipe() {
    down()
    move(20)
    move(242)
    up(velocity: 800)
  }

  /// A tenth of the width, lifted backwards.
  func partialSwipe() {
    down()
    move(20)
    move(17)
    up(velocity: -500)
  }

  /// Fifteen hundredths of the width, lifted fast.
  func flick() {
    down()
    move(20)
    move(36)
    up(velocity: 1500)
  }

  // MARK: - Closing probe

  /// Whether a push of a new screen and the way back work, and leave everything as it was.
  func probe() -> Bool {
    let before = (stack, shown)
    push("P")
    settle()
    guard shown == "P", stack == before.0 + ["P"] else { return false }
    call { $0.popViewController(animated: true) }
    settle()
    return (stack, shown) == before
  }
}
