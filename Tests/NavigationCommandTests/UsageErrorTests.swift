// UsageErrorTests: each command line that is not understood is refused in one sentence.

import NavigationHarness
import Testing

@testable import NavigationCommand

@Suite("Usage errors")
@MainActor
struct UsageErrorTests {
  @Test(
    "say in one sentence what is wrong and what was probably meant",
    arguments: [
      ("rnu", "no command is called 'rnu': did you mean 'run'?"),
      (
        "frobnicate",
        "no command is called 'frobnicate': it is one of run, check, replay, shrink, list, explain"
      ),
      ("--sed 4", "no option is called '--sed': did you mean '--seed'?"),
      ("--frobnicate", "no option is called '--frobnicate': `navfuzz --help` shows them all"),
      ("-x", "no option is called '-x': did you mean '-q'?"),
      ("--seed", "--seed needs a value: write --seed N"),
      ("--seed --json", "--seed needs a value: write --seed N"),
      ("--seed=", "--seed needs a value: write --seed N"),
      ("--json=yes", "--json takes no value, and so not 'yes'"),
      ("--seed 1 --seed 2", "--seed is given twice: keep one of the two"),
      (
        "--seed soon",
        "--seed: 'soon' is no seed: it is a decimal number, 0x and hexadecimal digits, or a "
          + "commit hash"
      ),
      (
        "--seed 99999999999999999999",
        "--seed: the seed 99999999999999999999 is too large: it has at most 64 bits"
      ),
      ("--runs 0", "--runs takes a number from 1 to 1000000000, and not '0'"),
      ("--runs -3", "--runs takes a number from 1 to 1000000000, and not '-3'"),
      ("--runs ten", "--runs takes a number from 1 to 1000000000, and not 'ten'"),
      ("--steps 10001", "--steps takes a number from 1 to 10000, and not '10001'"),
      (
        "--with modal",
        "--with: no capability is called 'modal': did you mean 'modals'?"
      ),
      (
        "--with router,frobnication",
        "--with: no capability is called 'frobnication': `navfuzz list capabilities` shows them all"
      ),
      (
        "--with status-bar",
        "--with: 'status-bar' is an action: `--with bars` draws it"
      ),
      (
        "--with router,",
        "--with: a capability is missing: write `--with arena,bars`"
      ),
      ("--strategy luck", "--strategy takes 'random' or 'guided', and not 'luck'"),
      (
        "--seed 1 --case x", "--case takes a number from 0 to 999999999, and not 'x'"
      ),
      (
        "--time 30",
        "--time takes a time such as 500ms, 30s, 5m or 1h, of at most 24h, and not '30'"
      ),
      (
        "--time 25h",
        "--time takes a time such as 500ms, 30s, 5m or 1h, of at most 24h, and not '25h'"
      ),
      (
        "--time 0s",
        "--time takes a time such as 500ms, 30s, 5m or 1h, of at most 24h, and not '0s'"
      ),
      (
        "--subject delegat-self",
        "--subject: no subject is called 'delegat-self': did you mean 'delegate-self'?"
      ),
      (
        "--subject nobody-knows-it",
        "--subject: no subject is called 'nobody-knows-it': `navfuzz list subjects` shows them all"
      ),
      ("--profile iosX7", "--profile: no profile is called 'iosX7': did you mean 'ios7'?"),
      (
        "--profile ios8",
        "--profile: no profile is called 'ios8': it is one of ios7, ios9, ios11, ios17, ios18, ios26"
      ),
      (
        "--set edgeWidht=30", "--set: no switch is called 'edgeWidht': did you mean 'edgeWidth'?"
      ),
      (
        "--set edgeWidth=400",
        "--set: edgeWidth has no value '400': it is a number from 6 to 59 points"
      ),
      ("--set edgeWidth", "--set: 'edgeWidth' sets no switch: write it as switch=value"),
      (
        "--set edgeWidth=30 --set edgeWidth=31",
        "--set: edgeWidth is set twice: keep one of the two"
      ),
      (
        "--set cancelCallbackTime=willAtDecision",
        "--set: cancelCallbackTime=willAtDecision contradicts cancelRestoreTime=atAnimationEnd: "
          + "a controller would hear that it comes back before the stack holds it again; "
          + "make it cancelRestoreTime=atDecision or cancelCallbackTime=atAnimationEnd"
      ),
      ("--off frieze=no", "--off: no rule is called 'frieze': did you mean 'freeze'?"),
      ("--off freeze", "--off: 'freeze' gives no reason: write --off RULE=REASON"),
      (
        "--off freeze=no --off freeze=never",
        "--off: 'freeze' is switched off twice: keep one of the two reasons"
      ),
      ("--off freeze=", "--off: 'freeze=' gives no reason: write --off RULE=REASON"),
      (
        "--case 3",
        "--case needs --seed: without it the seed is drawn, and its cases are anybody's guess"
      ),
      ("--seed 1 --case 3 --runs 4", "--case contradicts --runs: one case is one run"),
      (
        "--seed 1 --case 3 --time 4s",
        "--case contradicts --time: one case takes the time that it takes"
      ),
      ("--runs 3 --time 4s", "--runs contradicts --time: both end the run; give one of them"),
      ("-q -v", "-q contradicts -v: give one of them"),
      ("--json -q", "--json contradicts -q: the object is the same whatever else is printed"),
      ("--seeds nowhere/at/all", "--seeds: there is no folder 'nowhere/at/all'"),
      ("run fast", "'run' has no place for 'fast'"),
      ("replay", "'replay' needs more: write navfuzz replay FILE|KEY..."),
      ("replay --runs 4 a.navseed", "--runs means nothing to 'replay': it belongs to 'run'"),
      ("run --write-seeds=a", "--write-seeds takes no value, and so not 'a'"),
      (
        "list --seeds a",
        "--seeds means nothing to 'list': it belongs to 'run' and 'check' and 'replay' and 'shrink'"
      ),
      ("--stop-after 0", "--stop-after takes a number from 1 to 1000000000, and not '0'"),
      ("shrink --search 0 a", "--search takes a number from 1 to 1000000000, and not '0'"),
      (
        "--stop-after 2 --all", "--all contradicts --stop-after: either the run goes on, or it ends"
      ),
      ("shrink", "'shrink' needs more: write navfuzz shrink FILE|KEY..."),
      ("list rule", "'rule' cannot be listed: did you mean 'rules'?"),
      ("list rules actions", "'list' has no place for 'actions'"),
      ("explain", "'explain' needs more: write navfuzz explain RULE"),
      (
        "explain frezze", "no rule or cause is called 'frezze': did you mean 'freeze'?"
      ),
      (
        "explain R-101",
        "no report rests on R-101: the article Rules.md lists all rules of UIKit's behaviour"
      ),
      (
        "explain nothing-like-it",
        "no rule or cause is called 'nothing-like-it': `navfuzz list rules` shows them all"
      ),
    ])
  func sentence(line: String, sentence: String) {
    let session = Session(line.split(separator: " ").map(String.init))
    session.expectErrors("navfuzz: \(sentence)\n")
    #expect(session.output == "")
    session.expectCode(.usage)
  }

  @Test("refuse a run without a subject")
  func noSubject() {
    let session = Session([], subjects: [])
    session.expectErrors("navfuzz: there is no subject, so nothing was run\n")
    session.expectCode(.usage)
  }

  @Test("show no more of a word than a line holds, and no control character")
  func clipped() {
    let session = Session(["--" + String(repeating: "a", count: 100_000)])
    #expect(session.errors.count < 200)
    let other = Session(["\u{1B}[31m"])
    #expect(!other.errors.contains("\u{1B}"))
    let path = Session("replay", "a\u{1B}[31m\u{9B}b")
    #expect(path.errors == "navfuzz: a\\u{1B}[31m\\u{009B}b: there is no such file\n")
    let reason = Session(
      "--runs", "1", "--subject", "stock", "--seed", "1", "--off", "freeze=\u{1B}[31mred")
    #expect(reason.output.contains("freeze: \\u{1B}[31mred"))
    #expect(!reason.output.contains("\u{1B}"))
  }
}
