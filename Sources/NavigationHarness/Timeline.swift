// Timeline: a trace played once more with everything kept, for reports.

package import NavigationModel
package import NavigationSpec
package import NavigationStage

/// A trace played once more with everything kept, for reports and the callback log.
package struct Timeline: Sendable {
  /// One action, or one step of the closing probe.
  package struct Entry: Sendable {
    /// Which action, from 0; steps of the closing probe count on.
    package var step: Int
    /// The action; nil in the closing probe.
    package var action: Action?
    /// Virtual milliseconds at its start and its end.
    package var start: Int
    package var end: Int
    /// The stack after it, bottom first.
    package var stack: [ScreenID]
    /// What the controller does after it.
    package var phase: Phase
    /// Whether a call without animation has yet to be laid out after it.
    package var awaitsLayout = false
    /// Whether a full-screen modal covers the controller after it.
    package var isCovered: Bool
    /// Whether it changed anything.
    package var hadEffect: Bool
    /// What happened, with the virtual millisecond of each.
    package var events: [(instant: Int, event: Event)]

    /// What the controller does after it, in a word or three.
    package var phaseWords: String { awaitsLayout ? "not laid out yet" : "\(phase)" }
  }

  /// All actions, then the closing probe as far as it went.
  package var entries: [Entry] = []
  /// What became of the case.
  package var result = CaseResult()
  /// The state at the start.
  package var startStack: [ScreenID] = []
  /// How a leaked screen is held, where the case ends in a leak and the way can be seen.
  package var holding: Stage.Holding?

  /// R, A, B ...: screens are named in the order of their making, the root of the start first.
  package static func name(of screen: ScreenID) -> String {
    guard screen.isSome else { return "none" }
    let number = Int(screen.number)
    if number == 0 { return "R" }
    let letters = Array("ABCDEFGHIJKLMNOPQSTUVWXYZ")
    let round = (number - 1) / letters.count
    return String(letters[(number - 1) % letters.count]) + (round == 0 ? "" : "\(round + 1)")
  }

  /// Plays a trace and keeps what is seen.
  @MainActor
  package static func record(
    _ trace: [Action], subject: Subject, switches: Switches
  ) -> Timeline {
    var runner = CaseRunner(subject: subject, switches: switches)
    var timeline = Timeline()
    timeline.startStack = subject.facts.start.indices.map { ScreenID($0) }
    var clock = 0
    timeline.result = runner.run(trace) { step, observation, specification in
      let events = observation.events.map { (instant: observation.instant, event: $0) }
      if timeline.entries.last?.step != step {
        timeline.entries.append(
          Entry(
            step: step, action: trace.indices.contains(step) ? trace[step] : nil, start: clock,
            end: observation.instant, stack: observation.stack, phase: specification.phase,
            isCovered: observation.isCovered, hadEffect: specification.hadEffect, events: []))
      }
      clock = observation.instant
      let last = timeline.entries.count - 1
      timeline.entries[last].end = observation.instant
      timeline.entries[last].stack = observation.stack
      timeline.entries[last].phase = specification.phase
      timeline.entries[last].awaitsLayout = specification.awaitsLayout
      timeline.entries[last].isCovered = observation.isCovered
      timeline.entries[last].hadEffect = specification.hadEffect
      timeline.entries[last].events += events
    }
    // Nothing is played any more, so that what lives on can be looked at.
    if timeline.result.violation?.rule == .leak { timeline.holding = runner.stage.holding() }
    return timeline
  }
}
