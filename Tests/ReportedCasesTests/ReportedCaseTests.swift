// ReportedCaseTests: each reported case holds, by its id, so that one can be run by itself.

import Testing

@testable import ReportedCases

@Suite("Reported cases") @MainActor
struct ReportedCaseTests {
  @Test func `B-001`() throws { try hold("B-001") }
  @Test func `B-002`() throws { try hold("B-002") }
  @Test func `B-004`() throws { try hold("B-004") }
  @Test func `B-005`() throws { try hold("B-005") }
  @Test func `B-007`() throws { try hold("B-007") }
  @Test func `B-008`() throws { try hold("B-008") }
  @Test func `B-010`() throws { try hold("B-010") }
  @Test func `B-011`() throws { try hold("B-011") }
  @Test func `B-013`() throws { try hold("B-013") }
  @Test func `B-014`() throws { try hold("B-014") }
  @Test func `B-016`() throws { try hold("B-016") }
  @Test func `B-017`() throws { try hold("B-017") }
  @Test func `B-019`() throws { try hold("B-019") }
  @Test func `B-020`() throws { try hold("B-020") }
  @Test func `B-022`() throws { try hold("B-022") }
  @Test func `B-023`() throws { try hold("B-023") }
  @Test func `B-025`() throws { try hold("B-025") }
  @Test func `B-026`() throws { try hold("B-026") }
  @Test func `B-028`() throws { try hold("B-028") }
  @Test func `B-029`() throws { try hold("B-029") }
  @Test func `B-031`() throws { try hold("B-031") }
  @Test func `B-032`() throws { try hold("B-032") }
  @Test func `B-034`() throws { try hold("B-034") }
  @Test func `B-035`() throws { try hold("B-035") }
  @Test func `B-037`() throws { try hold("B-037") }
  @Test func `B-038`() throws { try hold("B-038") }
  @Test func `B-040`() throws { try hold("B-040") }
  @Test func `B-041`() throws { try hold("B-041") }
  @Test func `B-043`() throws { try hold("B-043") }
  @Test func `B-044`() throws { try hold("B-044") }
  @Test func `B-046`() throws { try hold("B-046") }
  @Test func `B-047`() throws { try hold("B-047") }
  @Test func `B-049`() throws { try hold("B-049") }
  @Test func `B-050`() throws { try hold("B-050") }
  @Test func `B-052`() throws { try hold("B-052") }
  @Test func `B-053`() throws { try hold("B-053") }
  @Test func `B-055`() throws { try hold("B-055") }
  @Test func `B-056`() throws { try hold("B-056") }
  @Test func `B-058`() throws { try hold("B-058") }
  @Test func `B-059`() throws { try hold("B-059") }
  @Test func `B-061`() throws { try hold("B-061") }
  @Test func `B-062`() throws { try hold("B-062") }
  @Test func `B-064`() throws { try hold("B-064") }
  @Test func `B-065`() throws { try hold("B-065") }
  @Test func `B-067`() throws { try hold("B-067") }
  @Test func `B-068`() throws { try hold("B-068") }
  @Test func `B-070`() throws { try hold("B-070") }
  @Test func `B-071`() throws { try hold("B-071") }
  @Test func `B-073`() throws { try hold("B-073") }
  @Test func `B-074`() throws { try hold("B-074") }
  @Test func `B-076`() throws { try hold("B-076") }
  @Test func `B-077`() throws { try hold("B-077") }
  @Test func `B-079`() throws { try hold("B-079") }
  @Test func `B-080`() throws { try hold("B-080") }
  @Test func `B-082`() throws { try hold("B-082") }
  @Test func `B-083`() throws { try hold("B-083") }
  @Test func `B-085`() throws { try hold("B-085") }
  @Test func `B-086`() throws { try hold("B-086") }
  @Test func `B-088`() throws { try hold("B-088") }
  @Test func `B-089`() throws { try hold("B-089") }
  @Test func `B-091`() throws { try hold("B-091") }
  @Test func `B-092`() throws { try hold("B-092") }
  @Test func `B-094`() throws { try hold("B-094") }
  @Test func `B-095`() throws { try hold("B-095") }
  @Test func `B-097`() throws { try hold("B-097") }
  @Test func `B-098`() throws { try hold("B-098") }
  @Test func `B-100`() throws { try hold("B-100") }
  @Test func `B-101`() throws { try hold("B-101") }
  @Test func `B-103`() throws { try hold("B-103") }
  @Test func `B-104`() throws { try hold("B-104") }
  @Test func `B-106`() throws { try hold("B-106") }
  @Test func `B-107`() throws { try hold("B-107") }
  @Test func `B-109`() throws { try hold("B-109") }
  @Test func `B-110`() throws { try hold("B-110") }
  @Test func `B-112`() throws { try hold("B-112") }
  @Test func `B-113`() throws { try hold("B-113") }
  @Test func `B-115`() throws { try hold("B-115") }
  @Test func `B-116`() throws { try hold("B-116") }
  @Test func `B-118`() throws { try hold("B-118") }
  @Test func `B-119`() throws { try hold("B-119") }
  @Test func `B-121`() throws { try hold("B-121") }
  @Test func `B-122`() throws { try hold("B-122") }
  @Test func `B-124`() throws { try hold("B-124") }
  @Test func `B-125`() throws { try hold("B-125") }
  @Test func `B-127`() throws { try hold("B-127") }
  @Test func `B-128`() throws { try hold("B-128") }

  private func hold(_ id: String) throws {
    let reported = try #require(ReportedCase.named(id))
    #expect(reported.misses() == [])
  }
}
