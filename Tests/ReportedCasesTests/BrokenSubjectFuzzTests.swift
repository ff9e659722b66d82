// BrokenSubjectFuzzTests: each kind of fault is found where it is, and not where it is not.

import NavigationModel
import NavigationTesting
import Testing

@testable import ReportedCases

@Suite("Broken controllers", .tags(.fuzz)) @MainActor
struct BrokenSubjectFuzzTests {
  @Test("each kind of fault has a controller that has it, and the reports of it are cases")
  func isComplete() {
    let kinds = Set(BrokenSubject.all.map(\.kind))
    #expect(FaultKind.allCases.filter { !kinds.contains($0) } == [])
    for subject in BrokenSubject.all {
      let cases = subject.ids.compactMap(ReportedCase.named)
      #expect(cases.count == subject.ids.count, "\(subject.broken.name)")
    }
  }

  @Test("the fault is found from a fixed seed, and reduced", arguments: BrokenSubject.all)
  func isFound(subject: BrokenSubject) throws {
    let find = try #require(subject.find(from: 1, within: 2_000, budget: 600, searchLimit: 50))
    #expect(find.trace.count <= 8)
  }

  @Test("the right one beside it is silent", arguments: BrokenSubject.all)
  func isSilent(subject: BrokenSubject) {
    #expect(subject.alarm(from: 1, within: 60) == nil)
  }
}

extension BrokenSubject: CustomTestStringConvertible {
  /// The kind and the controller.
  public var testDescription: String { "\(kind.rawValue): \(broken.name)" }
}
