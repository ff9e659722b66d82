// StoredStateTests: what a subject stores and reflection cannot read, or must not, is named, and never read.

import FuzzCore
import HeadlessUIKit
import NavigationModel
import NavigationSpec
import NavigationStage
import Testing

@testable import NavigationHarness

@Suite("Stored state that reflection does not show") @MainActor
struct StoredStateTests {
  private func unseen(of make: @escaping @MainActor @Sendable () -> UINavigationController) throws
    -> [String]
  {
    try look(after: "push; settle; pop; settle", make).unseen
  }

  private func look(
    after text: String, _ make: @escaping @MainActor @Sendable () -> UINavigationController
  ) throws -> (state: Fingerprint?, unseen: [String]) {
    let subject = Subject("storing", makeController: make)
    var runner = CaseRunner(subject: subject, switches: Profile.ios17.switches)
    var reader = runner.makeReader()
    let state = runner.explore(try Trace(inOneLine: text).actions, by: &reader).state
    return (state, reader.unseen)
  }

  @Test("what cannot be copied is named, in the class that stores it")
  func uncopied() throws {
    let names = ["flag", "box", "noBox"].map { "property \($0) of Locking" }
    #expect(try unseen { Locking() } == names)
    #expect(try unseen { LockingBelow() } == ["property flagBelow of LockingBelow"] + names)
    #expect(try unseen { Holding(Lock()) } == ["property flag of Lock"])
  }

  @Test("an unowned object is read while it lives, and left alone when it has gone")
  func unowned() throws {
    let make: @MainActor @Sendable () -> UINavigationController = { Orphaned(.tie) }
    #expect(try look(after: "push; settle", make).unseen == [])
    let (before, after) = (
      try look(after: "", make), try look(after: "push; settle; pop; settle", make)
    )
    #expect(before.state != after.state)
    #expect(after.unseen == [])
    for place in Orphaned.Place.allCases {
      #expect(try unseen { Orphaned(place) } == [])
    }
  }

  @Test("what an unowned object stores tells states apart")
  func unownedContent() throws {
    let make: @MainActor @Sendable () -> UINavigationController = { Counting() }
    let (before, after) = (
      try look(after: "", make), try look(after: "push; settle; pop; settle", make)
    )
    #expect(before.state != after.state)
    #expect(after.unseen == [])
  }

  @Test("an object that nobody checks for is not read")
  func unmanaged() throws {
    #expect(try unseen { Loose() } == ["property node of Loose", "property pair of Loose"])
  }

  @Test("a probe of the main queue leaves alone what has gone")
  func probe() {
    let probe = MainQueueProbe(
      on: Subject("orphaned") { Orphaned(.structure) }, Profile.ios17.switches)
    #expect(probe.verdict() == nil)
  }

  @Test("what shows itself as a list and is more than that is named")
  func disguised() throws {
    #expect(
      try unseen { Disguised() } == [
        "property list of Disguised", "property choice of Disguised", "property slice of Disguised",
      ])
  }

  @Test("a check does not take for one what differs in a lock alone")
  func check() throws {
    let subject = Subject("locked") { LockedGuard(rootViewController: UIViewController()) }
    let letters = ["push unanimated", "settle", "swipe full"].compactMap {
      try? Trace(inOneLine: $0).actions.first
    }
    let outcome = Check(
      subject: subject, profile: .ios17, switches: Profile.ios17.switches,
      plan: Check.Plan(letters: letters, depth: 3)
    ).run()
    #expect(outcome.unseen == ["property wasTouched of LockedGuard"])
  }
}

/// Cannot be copied, as a `Mutex` and an `Atomic` cannot.
private struct Flag: ~Copyable { var isSet = false }

/// Stores what cannot be copied.
private class Locking: UINavigationController {
  struct Box: ~Copyable { var content = 1 }

  private let before = 1
  private var flag = Flag()
  private let box = Box()
  private let noBox: Box? = nil
  private let after = "text"
}

private final class LockingBelow: Locking { private var flagBelow = Flag() }

private final class Lock { var flag = Flag() }

/// Stores one value.
private final class Holding: UINavigationController {
  private let held: Lock

  init(_ held: Lock) {
    self.held = held
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

private final class Node { var content = 0 }

/// Refers to an object that goes with the first push.
private final class Orphaned: UINavigationController {
  enum Place: CaseIterable { case tie, optional, structure, list, choice, any }

  struct Tie {
    var number = 1
    unowned var node: Node
  }

  enum Choice { case some(Tie) }

  private var owner: Node? = Node()
  private unowned var tie: Node
  private unowned var optional: Node?
  private var structure: Tie?
  private var list: [Tie] = []
  private var choice: Choice?
  private var any: Any?

  init(_ place: Place) {
    let node = Node()
    owner = node
    tie = node
    super.init(nibName: nil, bundle: nil)
    switch place {
    case .tie: break
    case .optional: optional = node
    case .structure: structure = Tie(node: node)
    case .list: list = [Tie(node: node)]
    case .choice: choice = .some(Tie(node: node))
    case .any: any = Tie(node: node)
    }
    super.pushViewController(UIViewController(), animated: false)
  }

  required init?(coder: NSCoder) { nil }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    owner = nil
    super.pushViewController(viewController, animated: animated)
  }
}

/// Counts in an object that it does not hold.
private final class Counting: UINavigationController {
  private static var nodes: [Node] = []

  private unowned let node: Node

  init() {
    let node = Node()
    Self.nodes.append(node)
    self.node = node
    super.init(nibName: nil, bundle: nil)
    super.pushViewController(UIViewController(), animated: false)
  }

  required init?(coder: NSCoder) { nil }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    node.content += 1
    super.pushViewController(viewController, animated: animated)
  }
}

/// Refers to objects of which nobody knows whether they are there.
private final class Loose: UINavigationController {
  struct Pair {
    var number = 1
    unowned(unsafe) var node: Node
  }

  private unowned(unsafe) let node: Node
  private let pair: Pair

  init() {
    let node = Node()
    unsafe self.node = node
    pair = Pair(node: node)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

/// Stores what shows less of itself than there is.
private final class Disguised: UINavigationController {
  struct List: CustomReflectable {
    var number = 1
    var customMirror: Mirror { Mirror(self, children: [], displayStyle: .collection) }
  }

  struct Choice: CustomReflectable {
    var number = 1
    var customMirror: Mirror { Mirror(self, children: ["one": 1], displayStyle: .enum) }
  }

  private let list = List()
  private let choice = Choice()
  private let slice = [1, 2, 3][1...]
}

/// Lets a swipe begin at the root once a touch came above it, and remembers that in a lock.
private final class LockedGuard: UINavigationController, UIGestureRecognizerDelegate {
  private var wasTouched = Flag()

  override func viewDidLoad() {
    super.viewDidLoad()
    interactivePopGestureRecognizer?.delegate = self
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    if viewControllers.count == 2 { wasTouched.isSet = true }
    return true
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let isOpen = viewControllers.count > 1 || wasTouched.isSet
    return isOpen && transitionCoordinator == nil
  }
}
