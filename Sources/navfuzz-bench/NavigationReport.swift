// NavigationReport: the times of the navigation measurement as lines of text.

/// The times of the navigation measurement as lines of text.
struct NavigationReport {
  let title: String
  let caseCount: Int
  let roundCount: Int
  let totals: NavigationTotals
  let times: NavigationTimes
  let checksum: UInt64

  /// Actions a second.
  var rate: Int { rate(of: totals.actions) }

  /// How many steps of a fixed calculation an action costs: other work on the machine slows both down.
  var plainSteps: Int { times.whole.nanoseconds / max(1, times.plain.nanoseconds) }

  /// The lines.
  var lines: [String] { head + table + foot }

  private var head: [String] {
    let idle = totals.idleActions * 100 / max(1, totals.actions)
    return [
      "\(title): \(caseCount) cases, \(totals.broken) of them broken, best of \(roundCount) rounds",
      "", "one core does in a second of processor time",
      right("\(rate)", 9) + " actions, \(idle) % of them without effect",
      right("\(rate(of: totals.turns))", 9) + " turns",
      right("\(rate(of: totals.callbacks))", 9) + " callbacks",
      right("\(rate(of: totals.choices))", 9) + " choices", "",
    ]
  }

  private var table: [String] {
    let whole = times.whole.nanoseconds
    let judging = times.judged.nanoseconds - times.stage.nanoseconds
    let observing = times.stage.nanoseconds - times.walker.nanoseconds
    let drawing = times.generator.nanoseconds
    let rest = whole - drawing - times.judged.nanoseconds
    return [
      "ns an action, and percent of the whole (a case's start and closing probe are paid for by its "
        + "actions)",
      line("the whole", whole), line("generator, with its choices", drawing),
      line("  its choices alone", times.choices.nanoseconds), line("specification", judging),
      line("observation: the stage without the engine", observing),
      line("engine: a plain walker without any harness", times.walker.nanoseconds),
      line("what is left: the loop around them", rest), "",
    ]
  }

  private var foot: [String] {
    let ratio = times.whole.nanoseconds * 100 / max(1, times.walker.nanoseconds)
    let judging = times.judged.nanoseconds - times.stage.nanoseconds
    let share = judging * 100 / max(1, times.walker.nanoseconds)
    let fraction = "\(ratio % 100 / 10)\(ratio % 10)"
    return [
      "\(ratio / 100).\(fraction) times the walker; the specification takes \(share) % of the engine's time",
      "\(plainSteps) plain steps an action, of \(perAction(times.plain.nanoseconds)) ns each: "
        + "compare machines by this",
      "digest \(String(totals.digest, radix: 16)), checksum \(checksum)",
    ]
  }

  private func line(_ name: String, _ nanoseconds: Int) -> String {
    let percent = nanoseconds * 100 / max(1, times.whole.nanoseconds)
    return right("\(perAction(nanoseconds))", 7) + right("\(percent) %", 7) + "  " + name
  }

  private func perAction(_ nanoseconds: Int) -> Int { nanoseconds / max(1, totals.actions) }

  private func rate(of count: Int) -> Int {
    count * 1_000_000 / max(1, times.whole.nanoseconds / 1_000)
  }

  private func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
