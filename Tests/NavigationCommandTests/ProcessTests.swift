// ProcessTests: what happens to the tool's own process: a crash of a subject, and ^C.

import Foundation
import HeadlessUIKit
import NavigationHarness
import NavigationStage
import Testing

@testable import NavigationCommand

@Suite("The tool's own process")
struct ProcessTests {
  @Test("a subject's crash ends it with 1, and with the command that shows it again")
  func crash() async throws {
    let result = try await #require(
      processExitsWith: .exitCode(1), observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let subject = Subject("crashing") { fatalError("the subject's own words") }
        _ = NavfuzzCommand.run(
          arguments: ["--seed", "3", "--profile", "ios9", "--steps", "7"], subjects: [subject])
      }
    }
    let errors = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(errors.contains("the subject's own words"))
    #expect(
      errors.contains(
        "the subject 'crashing' crashed in ios9, case 0; that is not shrunk.\n"
          + "Show it again (not tried):\n"))
    #expect(errors.contains("--seed 3 --case 0 --subject crashing --profile ios9 --steps 7\n"))
  }

  /// What a subject that does something in its third instance writes to standard error.
  private func errors(inThird: ThirdDeed, runs: Int) async throws -> String {
    let result = try await #require(
      processExitsWith: .exitCode(1), observing: [\.standardErrorContent]
    ) { [inThird, runs] in
      await MainActor.run {
        let instances = Instances()
        let subject = Subject("third") {
          if instances.next() == 3 { inThird.take() }
          return UINavigationController(rootViewController: UIViewController())
        }
        exit(
          NavfuzzCommand.run(
            arguments: ["--seed", "3", "--profile", "ios17", "--runs", "\(runs)"],
            subjects: [subject]
          ).rawValue)
      }
    }
    return String(decoding: result.standardErrorContent, as: UTF8.self)
  }

  @Test("a crash in a later case says that its command was not tried, and what it may need")
  func laterCase() async throws {
    let errors = try await errors(inThird: .crash, runs: 5)
    #expect(
      errors.contains(
        "the subject 'third' crashed in ios17, case 2; that is not shrunk.\nShow it again (not tried; "
          + "if it needs the cases before it, with --runs 3 in the place of --case 2):\n"))
    #expect(errors.hasSuffix("--seed 3 --case 2 --subject third --profile ios17\n"))
  }

  @Test("a crash after the cases is told as that, with the command for all of them")
  func afterCases() async throws {
    let errors = try await errors(inThird: .crash, runs: 2)
    #expect(
      errors.contains(
        "the subject 'third' crashed in ios17, after 2 cases; that is not shrunk.\n"
          + "Show it again (not tried):\n"))
    #expect(errors.hasSuffix("--seed 3 --runs 2 --subject third --profile ios17\n"))
  }

  @Test("a subject that ends the process with 0 is told like a crash")
  func exits() async throws {
    let errors = try await errors(inThird: .exit, runs: 5)
    #expect(
      errors.contains(
        "the subject 'third' ended the process by exit() in ios17, case 2; that is not shrunk.\n"))
    #expect(errors.hasSuffix("--seed 3 --case 2 --subject third --profile ios17\n"))
  }

  @Test("a subject that calls itself without end is told as well")
  func overflow() async throws {
    let result = try await #require(
      processExitsWith: .exitCode(1), observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let subject = Subject("endless") {
          @MainActor func deeper(_ depth: Int) -> Int { depth < 0 ? 0 : deeper(depth + 1) + 1 }
          _ = deeper(0)
          return UINavigationController()
        }
        _ = NavfuzzCommand.run(arguments: ["--seed", "3"], subjects: [subject])
      }
    }
    let errors = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(errors.contains("the subject 'endless' crashed in ios7, case 0"))
  }

  @Test("^C ends the run after its case, with the summary first and 130")
  func interrupted() async throws {
    let result = try await #require(
      processExitsWith: .exitCode(130), observing: [\.standardOutputContent]
    ) {
      await MainActor.run {
        let once = Once()
        let subject = Subject("interrupting") {
          // Not `raise`: the main actor's thread may have signals blocked in a test.
          if once.isFirst { kill(getpid(), SIGINT) }
          return UINavigationController(rootViewController: UIViewController())
        }
        exit(NavfuzzCommand.run(arguments: ["--seed", "3"], subjects: [subject]).rawValue)
      }
    }
    let output = String(decoding: result.standardOutputContent, as: UTF8.self)
    #expect(output.contains("totals "))
    #expect(output.contains("result       interrupted"))
  }
}

/// What a subject does that ends the process.
private enum ThirdDeed: Codable {
  case crash, exit

  func take() {
    switch self {
    case .crash: fatalError("the subject's own words")
    case .exit: Foundation.exit(0)
    }
  }
}

/// Counts from 1.
@MainActor
private final class Instances {
  private var count = 0

  func next() -> Int {
    count += 1
    return count
  }
}

/// Tells the first question from all others.
@MainActor
private final class Once {
  private var wasAsked = false

  var isFirst: Bool {
    defer { wasAsked = true }
    return !wasAsked
  }
}
