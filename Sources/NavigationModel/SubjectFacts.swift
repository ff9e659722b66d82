// SubjectFacts: what a subject declares of itself, as plain data for the specification and the generator.

/// What a subject declares of itself; no code, so that the oracle needs no engine.
public struct SubjectFacts: Hashable, Sendable {
  /// The kinds of screens that can be pushed; kind 0 is what a push without a kind makes.
  public var kinds: [ScreenTraits]
  /// The kinds of the screens that a case starts with, root first; never empty.
  public var start: [Int]
  /// What the subject's author promises.
  public var promises: Promises
  /// Whether the navigation controller lies in a tab bar controller.
  public var hasTabBar: Bool
  /// Kinds of actions that make no sense for the subject, by their text name; they are not drawn.
  public var excludedActions: Set<String>
  /// What a run draws beside the base vocabulary.
  public var capabilities: Capabilities
  /// Whether the app keeps a list of screens beside the stack.
  public var hasRouter: Bool
  /// Whether the swipe may be put down anywhere, not only at the edge.
  public var swipesFromAnywhere: Bool
  /// Whether the swipe hangs on the system recogniser's `isEnabled`.
  public var swipeFollowsSystemSwitch: Bool
  /// Whether a pan of the subject's own pops, through no target of the system's: what it does is seen by what becomes of the stack.
  public var swipesByOwnPan: Bool
  /// How UIKit behaves.
  public var switches: Switches

  /// Makes facts; the defaults are a plain controller's.
  public init(
    kinds: [ScreenTraits] = [ScreenTraits("plain", bar: .leftAlone)], start: [Int] = [0],
    promises: Promises = .usual, hasTabBar: Bool = false, excludedActions: Set<String> = [],
    swipesFromAnywhere: Bool = false, swipeFollowsSystemSwitch: Bool = true,
    swipesByOwnPan: Bool = false,
    switches: Switches = Switches(), capabilities: Capabilities = [],
    hasRouter: Bool = false
  ) {
    precondition(!kinds.isEmpty, "a subject has at least one kind of screen")
    precondition(!start.isEmpty, "a case starts with at least one screen")
    precondition(start.allSatisfy(kinds.indices.contains), "the start names declared kinds")
    self.kinds = kinds
    self.start = start
    self.promises = promises
    self.hasTabBar = hasTabBar
    self.excludedActions = excludedActions
    self.swipesFromAnywhere = swipesFromAnywhere
    self.swipeFollowsSystemSwitch = swipeFollowsSystemSwitch
    self.swipesByOwnPan = swipesByOwnPan
    self.switches = switches
    self.capabilities = capabilities
    self.hasRouter = hasRouter
  }
}

/// What is known of a kind of screen.
public struct ScreenTraits: Hashable, Sendable {
  /// What a screen does with the navigation bar in its `viewWillAppear`.
  public enum BarPreference: String, CaseIterable, Hashable, Sendable {
    /// Nothing is declared: only relative rules hold.
    case undeclared
    /// It never touches the bar.
    case leftAlone
    /// It shows the bar.
    case shown
    /// It hides the bar.
    case hidden
  }

  /// Its name in reports and lists.
  public var name: String
  /// What it does with the bar.
  public var bar: BarPreference
  /// Whether it carries a left item that replaces the back button.
  public var hasLeftItem: Bool
  /// Whether it gives screens above it a `backBarButtonItem` of its own.
  public var hasBackItem: Bool
  /// Whether a horizontal scroll view fills it.
  public var scrolls: Bool
  /// Whether it asks for `hidesBottomBarWhenPushed`.
  public var hidesTabBar: Bool
  /// Whether the swipe is declared to be off while it is on top.
  public var swipeIsOff: Bool
  /// Whether it can be told how it prefers the status bar.
  public var choosesStatusBar: Bool

  /// Makes traits.
  public init(
    _ name: String, bar: BarPreference = .undeclared, hasLeftItem: Bool = false,
    hasBackItem: Bool = false, scrolls: Bool = false, hidesTabBar: Bool = false,
    swipeIsOff: Bool = false, choosesStatusBar: Bool = false
  ) {
    self.name = name
    self.bar = bar
    self.hasLeftItem = hasLeftItem
    self.hasBackItem = hasBackItem
    self.scrolls = scrolls
    self.hidesTabBar = hidesTabBar
    self.swipeIsOff = swipeIsOff
    self.choosesStatusBar = choosesStatusBar
  }
}

/// What a subject's author promises to users of the app.
public struct Promises: OptionSet, Hashable, Sendable {
  /// One bit a promise.
  public var rawValue: UInt16

  /// Makes a set from its bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// At rest above the root, a swipe from the edge begins.
  public static let swipeBackWhenIdle = Promises(rawValue: 1 << 0)
  /// Pushing an instance that is in the stack does nothing.
  public static let absorbsDuplicatePush = Promises(rawValue: 1 << 1)
  /// At rest above the root, the tab bar is hidden.
  public static let hidesTabBarWhenPushed = Promises(rawValue: 1 << 2)
  /// At rest above the root, the bar shows a left item.
  public static let pushedScreensCarryLeftItem = Promises(rawValue: 1 << 3)
  /// A drag moves the page or the scroll view, never both.
  public static let onlyOneMoves = Promises(rawValue: 1 << 4)

  /// The swipe back lives on while the app's code has hidden the bar; UIKit's own does not.
  public static let swipeBackWithHiddenBar = Promises(rawValue: 1 << 5)

  /// While the screen on top refuses to be left, neither tap nor swipe leaves it.
  public static let keepsVeto = Promises(rawValue: 1 << 6)

  /// What a user expects of any app.
  public static let usual: Promises = [.swipeBackWhenIdle, .onlyOneMoves]
}
