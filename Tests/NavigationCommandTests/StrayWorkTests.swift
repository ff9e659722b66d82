// StrayWorkTests: each command refuses a controller that leaves work on the real main queue.

import Foundation
import HeadlessUIKit
import NavigationHarness
import NavigationModel
import NavigationStage
import Testing

@testable import NavigationCommand

@Suite("A controller that leaves work on the real main queue")
@MainActor
struct StrayWorkTests {
  private let folder = Folder()

  /// Stands in for the real main queue, which a test on the main actor cannot run.
  @MainActor
  private final class Queue {
    static let main = Queue()
    var blocks: [() -> Void] = []

    func run() {
      while !blocks.isEmpty { blocks.removeFirst()() }
    }
  }

  private final class Guarded: UINavigationController, UIGestureRecognizerDelegate {
    private var isBusy = false

    override func viewDidLoad() {
      super.viewDidLoad()
      interactivePopGestureRecognizer?.delegate = self
    }

    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
      isBusy = true
      super.pushViewController(viewController, animated: animated)
      Queue.main.blocks.append { [weak self] in self?.isBusy = false }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      !isBusy && viewControllers.count > 1 && transitionCoordinator == nil
    }
  }

  private static let subject = Subject("guarded") {
    Guarded(rootViewController: UIViewController())
  }

  private func run(_ arguments: [String]) -> (code: ExitCode, output: String, errors: String) {
    var (output, errors) = ("", "")
    let code = NavfuzzCommand.run(
      arguments: arguments, subjects: [Self.subject],
      console: Console(
        output: { output += $0 }, errors: { errors += $0 }, runMainQueue: { Queue.main.run() }))
    Queue.main.blocks = []
    return (code, output, errors)
  }

  private static let sentence = "what it stores changes once the real main queue runs, and no case"

  private func record() throws -> String {
    let seed = SeedFile(
      subject: "guarded", profile: .ios17, rule: "dead-swipe", cause: nil, origin: "a test",
      trace: Trace([
        .push(kind: 0, animated: true), .settle, .swipe(.full, from: .edge),
      ]))
    try folder.write(seed.text, to: "a.navseed")
    return folder.path + "/a.navseed"
  }

  @Test("run says so in the summary and in the report, and ends with 1")
  func run() {
    let result = run([
      "--seed", "1", "--runs", "10", "--profile", "ios17", "--seeds", folder.path, "--search", "50",
    ])
    #expect(result.output.contains("refused      guarded ios17: what it stores changes once"))
    #expect(result.output.contains("\n  refused      what it stores changes once the real main"))
    #expect(
      result.output.hasSuffix("new finding; work on the real main queue was refused (exit 1)\n"))
    #expect(result.code == .violation)
  }

  @Test("check says so, whatever it proves")
  func check() {
    let result = run(["check", "--depth", "1", "--profile", "ios17", "--seeds", folder.path])
    #expect(result.errors.hasPrefix("navfuzz: guarded ios17: \(Self.sentence)"))
    #expect(result.code == .violation)
  }

  @Test("replay says so, though the file comes out as recorded")
  func replay() throws {
    let path = try record()
    let result = run(["replay", path])
    #expect(result.output.hasPrefix("\(path) still fails: dead-swipe\n"))
    #expect(result.errors.hasPrefix("navfuzz: \(path): guarded: \(Self.sentence)"))
    #expect(result.code == .violation)
  }

  @Test("shrink says so, and shrinks nothing")
  func shrink() throws {
    let path = try record()
    let result = run(["shrink", path])
    #expect(result.errors.hasPrefix("navfuzz: \(path): guarded: \(Self.sentence)"))
    #expect(result.output == "")
    #expect(result.code == .violation)
  }
}
