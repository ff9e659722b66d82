// Explanation: what `navfuzz explain` prints of a rule, a cause, or a rule of UIKit's behaviour.

import NavigationHarness
import NavigationModel
import NavigationSpec

/// What `navfuzz explain` prints.
enum Explanation {
  /// A rule: what it means, what it rests on, the usual cure.
  static func lines(of rule: Rule) -> [String] {
    var lines = ["\(rule.rawValue): \(rule.title)", ""]
    lines += PlainText.entry("meaning", rule.meaning)
    lines += Self.lines(of: rule.basis)
    if rule == .trap || rule == .deadObject { lines += exceptions }
    lines += PlainText.entry("cure", rule.cure)
    lines += [
      "", "  A finding names its cause too, which has a cure of its own: navfuzz list rules",
    ]
    return lines
  }

  /// A cause: what it means, what it rests on, the usual cure.
  static func lines(of cause: Cause) -> [String] {
    var lines = ["\(cause.rawValue), a cause", ""]
    lines += PlainText.entry("meaning", cause.meaning)
    lines += Self.lines(of: cause.basis)
    lines += PlainText.entry("cure", cause.cure)
    return lines
  }

  /// A rule of UIKit's behaviour: what it says, how sure it is, and what rests on it.
  static func lines(of behaviour: CatalogueRule) -> [String] {
    let names =
      Rule.allCases.filter { $0.basis.rules.contains(behaviour) }.map(\.rawValue)
      + Cause.allCases.filter { $0.basis.rules.contains(behaviour) }.map(\.rawValue)
      + TrapName.allCases.filter { $0.basis.rules.contains(behaviour) }.map(\.rawValue)
    var lines = ["\(behaviour.name), a rule of UIKit's behaviour", ""]
    lines += PlainText.entry("says", behaviour.statement)
    lines += PlainText.entry("how sure", behaviour.confidence.word)
    lines += PlainText.entry("rests on it", names.joined(separator: ", "))
    let switches = Switch.allCases.filter { $0.rules.contains(behaviour.number) }
    if !switches.isEmpty {
      lines += PlainText.entry(
        "doubt", "carried by \(switches.map(\.rawValue).joined(separator: ", "))")
    }
    lines += PlainText.entry(
      "more",
      "the article Rules.md says who says so, where it is implemented, and which test pins it")
    return lines
  }

  private static func lines(of basis: Basis) -> [String] {
    var lines: [String] = []
    for (index, rule) in basis.rules.enumerated() {
      lines += PlainText.entry(
        index == 0 ? "rests on" : "", "\(rule.name) (\(rule.confidence.word)): \(rule.statement)")
    }
    for (index, key) in basis.switches.enumerated() {
      let values = Profile.allCases.map { "\($0.rawValue) \($0.switches[key])" }
      lines += PlainText.entry(
        index == 0 ? "switches" : "", "\(key.rawValue) (\(values.joined(separator: ", ")))")
    }
    return lines
  }

  private static var exceptions: [String] {
    TrapName.allCases.enumerated().flatMap { index, trap in
      PlainText.entry(index == 0 ? "exceptions" : "", "\(trap.rawValue): \(trap.meaning)")
    }
  }
}
