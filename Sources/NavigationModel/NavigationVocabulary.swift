// NavigationVocabulary: what the generic core may know of navigation's actions, for one subject.

package import FuzzCore

/// What the generic core may know of navigation's actions, for one subject.
///
/// Kinds that the subject excludes, or that need a capability that it is not given, have a form but no action: the alphabet lacks
/// them, and no shrinker arrives at them.
package struct NavigationVocabulary: Vocabulary, Sendable {
  package typealias Action = NavigationModel.Action

  private let domainsByKind: [[Domain]]
  private let isExcluded: [Bool]

  /// The vocabulary of a subject.
  ///
  /// - Parameter facts: its excluded actions are named by their words in the text format; another word is a programmer's slip.
  package init(_ facts: SubjectFacts = SubjectFacts()) {
    for name in facts.excludedActions.sorted() {
      precondition(ActionKind(named: name) != nil, "no action is called '\(name)'")
    }
    let places = ActionThresholds(facts)
    domainsByKind = ActionKind.allCases.map { kind in
      kind.parameters.map { places.domain(of: $0.unit) }
    }
    isExcluded = ActionKind.allCases.map { !facts.draws($0) }
  }

  package var kindCount: Int { ActionKind.allCases.count }

  /// The word of a kind in the text format.
  package func kindName(_ kind: Int) -> String { ActionKind.names[kind] }

  /// Whether the subject does without the kind, or is not given the capability for it.
  package func isExcluded(_ kind: ActionKind) -> Bool { isExcluded[kind.rawValue] }

  package func domains(ofKind kind: Int) -> [Domain] { domainsByKind[kind] }

  package func shape(of action: Action) -> Shape {
    Shape(kind: action.kind.rawValue, values: action.numbers)
  }

  package func action(_ shape: Shape) -> Action? {
    guard let kind = ActionKind(rawValue: shape.kind), !isExcluded[shape.kind] else { return nil }
    let domains = domainsByKind[shape.kind]
    guard shape.values.count == domains.count,
      zip(domains, shape.values).allSatisfy({ $0.range.contains($1) })
    else { return nil }
    let action = Action(kind, numbers: shape.values)
    // What the subject excludes is not called from within a callback either.
    if case .when(let script) = action, isExcluded[script.call.action.kind.rawValue] { return nil }
    return action
  }
}

/// The numbers at which behaviour is likely to change, for one subject.
private struct ActionThresholds {
  private let screenKinds: Int
  private let hasStandingScripts: Bool
  private let hystereses: [Int]
  private let duration: Int

  init(_ facts: SubjectFacts) {
    screenKinds = min(facts.kinds.count, ActionUnit.screenKind.range.count)
    hasStandingScripts = facts.capabilities.contains(.standingScripts)
    hystereses = [
      facts.switches.number(.edgeHysteresis), facts.switches.number(.panHysteresis),
    ]
    duration = facts.switches.number(.pushPopDuration)
  }

  func domain(of unit: ActionUnit) -> Domain {
    let range: ClosedRange<Int> =
      switch unit {
      case .screenKind: 0...(screenKinds - 1)
      // No shrinker arrives at a script that stands, which is endless by itself as often as not.
      case .standing where !hasStandingScripts: 0...0
      default: unit.range
      }
    return Domain(
      unit: unit.counted.rawValue, range: range, origin: 0,
      thresholds: thresholds(of: unit, in: range).filter(range.contains))
  }

  private func thresholds(of unit: ActionUnit, in range: ClosedRange<Int>) -> [Int] {
    switch unit {
    case .unanimated, .barState, .onOff, .recipe, .place, .form, .request, .screenKind, .direction,
      .target, .modalStyle, .dismissedPart, .sheetForm, .tab, .root,
      .animator, .driven, .driveEnd, .itemOwner, .drag, .barStyle:
      return Array(range)
    case .moment: return Array(range)
    case .reportDelay: return [0, 80, duration]
    // One of each sort stands for the others: all of them with all moments would be most of the alphabet.
    case .scriptedCall:
      return [.push, .pop, .setNew, .swipeOff].map(\ScriptedCall.rawValue)
    case .skipped, .standing: return [0]
    case .position: return [0, 1, 2]
    case .distance:
      // A swipe finishes past 200 points or half the width, whichever is less (Z-6).
      let finish = min(200, ScreenSize.width / 2)
      let around = hystereses.flatMap { [$0 - 1, $0, $0 + 1, -$0 - 1] }
      return [0, 1] + around + [
        finish - 1, finish, finish + 1, ScreenSize.width, -ScreenSize.width,
      ]
    case .height:
      // None, and more than a horizontal move just past the hysteresis (Z-8).
      return [0, 3 * (hystereses.max() ?? 0)]
    case .velocity: return [0, 100, 500, 1000, -200]
    case .time, .gap, .delay:
      return [
        0, 1, TouchScript.frame, 20, 60, 100, 200, duration - 1, duration, duration + 1, 1000,
      ]
    }
  }
}
