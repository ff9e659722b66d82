// Scene: a window with a navigation controller, for reports that no trace can tell.

import HeadlessUIKit
import NavigationModel
import NavigationStage

/// A window with a navigation controller, for reports that no trace can tell: written in UIKit's own names.
///
/// A class, because the callbacks of its screens speak of it.
@MainActor
final class Scene {
  let world: World
  let window: UIWindow
  let navigation: UINavigationController
  private let listener = SceneListener()
  private var gate: GateDelegate?
  private(set) var tabs: UITabBarController?
  private var names: [String] = []

  /// A window with screens of these names, root first, at rest, the log empty.
  ///
  /// - Parameters:
  ///   - names: one a screen.
  ///   - gate: who answers for the swipe.
  ///   - profile: how UIKit behaves.
  ///   - settings: switches that differ from the profile's, each `switch=value`.
  ///   - isInTabs: whether the controller is the first tab of a tab bar controller.
  ///   - navigation: makes the controller.
  ///   - prepare: sees each screen before it is shown.
  /// - Throws: `SwitchError`, for a setting that cannot be honoured.
  init(
    _ names: String..., gate: SceneGate = .depth, profile: Profile = .ios11,
    set settings: [String] = [], isInTabs: Bool = false,
    navigation: @autoclosure @MainActor () -> UINavigationController = UINavigationController(),
    prepare: @MainActor (SceneScreen) -> Void = { _ in }
  ) throws {
    let switches = try profile.switches.setting(all: settings)
    let world = World(configuration: Configuration(switches))
    self.world = world
    (window, self.navigation) = world.run { (UIWindow(frame: UIScreen.main.bounds), navigation()) }
    world.run {
      world.openTurn()
      let stack = names.map(screen)
      stack.forEach(prepare)
      self.navigation.setViewControllers(stack, animated: false)
      self.navigation.delegate = listener
      if isInTabs {
        let tabs = UITabBarController()
        tabs.viewControllers = [self.navigation]
        self.tabs = tabs
      }
      window.rootViewController = tabs ?? self.navigation
      window.makeKeyAndVisible()
      world.closeTurn()
    }
    open(gate)
    settle()
    world.clearLog()
  }

  /// A new screen, named in the log.
  func screen(_ name: String) -> SceneScreen {
    world.run {
      let made = SceneScreen(name)
      tag(made, name)
      return made
    }
  }

  /// Names a controller in the log.
  func tag(_ controller: UIViewController, _ name: String) {
    world.identify(controller, as: Int32(names.count))
    names.append(name)
  }

  private func open(_ gate: SceneGate) {
    guard gate != .system else { return }
    let made = GateDelegate(navigation, isAlwaysOpen: gate == .always)
    self.gate = made
    navigation.interactivePopGestureRecognizer?.delegate = made
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
  func push(_ name: String, animated: Bool = true) -> SceneScreen {
    let made = screen(name)
    call { $0.pushViewController(made, animated: animated) }
    return made
  }

  @discardableResult
  func pop(animated: Bool = true) -> String? {
    call { $0.popViewController(animated: animated) }.map(name)
  }

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

  /// Time runs until nothing happens by itself, a thousand turns at most.
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

  // MARK: - What is seen

  /// The stack, root first, as `R A B`.
  var stack: String { world.run { names(navigation.viewControllers) } }

  /// Screens by their names, as `R A B`.
  func names(_ controllers: [UIViewController]) -> String {
    controllers.map(name).joined(separator: " ")
  }

  /// The screen of a name in the stack.
  func screen(named name: String) -> SceneScreen? {
    world.run {
      navigation.viewControllers.lazy.compactMap { $0 as? SceneScreen }.first { $0.name == name }
    }
  }

  /// The screen whose page alone fills the content; `-` if there is none.
  var shown: String { world.run { navigation.headless.shown.map(name) ?? "-" } }

  func name(_ controller: UIViewController) -> String {
    let tag = Int(controller.headlessTag)
    return names.indices.contains(tag) ? names[tag] : "?"
  }

  /// The titles in the bar, root first, as `R A`.
  var barTitles: String {
    world.run {
      (navigation.navigationBar.items ?? []).map { $0.title ?? "" }.joined(separator: " ")
    }
  }

  /// What happened, as `willAppear A`, `willShow R`; a flag of an event is a `!`, where it matters.
  var log: [String] { world.log.map(text) }

  /// The entries of some kinds.
  func log(_ kinds: WorldEvent.Kind...) -> [String] {
    world.log.filter { kinds.contains($0.kind) }.map(text)
  }

  /// The entries of one screen, by their words alone.
  func told(_ name: String, _ kinds: WorldEvent.Kind...) -> [String] {
    world.log.filter { kinds.contains($0.kind) && nameOf($0) == name }.map { words($0) }
  }

  private func nameOf(_ event: WorldEvent) -> String {
    names.indices.contains(Int(event.tag)) ? names[Int(event.tag)] : "?"
  }

  private func text(_ event: WorldEvent) -> String {
    event.tag < 0 ? words(event) : "\(words(event)) \(nameOf(event))"
  }

  private func words(_ event: WorldEvent) -> String {
    let word =
      switch event.kind {
      case .viewWillAppear: "willAppear"
      case .viewDidAppear: "didAppear"
      case .viewWillDisappear: "willDisappear"
      case .viewDidDisappear: "didDisappear"
      default: "\(event.kind)"
      }
    let showsFlag: [WorldEvent.Kind] = [
      .willMoveToParent, .didMoveToParent, .transitionEnded, .interactionDecided, .swipeEnded,
    ]
    return event.flag && showsFlag.contains(event.kind) ? word + "!" : word
  }

  /// Whether a push of a new screen and the way back work, and leave everything as it was.
  func probe() -> Bool {
    let before = (stack, shown)
    push("P")
    settle()
    guard shown == "P", stack == before.0 + " P" else { return false }
    pop()
    settle()
    return (stack, shown) == before
  }
}

/// Hears of transitions and does nothing.
private final class SceneListener: NSObject, UINavigationControllerDelegate {}
