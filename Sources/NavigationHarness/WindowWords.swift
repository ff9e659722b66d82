// WindowWords: with which other numbers an action fails as well, in words for a report.

package import FuzzCore
package import NavigationModel

/// The windows of an action's numbers in words.
package struct WindowWords: Sendable {
  /// The names of the subject's kinds of screens, by kind.
  private let kindNames: [String]

  /// Makes words that name the kinds of screens.
  package init(kindNames: [String] = []) {
    self.kindNames = kindNames
  }

  /// One clause for each number that can be another one, or of which it is worth saying that it cannot.
  ///
  /// - Parameters:
  ///   - windows: one for each number of the action.
  ///   - action: the action of the minimal trace.
  /// - Returns: clauses without a full stop; none if there is nothing to say.
  package func clauses(for windows: [FailingWindow], of action: Action) -> [String] {
    var clauses: [String] = []
    var others: [String] = []
    for (place, parameter) in action.kind.parameters.enumerated() {
      let window = windows[place]
      let value = action.numbers[place]
      let unit = parameter.unit
      guard window.range.count > 1 else { continue }
      if unit == .screenKind {
        clauses += kinds(window)
      } else if unit == .unanimated {
        guard window.failing.count > 1 else { continue }
        clauses.append("fails \(value == 0 ? "without animation" : "animated") as well")
      } else if let noun = unit.noun {
        // What is left out in the text says something only if it can be another number.
        if case .named = parameter.form, value == 0, window.isPoint { continue }
        clauses.append(numbers(window, noun, unit))
      } else {
        others += window.failing.filter { $0 != value && unit.words.indices.contains($0) }
          .map { unit.words[$0] }
      }
    }
    if !others.isEmpty { clauses.insert("fails with \(PlainText.listed(others)) as well", at: 0) }
    return clauses
  }

  private func kinds(_ window: FailingWindow) -> [String] {
    let names = window.failing.map { kindNames.indices.contains($0) ? kindNames[$0] : "\($0)" }
    guard names.count > 1 else { return [] }
    if names.count == window.range.count { return ["any screen will do"] }
    return ["the screens \(PlainText.listed(names.map { "'\($0)'" })) are interchangeable"]
  }

  // MARK: - Numbers

  private func numbers(_ window: FailingWindow, _ noun: String, _ unit: ActionUnit) -> String {
    let intervals = window.intervals
    guard let first = intervals.first, let last = intervals.last else { return "" }
    let about = intervals.allSatisfy { $0.isExactBelow && $0.isExactAbove } ? "" : "about "
    if intervals.count == 1, first.range == window.range {
      let any = unit == .position ? "position" : "number of \(noun)"
      return "fails at any \(any) from \(window.range.lowerBound) to \(window.range.upperBound)"
    }
    let ranges = intervals.map { interval in
      let range = interval.range
      return range.count == 1
        ? "at \(range.lowerBound)" : "from \(range.lowerBound) to \(range.upperBound)"
    }
    var passes: [String] = []
    if first.range.lowerBound > window.range.lowerBound {
      passes.append("below \(first.range.lowerBound)")
    }
    if intervals.count > 1 { passes.append("between") }
    if last.range.upperBound < window.range.upperBound {
      passes.append("from \(last.range.upperBound + 1)")
    }
    return "fails \(about)\(PlainText.listed(ranges)) \(noun), passes \(PlainText.listed(passes))"
  }
}

extension FailingWindow {
  /// The numbers that were tried and fail.
  fileprivate var failing: [Int] { samples.filter(\.fails).map(\.value) }

  /// Whether nothing but one number fails.
  fileprivate var isPoint: Bool {
    let intervals = intervals
    return intervals.count == 1 && intervals[0].range.count == 1
  }
}

extension ActionUnit {
  /// What a number counts, in words; nil for a number that stands for a word.
  fileprivate var noun: String? {
    switch self {
    case .distance: "points to the right"
    case .height: "points down"
    case .velocity: "points a second"
    case .time, .gap, .delay: "ms"
    case .position: "in the stack"
    case .skipped: "callbacks before"
    case .reportDelay: "ms late"
    case .unanimated, .barState, .onOff, .recipe, .place, .form, .request, .moment, .scriptedCall,
      .standing, .screenKind, .direction, .target, .modalStyle, .dismissedPart, .sheetForm, .tab,
      .root, .animator, .driven, .driveEnd, .itemOwner, .drag, .barStyle:
      nil
    }
  }
}
