// Report+Text: a finding as plain text of at most a hundred columns.

package import NavigationModel
import NavigationSpec

extension Report {
  /// The report, as lines without trailing blanks.
  ///
  /// - Complexity: O(*n*) in the actions of the trace.
  package var text: String {
    var lines = headline
    lines.append("")
    lines += what
    lines.append("")
    lines += table
    lines.append("")
    lines += companions
    lines += difference
    if let heldBy { lines += PlainText.entry("held", heldBy) }
    lines.append("")
    lines += judgement
    lines.append("")
    lines.append("  Show it again:")
    lines.append("    " + command)
    return lines.joined(separator: "\n")
  }

  /// A short report of what another profile's report has told already.
  package func reference(to profile: Profile) -> String {
    let like = "the same actions break the same rule as in \(profile.rawValue)"
    let lines = headline + PlainText.entry("as before", like) + PlainText.entry("again", command)
    return lines.joined(separator: "\n")
  }

  /// What is said of a trace whose actions and numbers are not tried one by one.
  static let tooLong =
    "not looked for, nor which actions are needed: the trace has more than "
    + "\(Finding.Leeway.longestTrace) actions; `navfuzz shrink` makes it shorter"

  private var violation: Violation { finding.violation }

  private var headline: [String] {
    PlainText.wrapped(
      "\(finding.subject), \(finding.profile.rawValue): \(violation.rule.title)",
      to: PlainText.width)
  }

  private var what: [String] {
    var lines = PlainText.entry("rule", "\(violation.rule.rawValue). \(violation.rule.meaning)")
    if let trap = violation.trap {
      lines += PlainText.entry("exception", "\(trap.rawValue). \(trap.meaning)")
    }
    if let cause = violation.cause {
      lines += PlainText.entry("cause", "\(cause.rawValue). \(cause.meaning)")
    }
    let origin = source.isEmpty ? "" : " (\(source))"
    lines += PlainText.entry("subject", finding.subject + origin)
    lines += PlainText.entry("profile", profile)
    lines += PlainText.entry("found by", foundBy)
    if let minimality { lines += PlainText.entry("minimal", minimality) }
    if finding.leeway.isTooLong { lines += PlainText.entry("windows", Self.tooLong) }
    lines += PlainText.entry("key", finding.key)
    return lines
  }

  private var profile: String {
    let changes = finding.switches.differences(from: finding.profile)
    guard !changes.isEmpty else { return finding.profile.rawValue }
    let usual = finding.profile.switches
    let words = changes.map { "\($0.0.rawValue) = \($0.1) (usually \(usual[$0.0]))" }
    return finding.profile.rawValue + ", but " + words.joined(separator: ", ")
  }

  private var foundBy: String {
    if let origin { return "\(origin), \(finding.trace.count) now" }
    let origin = finding.origin
    let shrinking = finding.shrinking
    let before = PlainText.counted(origin.size, "action")
    let cost = PlainText.counted(shrinking.executions, "run")
    let end = shrinking.isComplete ? "" : " (the budget ran out before the end)"
    let way = origin.isByTheWay ? ", by the way" : ""
    return "\(origin.place)\(way): \(before), "
      + "shrunk to \(finding.trace.count) in \(cost)\(end)"
  }

  /// In what sense the trace is minimal, and which of its actions matter.
  private var minimality: String? {
    guard let certificate = finding.certificate else { return minimal }
    let unneeded = finding.leeway.unneeded.map { "\($0 + 1)" }
    let needs =
      if finding.trace.isEmpty {
        "the closing probe alone fails"
      } else if unneeded.isEmpty {
        "each of its actions is needed"
      } else {
        "not needed: action \(unneeded.joined(separator: ", "))"
      }
    return "\(certificate.words); \(needs)"
  }

  // MARK: - Judgement

  private var difference: [String] {
    let words = ExpectationWords(violation: violation, name: name(of:), stack: text(of:))
    let place = breakingPlace
    return PlainText.entry("expected", words.expected + place)
      + PlainText.entry("observed", words.observed)
  }

  private var companions: [String] {
    guard !finding.companions.isEmpty else { return [] }
    let ways = finding.companions.map { companion in
      let trap = companion.violation.trap.map { " \($0.rawValue)" } ?? ""
      let size = PlainText.counted(companion.trace.count, "action")
      return "\(companion.violation.rule.rawValue)\(trap) (\(size))"
    }
    return PlainText.entry("also as", ways.joined(separator: "; ")) + [""]
  }

  private var breakingPlace: String {
    if violation.isInProbe || finding.step >= finding.trace.count {
      return ", in the closing probe"
    }
    return ", at action \(finding.step + 1)"
  }

  private var judgement: [String] {
    let basis = violation.basis
    var lines = strayWork.map { PlainText.entry("refused", $0.words) } ?? []
    lines += PlainText.entry("fault", violation.fault.meaning)
    if let weakest = basis.weakest {
      lines += PlainText.entry(
        "how sure", "\(weakest.confidence.word): \(weakest.name), \(weakest.statement)")
      let others = basis.rules.filter { $0 != weakest }
      if !others.isEmpty {
        let names = others.map { "\($0.name) (\($0.confidence.word))" }
        lines += PlainText.entry("", "It also rests on \(names.joined(separator: ", ")).")
      }
    }
    if !basis.switches.isEmpty {
      let values = basis.switches.map { "\($0.rawValue) = \(finding.switches[$0])" }
      lines += PlainText.entry("switches", values.joined(separator: ", "))
    }
    if let rejudgement = finding.rejudgement {
      lines += PlainText.entry("fails", rejudgement.switchWords)
      lines += PlainText.entry("", rejudgement.profileWords)
    }
    lines += PlainText.entry("cure", violation.cure)
    return lines
  }
}
