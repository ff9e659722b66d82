// StateReaderTests: which traces lead to one state, and what tells states apart.

import FuzzCore
import HeadlessUIKit
import NavigationModel
import NavigationSpec
import NavigationStage
import NavigationSubjects
import Testing

@testable import NavigationHarness

@Suite("Joint states") @MainActor
struct StateReaderTests {
  private func state(
    after text: String, on subject: Subject, remembering memory: Specification.Memory = .verdicts
  ) throws -> (state: Fingerprint?, unseen: [String]) {
    let actions = try Trace(inOneLine: text).actions
    var runner = CaseRunner(subject: subject, switches: Profile.ios17.switches)
    var reader = runner.makeReader(remembering: memory)
    let state = runner.explore(actions, by: &reader).state
    return (state, reader.unseen)
  }

  private func areOne(
    _ one: String, _ other: String, on subject: Subject,
    remembering memory: Specification.Memory = .verdicts
  ) throws -> Bool {
    let first = try #require(try state(after: one, on: subject, remembering: memory).state)
    let second = try #require(try state(after: other, on: subject, remembering: memory).state)
    return first == second
  }

  @Test(
    "traces that leave nothing different behind lead to one state",
    arguments: [
      ("", "push; settle; pop; settle"),
      ("", "push unanimated; wait 0; swipe full; settle"),
      ("push; settle", "push; settle; push; settle; pop; settle"),
      ("push; wait 350", "push; settle"),
      ("push; wait 100; wait 100", "push; wait 200"),
      ("push; settle; swipe partial; settle", "push; settle"),
      ("down inside; up 0; settle", "settle"),
      ("down inside; move 9; move 100", "down inside; move 60"),
      ("push; settle; down edge; move 5; move 4", "push; settle; down edge; move 9"),
      ("bar hidden; bar shown; settle", ""),
    ])
  func meet(one: String, other: String) throws {
    #expect(try areOne(one, other, on: .stock))
  }

  @Test(
    "traces that leave something different behind do not",
    arguments: [
      ("", "push; settle"), ("push", "push unanimated"), ("push", "push; wait 0"),
      ("push; wait 1", "push; wait 2"), ("push", "push; push"), ("push; pop", "push; push"),
      ("", "bar hidden; settle"), ("", "swipe-enabled off; settle"), ("", "cover; settle"),
      ("", "take-delegate; settle"), ("push; settle", "push kind=1; settle"),
      ("down edge", "down inside"), ("push; settle; down edge", "push; settle; down edge; move 5"),
      ("push; settle; swipe full", "push; settle; swipe flick"),
    ])
  func part(one: String, other: String) throws {
    #expect(try !areOne(one, other, on: .recommendedGuard))
  }

  @Test("what only names a cause counts if causes do")
  func causes() throws {
    let taken = "take-delegate; return-delegate; settle"
    #expect(try areOne(taken, "", on: .stock))
    #expect(try !areOne(taken, "", on: .stock, remembering: .causes))
  }

  @Test("a trace that breaks has no state")
  func broken() throws {
    #expect(try state(after: "push; settle; swipe full; push", on: .stockCustomBack).state == nil)
  }

  // MARK: - What a subject stores

  @Test("each stored property tells states apart", arguments: StoringController.Field.allCases)
  func stored(field: StoringController.Field) throws {
    let subject = Subject("storing") { StoringController(field) }
    #expect(try !areOne("", "push; settle; pop; settle", on: subject))
    #expect(try state(after: "push", on: subject).unseen == [])
  }

