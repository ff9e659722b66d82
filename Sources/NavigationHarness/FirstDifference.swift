// FirstDifference: where two plays of one trace part ways, in words.

package import NavigationModel

/// Where two plays of one trace part ways.
package struct FirstDifference: Hashable, Sendable {
  /// The action, counted from 0; the closing probe counts on.
  package var step: Int
  /// The action; nil in the closing probe.
  package var action: Action?
  /// What was seen in the play that came first, and in the other one, in words.
  package var first: String
  package var second: String

  /// Compares two plays, observation by observation; nil if the same was seen both times.
  ///
  /// - Parameters:
  ///   - first: what was seen, with the step that each observation belongs to.
  ///   - second: the same of the other play.
  ///   - trace: what was played.
  package init?(between first: [Sight], and second: [Sight], playing trace: [Action]) {
    let count = min(first.count, second.count)
    for index in 0..<count where first[index] != second[index] {
      let words = Self.words(first[index], second[index])
      self.init(first[index].step, of: trace, words.0, words.1)
      return
    }
    guard first.count != second.count else { return nil }
    let longer = first.count > count ? first : second
    let more = "the case goes on for \(longer[count].observation.instant) ms and more"
    let less = "the case ends here"
    self.init(
      longer[count].step, of: trace, first.count > count ? more : less,
      first.count > count ? less : more)
  }

  private init(_ step: Int, of trace: [Action], _ first: String, _ second: String) {
    self.step = step
    action = trace.indices.contains(step) ? trace[step] : nil
    self.first = first
    self.second = second
  }

  /// The place and both sights, in one sentence without a full stop.
  package var words: String {
    let place =
      action.map { "at action \(step + 1) (\($0.text))" } ?? "in the closing probe"
    return "the first difference is \(place): once '\(first)', the other time '\(second)'"
  }

  /// An observation with the step that it belongs to.
  package struct Sight: Hashable, Sendable {
    var step: Int
    var observation: Observation
  }

  // MARK: - What differs

  private static func words(_ first: Sight, _ second: Sight) -> (String, String) {
    guard first.step == second.step else {
      return ("action \(first.step + 1) goes on", "action \(second.step + 1) goes on")
    }
    let one = first.observation
    let other = second.observation
    for index in 0..<max(one.events.count, other.events.count) {
      let words = [one.events, other.events].map { events in
        events.indices.contains(index)
          ? EventWords.words(for: events[index]) : "nothing more happens"
      }
      if words[0] != words[1] { return (words[0], words[1]) }
    }
    for (left, right) in zip(values(of: one), values(of: other)) where left != right {
      return (left, right)
    }
    return ("something", "something else")
  }

  /// All that an observation shows beside its events, in words.
  private static func values(of observation: Observation) -> [String] {
    let stack = observation.stack.map { $0.isSome ? Timeline.name(of: $0) : "?" }
    return [
      "the stack is [\(stack.joined(separator: " "))]",
      "the screen on show is \(Timeline.name(of: observation.shown))",
      observation.isInTransition ? "a transition runs" : "no transition runs",
      observation.isInteractive ? "a finger drives it" : "no finger drives it",
      "the bar is \(observation.isBarHidden ? "hidden" : "shown")",
      "the tab bar is \(observation.isTabBarHidden ? "hidden" : "shown")",
      "the way back in the bar is \(Timeline.name(of: observation.backItem))",
      observation.hasLeftItem ? "the bar has a left item" : "the bar has no left item",
      observation.barMatchesStack ? "the bar has the stack's items" : "the bar has other items",
      "the toolbar is \(observation.isToolbarHidden ? "hidden" : "shown")",
      "the toolbar shows the items of \(Timeline.name(of: observation.toolbarScreen))",
      observation.isBarTinted ? "the bar has a colour of its own" : "the bar has the usual colour",
      observation.isBarMoved ? "the bar is out of the way" : "the bar is in its place",
      "the status bar is \(observation.isStatusBarHidden ? "hidden" : "shown")",
      "the first responder lies in \(Timeline.name(of: observation.responder))",
      observation.isKeyboardUp ? "the keyboard is up" : "the keyboard is not up",
      observation.isCovered ? "a modal covers the app" : "no modal covers the app",
      observation.isFingerDown ? "the finger is down" : "the finger is up",
      "the page is moved by \(observation.pageOffset) points",
      observation.isQuiescent ? "nothing is left to happen" : "something is left to happen",
      "\(observation.instant) ms have passed",
      "\(observation.turnCount) turns have passed",
      "\(observation.callbackCount) callbacks were made",
    ]
  }
}

/// One input with two verdicts, in words.
package enum TwoVerdicts {
  /// Who decides, where a trace fails only after other cases of its process; a clause without a full stop.
  package static let keptState =
    "it fails here, after other cases, and not in a process of its own: a static or global variable of the "
    + "subject keeps something from case to case"

  /// Who decides if the trace does not, and where that shows first.
  ///
  /// - Parameter difference: nil if two plays side by side looked alike.
  /// - Returns: a clause without a full stop.
  package static func words(_ difference: FirstDifference?) -> String {
    "something outside the trace decides it: the time of day, an address, a random number, or what "
      + "an earlier case left behind; "
      + (difference?.words ?? "two plays side by side looked alike, and one at another time did not")
  }
}
