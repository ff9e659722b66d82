// ReportTests: a report says everything about a finding, word for word.

import NavigationModel
import NavigationSpec
import Testing

@testable import NavigationHarness

@Suite("Report")
struct ReportTests {
  private static func freeze(switches: Switches = Profile.ios17.switches) -> Finding {
    var finding = Finding(
      subject: "delegate-self", profile: .ios17, switches: switches,
      trace: [.push(kind: 0, animated: true), .swipeDuring(.pop, delay: 16)],
      violation: {
        var violation = Violation(
          .freeze, cause: .swipeDuringPop, expected: .flag(false), observed: .flag(true))
        violation.isInProbe = true
        return violation
      }(),
      step: 3, origin: Finding.Origin(seed: 42, index: 17, size: 41),
      shrinking: Finding.Shrinking(executions: 212, isComplete: true))
    finding.certificate = Certificate(.proven, letterCount: 78, states: 51, transitions: 3979)
    return finding
  }

  private static let rows = [
    Report.Row(
      number: 1, instant: 0, words: "push a screen", stack: [ScreenID(0), ScreenID(1)],
      transition: "pushing", notes: ["any screen will do"]),
    Report.Row(
      number: 2, instant: 350, words: "pop, and 16 ms later a full swipe from the left edge",
      stack: [ScreenID(0)], transition: "popping",
      notes: [
        "fails with push as well",
        "fails from 1 to 16 and from 20 to 349 ms, passes between and from 350",
      ]),
    Report.Row(
      number: nil, instant: 414, words: Report.probeWords, stack: [ScreenID(0), ScreenID(2)],
      transition: "pushing", breaks: true),
  ]

