// Story: a trace in parts, played on a subject, with the stack that each part leaves behind.

import HeadlessUIKit
import NavigationModel
import NavigationSpec
import NavigationStage
import NavigationSubjects
import Testing

@testable import NavigationHarness

/// A trace in parts, played on a subject, with the stack that each part leaves behind.
@MainActor
struct Story {
  let timeline: Timeline
  /// The stack after the last action of each part, as `R A B`.
  let stacks: [String]
  private let trace: [Action]

  /// Plays a trace: actions end with `;`, and parts with `|`.
  init(_ text: String, on subject: Subject, _ profile: Profile, set settings: [String] = []) throws
  {
    let parts = try text.split(separator: "|").map { part in
      try Trace(parsing: part.split(separator: ";").joined(separator: "\n")).actions
    }
    trace = parts.flatMap(\.self)
    let switches = try settings.reduce(profile.switches) { try $0.setting($1) }
    let timeline = Timeline.record(trace, subject: subject, switches: switches)
    self.timeline = timeline
    var end = -1
    stacks = parts.map { part in
      end += part.count
      guard let entry = timeline.entries.last(where: { $0.step == end }) else { return "-" }
      return entry.stack.map(Timeline.name(of:)).joined(separator: " ")
    }
  }

  /// What broke, the closing probe included.
  var violation: Violation? { timeline.result.violation }

  /// Rule and cause of what broke, as `freeze, swipe-at-root`; nil if all held.
  var signature: String? { violation?.signatureWords }

  /// All that happened within the trace, without the closing probe.
  var events: [Event] {
    timeline.entries.filter { $0.step < trace.count }.flatMap { $0.events.map(\.event) }
  }

  /// The events of some kinds after an action, as `willShow R`; actions count from 0.
  func calls(_ kinds: Event.Kind..., from step: Int = 0) -> [String] {
    timeline.entries.filter { $0.step >= step && $0.step < trace.count }
      .flatMap { $0.events.map(\.event) }
      .filter { kinds.contains($0.kind) }
      .map { "\($0.kind) \(Timeline.name(of: $0.screen))" }
  }
}

/// A subject in a profile.
struct Ground: Sendable, CustomTestStringConvertible {
  let subject: Subject
  let profile: Profile

  init(_ subject: Subject, _ profile: Profile) {
    self.subject = subject
    self.profile = profile
  }

  var testDescription: String { "\(subject.name), \(profile.rawValue)" }

  /// Controllers that do what users want, where calls wait their turn.
  static let right = [
    Ground(.stock, .ios11), Ground(.stock, .ios17), Ground(.recommendedGuard, .ios11),
    Ground(.recommendedGuard, .ios17), Ground(.recommendedGuardQueue, .ios11),
  ]

  /// Where nothing that is called waits its turn by itself, with the guard that queues.
  static let queued = [
    Ground(.recommendedGuardQueue, .ios7), Ground(.recommendedGuardQueue, .ios9),
  ]
}
