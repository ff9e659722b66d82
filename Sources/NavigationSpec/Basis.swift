// Basis: what a judgement rests on: rules of UIKit's behaviour, each with how sure it is.

package import NavigationModel

/// How sure a rule of UIKit's behaviour is; the first is the strongest.
package enum Confidence: Int, CaseIterable, Hashable, Sendable, Comparable {
  /// A header or a page of Apple's says it.
  case documented
  /// Two or more independent reports say it.
  case attestedBySeveral
  /// One report, or one comment in a library, says it.
  case singleReport
  /// It follows from other rules; nobody was found stating it.
  case inferred

  /// The word in reports.
  package var word: String {
    switch self {
    case .documented: "documented"
    case .attestedBySeveral: "attested by several"
    case .singleReport: "single report"
    case .inferred: "inferred"
    }
  }

  /// Orders the stronger before the weaker.
  package static func < (left: Confidence, right: Confidence) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// A rule of UIKit's behaviour, by its number in the rule catalogue.
package struct CatalogueRule: Hashable, Sendable {
  /// Its number: 525 reads `R-525`.
  package var number: Int
  /// How sure it is.
  package var confidence: Confidence
  /// What it says, in one sentence.
  package var statement: String

  /// Its name in reports.
  package var name: String { "R-\(number)" }

  init(_ number: Int, _ confidence: Confidence, _ statement: String) {
    self.number = number
    self.confidence = confidence
    self.statement = statement
  }
}

extension CatalogueRule {
  /// All that a report can name, in the order of their numbers.
  package static let all: [CatalogueRule] = {
    let bases =
      Rule.allCases.map(\.basis) + Cause.allCases.map(\.basis) + TrapName.allCases.map(\.basis)
    var found: [CatalogueRule] = []
    for rule in bases.flatMap(\.rules) where !found.contains(rule) { found.append(rule) }
    return found.sorted { $0.number < $1.number }
  }()
}

/// What a judgement rests on.
package struct Basis: Hashable, Sendable {
  /// The rules, in the order of their weight for the judgement.
  package var rules: [CatalogueRule]
  /// The switches that can turn the judgement round.
  package var switches: [Switch]

  /// Makes a basis.
  package init(_ rules: [CatalogueRule], switches: [Switch] = []) {
    self.rules = rules
    self.switches = switches
  }

  /// The first of the rules that are the least sure; nil without rules.
  package var weakest: CatalogueRule? {
    guard let confidence = rules.map(\.confidence).max() else { return nil }
    return rules.first { $0.confidence == confidence }
  }

  /// The basis where the app's own delegate answers for the swipe.
  var withoutSystemDelegate: Basis {
    Basis(
      rules.filter { $0 != Catalogue.answersAtTouchDown },
      switches: switches.filter { $0 != .systemDelegateDecisionPoint })
  }

  /// Both together, each rule and switch once.
  package func joined(with other: Basis?) -> Basis {
    guard let other else { return self }
    return Basis(
      rules + other.rules.filter { !rules.contains($0) },
      switches: switches + other.switches.filter { !switches.contains($0) })
  }
}

extension Violation {
  /// What the violation rests on: its rule, its exception and its cause together.
  ///
  /// A cause rests on what the system's own delegate answers only where that delegate was asked: then the platform is at fault.
  package var basis: Basis {
    let causes = fault == .platform ? cause?.basis : cause?.basis.withoutSystemDelegate
    return rule.basis.joined(with: trap?.basis).joined(with: causes)
  }

  /// The usual cure: the cause's where there is one, the rule's otherwise.
  package var cure: String { cause?.cure ?? rule.cure }
}
