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
      errors.contains("the subject 'crashing' crashed in ios9, case 0; a crash is not shrunk."))
    #expect(errors.contains("--seed 3 --case 0 --subject crashing --profile ios9 --steps 7\n"))
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

/// Tells the first question from all others.
@MainActor
private final class Once {
  private var wasAsked = false

  var isFirst: Bool {
    defer { wasAsked = true }
    return !wasAsked
  }
}