  @Test("what cannot be read is named, once")
  func unseen() throws {
    let subject = Subject("closed") { ClosedController() }
    let unseen = try state(after: "push; settle", on: subject).unseen
    #expect(
      unseen == [
        "property handler of ClosedController", "property table of ClosedController",
      ])
  }

  @Test("a subject that says its fingerprint is not read")
  func said() throws {
    let subject = Subject(
      "said", fingerprint: { ($0 as? ClosedController).map { [$0.count % 2] } ?? [] }
    ) {
      ClosedController()
    }
    #expect(try state(after: "push", on: subject).unseen == [])
    #expect(try areOne("", "push; settle; pop; settle; push; settle; pop; settle", on: subject))
    #expect(try !areOne("", "push; settle; pop; settle", on: subject))
  }

  @Test("what a subject names as its objects tells states apart")
  func objects() throws {
    let subject = Subject(
      "holding", fingerprint: { _ in [] },
      storedObjects: { [($0 as? StoringController)?.screen] }
    ) { StoringController(.weakScreen) }
    let silent = Subject("silent", fingerprint: { _ in [] }) { StoringController(.weakScreen) }
    #expect(try !areOne("", "push; settle; pop; settle", on: subject))
    #expect(try areOne("", "push; settle; pop; settle", on: silent))
  }

  @Test("a block that waits is known by the state in which it was queued")
  func blocks() throws {
    let subject = Subject("queueing") { QueueingController() }
    #expect(
      try areOne("push; settle; pop", "push; settle; pop; settle; push; settle; pop", on: subject))
    // The block of the push knows how long the stack was.
    #expect(try !areOne("push; wait 0", "push; push; wait 0", on: subject))
    #expect(try areOne("push; settle", "push; wait 400", on: subject))
  }
}

/// Stores one thing that changes with the first push.
final class StoringController: UINavigationController {
  enum Field: String, CaseIterable, Sendable {
    case flag, number, text, list, optional, choice, payload, weakScreen, structure, object
    case wide, anyInteger, anyChoice
  }

  enum Choice {
    case one, other
    case many(Int)
  }

  struct Pair {
    var left = 0
    var right = ""
  }

  enum OtherChoice { case one }

  final class Box { var content = 0 }

  private let field: Field
  private var flag = false
  private var number = 0
  private var text = ""
  private var list: [Int] = []
  private var optional: Double?
  private var choice = Choice.one
  fileprivate weak var screen: UIViewController?
  private var pair = Pair()
  private let box = Box()
  private var wide: UInt128 = 0
  private var anyInteger: Any = UInt16(0)
  private var anyChoice: Any = Choice.one

  init(_ field: Field) {
    self.field = field
    super.init(nibName: nil, bundle: nil)
    super.pushViewController(UIViewController(), animated: false)
  }

  required init?(coder: NSCoder) { nil }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    switch field {
    case .flag: flag = true
    case .number: number = 1
    case .text: text = "pushed"
    case .list: list.append(7)
    case .optional: optional = 0
    case .choice: choice = .other
    case .payload: choice = .many(3)
    case .weakScreen: screen = viewControllers.first
    case .structure: pair.right = "pushed"
    case .object: box.content = 1
    case .wide: wide = 1 << 100
    case .anyInteger: anyInteger = Int8(0)
    case .anyChoice: anyChoice = OtherChoice.one
    }
    super.pushViewController(viewController, animated: animated)
  }
}

/// Stores what nobody can look into.
final class ClosedController: UINavigationController {
  private(set) var count = 0
  private var handler: (() -> Void)?
  private var table: [String: Int] = ["one": 1, "two": 2]

  convenience init() {
    self.init(rootViewController: UIViewController())
    count = 0
  }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    count += 1
    handler = { [weak self] in self?.count = 0 }
    table["two"] = count
    super.pushViewController(viewController, animated: animated)
  }
}

/// Queues a block with each call.
final class QueueingController: UINavigationController {
  convenience init() { self.init(rootViewController: UIViewController()) }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    super.pushViewController(viewController, animated: animated)
    let depth = viewControllers.count
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { [weak self] in
      self?.title = "\(depth)"
    }
  }

  override func popViewController(animated: Bool) -> UIViewController? {
    DispatchQueue.main.async { [weak self] in self?.title = nil }
    return super.popViewController(animated: animated)
  }
}
