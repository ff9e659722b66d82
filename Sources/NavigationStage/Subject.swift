// Subject: a navigation controller to be fuzzed, with what its author says of it.

public import HeadlessUIKit
public import NavigationModel

/// A navigation controller to be fuzzed, with what its author says of it.
///
/// A user's own is one line: `Subject("mine") { MyNavigationController() }`. Its screens are then plain and declare
/// nothing, so that only rules hold that need no declaration.
public struct Subject: Sendable {
  /// Its name in reports, seed files and on the command line.
  public var name: String
  /// Where it comes from: an article, a library, or the app itself.
  public var source: String
  /// One sentence: what it does.
  public var summary: String
  /// What it declares, for the specification and the generator; the switches are filled in by the run.
  public var facts: SubjectFacts

  /// The kinds of screens, with what makes them.
  package let kinds: [ScreenKind]
  /// Makes the controller, with or without a root.
  package let makeController: @MainActor @Sendable () -> UINavigationController
  /// The list of screens that the app keeps beside the stack; nil if it keeps none.
  let router: (@MainActor @Sendable (UINavigationController) -> (any ScreenRouter)?)?
  /// What a run must draw for the subject to be run unasked.
  public var needs: Capabilities = []
  /// Says what controller and screens store, in the place of reflection; nil if nobody says it.
  let fingerprint: (@MainActor @Sendable (UINavigationController) -> [Int])?
  /// The objects that the controller stores, where `fingerprint` says the rest; nil if there are none.
  let storedObjects: (@MainActor @Sendable (UINavigationController) -> [AnyObject?])?
  /// Whether blocks that wait in one place do the same, wherever they come from.
  let blocksAreAlike: Bool

  /// Whether a test holds what the subject declares of its state to what is seen of it (`StateMergingFuzzTests`).
  package var claimsAreTested = false

  /// Whether equal states are known to be equal, and not on its author's word alone.
  package var isStateCertain: Bool { stateClaims.isEmpty || claimsAreTested }

  /// What the subject declares of its state, in words, so that merging states rests on its author's word.
  package var stateClaims: [String] {
    var claims: [String] = []
    if fingerprint != nil { claims.append("its fingerprint is all that it stores") }
    if blocksAreAlike { claims.append("its waiting blocks are alike") }
    return claims
  }

  /// The subject, of which a run draws some capabilities besides.
  package func drawing(_ capabilities: Capabilities) -> Subject {
    var subject = self
    subject.facts.capabilities.formUnion(capabilities)
    return subject
  }

  /// The subject, run unasked only where some capabilities are drawn.
  public func needing(_ capabilities: Capabilities) -> Subject {
    var subject = self
    subject.needs.formUnion(capabilities)
    return subject
  }

  /// The subject, whose claims about its state a test holds to what is seen.
  package var withTestedClaims: Subject {
    var subject = self
    subject.claimsAreTested = true
    return subject
  }

  /// Makes a subject.
  ///
  /// - Parameters:
  ///   - name: lower case, words joined by `-`.
  ///   - source: where it comes from.
  ///   - summary: what it does, in one sentence.
  ///   - kinds: kinds of screens; kind 0 is what a plain push makes. By default one that declares nothing.
  ///   - start: the kinds of the screens that a case starts with, root first.
  ///   - promises: what users may rely on.
  ///   - isInTabBar: whether the controller is put into a tab bar controller.
  ///   - swipesFromAnywhere: whether the swipe may be put down anywhere on the content.
  ///   - swipeFollowsSystemSwitch: whether the swipe hangs on the system recogniser's `isEnabled`.
  ///   - swipesByOwnPan: whether a pan of its own pops, through no target of the system's.
  ///   - excludedActions: actions that make no sense for it, by their text name (`bar` ...).
  ///   - router: the list of screens that the app keeps beside the controller's stack, if it keeps one.
  ///   - fingerprint: everything that controller and screens store and that decides what they do, as numbers, the same for the
  ///     same state; only needed where `navfuzz check` says that it does not see it all by itself.
  ///   - storedObjects: with a fingerprint, the objects that are stored and decide something, such as screens that wait or a driver, in
  ///     an order that the state decides; nil for one that is not there.
  ///   - blocksAreAlike: whether what the controller hands to the main queue, to a timer or to a transition does the same whenever it
  ///     was handed over, as `{ [weak self] in self?.unlock() }` does, where each of these gets one such block only. Then
  ///     `navfuzz check` needs not ask where a block comes from, and meets fewer states.
  ///   - makeController: makes the controller, empty or with its root; called anew for each case.
  public init(
    _ name: String, source: String = "own", summary: String = "",
    kinds: [ScreenKind] = [ScreenKind(ScreenTraits("plain"))], start: [Int] = [0],
    promises: Promises = .usual, isInTabBar: Bool = false, swipesFromAnywhere: Bool = false,
    swipeFollowsSystemSwitch: Bool = true, swipesByOwnPan: Bool = false,
    excludedActions: Set<String> = [],
    router: (@MainActor @Sendable (UINavigationController) -> (any ScreenRouter)?)? = nil,
    fingerprint: (@MainActor @Sendable (UINavigationController) -> [Int])? = nil,
    storedObjects: (@MainActor @Sendable (UINavigationController) -> [AnyObject?])? = nil,
    blocksAreAlike: Bool = false,
    makeController: @escaping @MainActor @Sendable () -> UINavigationController
  ) {
    self.name = name
    self.source = source
    self.summary = summary
    self.kinds = kinds
    self.makeController = makeController
    self.fingerprint = fingerprint
    self.storedObjects = storedObjects
    self.blocksAreAlike = blocksAreAlike
    self.router = router
    facts = SubjectFacts(
      kinds: kinds.map(\.traits), start: start, promises: promises, hasTabBar: isInTabBar,
      excludedActions: excludedActions, swipesFromAnywhere: swipesFromAnywhere,
      swipeFollowsSystemSwitch: swipeFollowsSystemSwitch, swipesByOwnPan: swipesByOwnPan)
    facts.hasRouter = router != nil
  }
}

/// A kind of screen: what is known of it, and what makes one.
public struct ScreenKind: Sendable {
  /// What is known of it.
  public var traits: ScreenTraits
  /// Makes a screen of the kind; called anew for each.
  package let make: @MainActor @Sendable () -> UIViewController

  /// Makes a kind.
  ///
  /// - Parameters:
  ///   - traits: what is known of its screens; a wrong trait makes false alarms.
  ///   - make: makes one; by default a plain `UIViewController`.
  public init(
    _ traits: ScreenTraits,
    make: @escaping @MainActor @Sendable () -> UIViewController = { UIViewController() }
  ) {
    self.traits = traits
    self.make = make
  }
}
