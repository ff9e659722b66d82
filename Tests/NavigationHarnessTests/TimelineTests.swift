// TimelineTests: a case played once more, with names, times and stacks for a report.

import NavigationModel
import NavigationSpec
import NavigationStage
import NavigationSubjects
import Testing

@testable import NavigationHarness

@Suite("Timeline") @MainActor
struct TimelineTests {
  private func timeline(_ text: String, on subject: Subject = .stock) throws -> Timeline {
    let trace = try Trace(inOneLine: text).actions
    return Timeline.record(trace, subject: subject, switches: Profile.ios11.switches)
  }

  @Test(
    "screens are named in the order of their making, the root first, and no name comes twice",
    arguments: [
      (0, "R"), (1, "A"), (2, "B"), (17, "Q"), (18, "S"), (25, "Z"), (26, "A2"), (51, "A3"),
    ])
  func names(number: Int, name: String) {
    #expect(Timeline.name(of: ScreenID(number)) == name)
    let all = (0..<200).map { Timeline.name(of: ScreenID($0)) }
    #expect(Set(all).count == all.count)
  }

  @Test("no screen has a name that says so")
  func noName() {
    #expect(Timeline.name(of: .none) == "none")
  }

  @Test("each action has one entry with its times, its stack and what the controller does")
  func entries() throws {
    let timeline = try timeline("push; wait 100; settle; swipe full; settle; pop")
    let entries = timeline.entries.filter { $0.action != nil }
    #expect(entries.map(\.step) == [0, 1, 2, 3, 4, 5])
    #expect(entries.map(\.start) == [0, 0, 100, 350, 398, 522])
    #expect(entries.map(\.end) == [0, 100, 350, 398, 522, 522])
    #expect(
      entries.map { $0.stack.map(Timeline.name(of:)).joined() }
        == ["RA", "RA", "RA", "R", "R", "R"])
    #expect(entries.map(\.phase) == [.pushing, .pushing, .idle, .finishing, .idle, .idle])
    #expect(entries.map(\.hadEffect) == [true, true, true, true, true, false])
    #expect(timeline.startStack == [ScreenID(0)])
    #expect(timeline.result.violation == nil)
  }

  @Test("a call without animation is told as not laid out until its turn ends")
  func unanimated() throws {
    let timeline = try timeline("push unanimated; wait 0; push; pop unanimated; wait 0")
    let words = timeline.entries.filter { $0.action != nil }.map(\.phaseWords)
    #expect(words == ["not laid out yet", "idle", "pushing", "pushing", "pushing"])
    let popped = try self.timeline("push; settle; pop unanimated; wait 0")
    #expect(
      popped.entries.filter { $0.action != nil }.map(\.phaseWords)
        == ["pushing", "idle", "not laid out yet", "idle"])
  }

  @Test("the closing probe follows the trace, without actions of the trace")
  func probe() throws {
    let timeline = try timeline("push; settle")
    let probe = timeline.entries.filter { $0.action == nil }
    #expect(probe.map(\.step) == [2, 3, 4, 5, 6])
    #expect(probe.last?.stack == [ScreenID(0), ScreenID(1)])
  }

  @Test("events carry the instant at which they happened")
  func events() throws {
    let timeline = try timeline("push; settle")
    let shown = timeline.entries[1].events.filter { $0.event.kind == .didShow }
    #expect(shown.map(\.instant) == [350])
    #expect(shown.map(\.event.screen) == [ScreenID(1)])
  }

  @Test("a cover is seen as long as it lasts")
  func cover() throws {
    let timeline = try timeline("cover; settle; uncover; settle")
    #expect(timeline.entries.prefix(4).map(\.isCovered) == [true, true, false, false])
  }

  @Test("ends where the case breaks")
  func broken() throws {
    let timeline = try timeline("push; settle; swipe full; push; settle", on: .stockCustomBack)
    #expect(timeline.entries.map(\.step) == [0, 1, 2])
    #expect(timeline.result.step == 2)
  }
}