  @Test("names rule, cause, place, time axis, difference, fault, cure and command")
  func whole() {
    let report = Report(finding: Self.freeze(), source: "S001", rows: Self.rows)
    #expect(
      report.text.replacing("  \(report.finding.key)\n", with: "  KEY\n") == """
        delegate-self, ios17: the app is frozen

          rule         freeze. When the finger is up and the animations have had their time, no transition
                       may be running. At the end of each case one more screen is pushed and popped; if that
                       does not complete, the user has to kill the app.
          cause        swipe-during-pop. A swipe was put down and began while a pop was still running.
          subject      delegate-self (S001)
          profile      ios17
          found by     seed 42, case 17: 41 actions, shrunk to 2 in 212 runs
          minimal      proven, over the whole alphabet of 78 actions (51 states, 3979 transitions of shorter
                       ones); each of its actions is needed
          key          KEY

            #   ms  action                                                stack  transition
            1    0  push a screen                                         [R A]  pushing
                    (any screen will do)
            2  350  pop, and 16 ms later a full swipe from the left edge  [R]    popping
                    (fails with push as well; fails from 1 to 16 and
                    from 20 to 349 ms, passes between and from 350)
          >    414  closing probe: rest, one more push, and back          [R B]  pushing

          expected     no transition runs, in the closing probe
          observed     a transition runs

          fault        the app's own code: UIKit did what its rules say.
          how sure     single report: R-403, A pop within a transition returns nil and is carried out after
                       it.
                       It also rests on R-214 (attested by several), R-511 (attested by several), R-526
                       (attested by several).
          switches     gestureInTransition = stalls, nestedTransitionPolicy = queue
          cure         Answer gestureRecognizerShouldBegin with yes only if transitionCoordinator is nil,
                       viewControllers.count > 1, the top one's view is in the window, and no page was
                       pushed or set since the finger came down; the built-in recommended-guard shows how.

          Show it again:
            navfuzz --seed 42 --case 17 --subject delegate-self --profile ios17
        """)
  }

  @Test("says which actions a trace that was not shrunk to the end does not need")
  func unneeded() {
    var finding = Self.freeze()
    finding.certificate?.extent = .local(length: 1)
    finding.certificate?.excluded = ["bar", "cover"]
    finding.leeway.unneeded = [0]
    let report = Report(finding: finding, source: "", rows: Self.rows)
    #expect(
      report.text.contains(
        """
          minimal      local (all up to 1 action searched), over the whole alphabet of 78 actions without
                       bar, cover (51 states, 3979 transitions of shorter ones); not needed: action 1
        """))
  }

  @Test("names changed switches, and the file that records the finding")
  func changed() throws {
    let switches = try Profile.ios17.switches.setting("nestedTransitionPolicy=corrupt")
    let report = Report(
      finding: Self.freeze(switches: switches), source: "", rows: Self.rows,
      recordedIn: "Seeds/delegate-self/freeze-0123.navseed")
    let lines = report.text.split(separator: "\n").map(String.init)
    #expect(
      lines.contains("  profile      ios17, but nestedTransitionPolicy = corrupt (usually queue)"))
    #expect(lines.contains("  subject      delegate-self"))
    #expect(lines.last == "    navfuzz replay Seeds/delegate-self/freeze-0123.navseed")
  }

  @Test("says how the run was set, in the command that shows the finding again")
  func command() throws {
    let report = Report(
      finding: Self.freeze(), source: "", rows: Self.rows, settings: ["edgeWidth=30"],
      tool: "my fuzzer", stepCount: 20)
    #expect(
      report.command
        == "'my fuzzer' --seed 42 --case 17 --subject delegate-self --profile ios17 "
        + "--set edgeWidth=30 --steps 20")
  }

  @Test(
    "a word of the command is quoted so that the shell reads it as it is",
    arguments: [
      ("Seeds/a-1.navseed", "Seeds/a-1.navseed"), ("", "''"), ("my fuzzer", "'my fuzzer'"),
      ("it's", #"'it'\''s'"#), ("a\u{1B}'\\b", #"$'a\x1b\'\\b'"#), ("a\nb", #"$'a\x0ab'"#),
    ])
  func quoted(word: String, text: String) {
    #expect(ShellWord.quoted(word) == text)
  }

  @Test("tells in three lines what another profile's report has told")
  func reference() {
    let report = Report(finding: Self.freeze(), source: "", rows: Self.rows)
    #expect(
      report.reference(to: .ios11) == """
        delegate-self, ios17: the app is frozen
          as before    the same actions break the same rule as in ios11
          again        navfuzz --seed 42 --case 17 --subject delegate-self --profile ios17
        """)
  }

  @Test("names the other ways in which the bug shows")
  func companions() {
    var finding = Self.freeze()
    finding.companions = [
      Finding.Companion(
        violation: Violation(.doublePop, cause: .swipeDuringPop), trace: [.settle], index: 3),
      Finding.Companion(
        violation: Violation(.trap, cause: .swipeDuringPop, trap: .corruptedViewTree),
        trace: [.settle, .settle], index: 4),
    ]
    let report = Report(finding: finding, source: "", rows: Self.rows)
    let words = "double-pop (1 action); trap corruptedViewTree (2 actions)"
    #expect(report.text.contains("\n\n  also as      \(words)\n\n"))
  }

  @Test(
    "has no line of more than 100 columns, whatever the rule and cause", arguments: Rule.allCases)
  func width(rule: Rule) {
    for cause in Cause.allCases {
      var finding = Self.freeze()
      finding.violation = Violation(
        rule, cause: cause, trap: .corruptedViewTree, expected: .stacks([[ScreenID(0)], []]),
        observed: .screen(.none))
      let report = Report(
        finding: finding, source: "S001",
        rows: [
          Report.Row(
            number: 1, instant: 123_456,
            words: ActionWords(kindNames: ["plain", "hidden"]).words(
              for: .setStack(.insertUnderTop, animated: false)),
            stack: (0..<40).map { ScreenID($0) }, transition: "finishing", breaks: true,
            notes: Array(repeating: "fails from -375 to 375 points to the right", count: 3))
        ])
      // The command is one line, however long: it is copied.
      let lines = report.text.split(separator: "\n").dropLast()
      #expect(lines.filter { $0.count > PlainText.width } == [])
      #expect(lines.filter { $0.hasSuffix(" ") } == [])
    }
  }
}
