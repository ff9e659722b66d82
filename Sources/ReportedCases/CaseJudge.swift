// CaseJudge: holds what a case saw against what is right, and keeps what differs.

import NavigationModel

/// Holds what a case saw against what is right, and keeps what differs.
package struct CaseJudge {
  /// What was seen that is not right, a line each.
  private(set) var misses: [String] = []
  /// How much was held against something.
  private(set) var expectationCount = 0

  /// Notes what is not right.
  mutating func note(_ miss: String) { misses.append(miss) }

  /// Two values must be equal.
  ///
  /// - Parameters:
  ///   - seen: what the engine or the subject showed.
  ///   - wanted: what is right.
  ///   - place: where it was seen, for the miss.
  ///   - line: the line of the expectation, for the miss.
  mutating func expect<Value: Equatable>(
    _ seen: Value, _ wanted: Value, in place: String = "the scene", line: Int = #line
  ) {
    expectationCount += 1
    guard seen != wanted else { return }
    note("line \(line), \(place): seen \(seen), and right is \(wanted)")
  }

  /// A list must hold a value.
  mutating func expect<Value: Equatable>(
    _ seen: [Value], holds wanted: Value, in place: String = "the scene", line: Int = #line
  ) {
    expectationCount += 1
    guard !seen.contains(wanted) else { return }
    note("line \(line), \(place): seen \(seen), without \(wanted)")
  }

  // MARK: - Traces

  /// Plays a trace on several controllers.
  ///
  /// - Parameters:
  ///   - text: the actions; `;` ends an action, and `|` a part.
  ///   - grounds: where it is played.
  ///   - settings: switches that differ from the profiles', each `switch=value`.
  ///   - ends: the stack after each part, as `R A | R`; nil if it does not matter.
  ///   - finding: rule and cause of what must break, as `freeze, swipe-at-root`; nil if all must hold.
  ///   - line: the line of the expectation, for the miss.
  /// - Returns: the plays, for more expectations.
  /// - Throws: `TraceFormatError` or `SwitchError`, for what cannot be read.
  @MainActor @discardableResult
  mutating func play(
    _ text: String, on grounds: [Ground], set settings: [String] = [], ends: String? = nil,
    finds finding: String? = nil, line: Int = #line
  ) throws -> [Play] {
    var plays: [Play] = []
    for ground in grounds {
      let play = try Play(text, on: ground, set: settings)
      if let ends {
        expect(play.stacks.joined(separator: " | "), ends, in: play.name, line: line)
      }
      expect(play.finding ?? "nothing", finding ?? "nothing", in: play.name, line: line)
      plays.append(play)
    }
    return plays
  }
}
