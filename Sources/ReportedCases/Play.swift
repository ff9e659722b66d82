// Play: a trace in parts, played on a subject, with the stack that each part leaves behind.

import NavigationHarness
import NavigationModel
import NavigationSpec
import NavigationStage

/// A trace in parts, played on a subject, with the stack that each part leaves behind.
@MainActor
struct Play {
  /// Where it was played.
  let name: String
  private let timeline: Timeline
  /// The stack after the last action of each part, as `R A B`.
  let stacks: [String]
  private let actionCount: Int

  /// Plays a trace: actions end with `;`, and parts with `|`.
  init(_ text: String, on ground: Ground, set settings: [String]) throws {
    name = ground.name
    let parts = try text.split(separator: "|").map { part in
      try Trace(inOneLine: part).actions
    }
    let trace = parts.flatMap(\.self)
    actionCount = trace.count
    let switches = try ground.profile.switches.setting(all: settings)
    let timeline = Timeline.record(trace, subject: ground.subject, switches: switches)
    self.timeline = timeline
    var end = -1
    stacks = parts.map { part in
      end += part.count
      guard let entry = timeline.entries.last(where: { $0.step == end }) else { return "-" }
      return entry.stack.map(Timeline.name(of:)).joined(separator: " ")
    }
  }

  /// Rule and cause of what broke, the closing probe included, as `freeze, swipe-at-root`; nil if all held.
  var finding: String? { timeline.result.violation?.signatureWords }

  /// Whose fault it is, in a word; nil if all held.
  var fault: String? { timeline.result.violation?.fault.rawValue }

  /// The action at which it broke, from 0.
  var lastStep: Int { timeline.result.step }

  /// All that happened within the trace, without the closing probe.
  var events: [Event] {
    timeline.entries.filter { $0.step < actionCount }.flatMap { $0.events.map(\.event) }
  }

  /// The events of some kinds after an action, as `willShow R`; actions count from 0.
  func calls(_ kinds: Event.Kind..., from step: Int = 0) -> [String] {
    timeline.entries.filter { $0.step >= step && $0.step < actionCount }
      .flatMap { $0.events.map(\.event) }
      .filter { kinds.contains($0.kind) }
      .map { "\($0.kind) \(Timeline.name(of: $0.screen))" }
  }

  /// What the controller does after an action, in a word; actions count from 0.
  func phase(after step: Int) -> String? {
    timeline.entries.last { $0.step == step }.map { "\($0.phase)" }
  }
}
