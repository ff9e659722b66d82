// HelpTests: the help, the version, the lists and the explanations, word for word where that matters.

import NavigationHarness
import NavigationModel
import NavigationSpec
import NavigationStage
import Testing

@testable import NavigationCommand

@Suite("Help, lists and explanations")
@MainActor
struct HelpTests {
  @Test("the help names commands, options and exit codes")
  func help() {
    let session = Session("--help")
    session.expectCode(.asExpected)
    session.expectErrors("")
    #expect(
      session.output == """
        navfuzz finds, shrinks and replays the faults of iOS navigation controllers.

          navfuzz [run] [OPTIONS]
          navfuzz check
          navfuzz replay FILE|KEY...
          navfuzz shrink FILE|KEY...
          navfuzz list [TOPIC]
          navfuzz explain RULE

        Commands
          run      fuzz the subjects and replay what is recorded of them (the usual command)
          check    try all sequences of up to --depth actions, the shortest first
          replay   play seed files and say whether each fails as it should; -v shows each callback
          shrink   make the trace of a seed file as short as it gets, and say in what sense it is minimal
          list     show subjects, profiles, switches, rules, actions, capabilities, situations, promises
          explain  say what a rule, a cause or R-nnn means, what it rests on, and the usual cure

        Options
          --seed N            start from N: decimal, 0x..., or a commit hash (else drawn, and printed)
          --case K            go straight to case K of the seed, and to no other
          --subject NAME      only this subject; repeat it for several
          --profile NAME      only this profile; repeat it for several
          --set SWITCH=VALUE  give a switch this value in each profile; repeat it for several
          --with NAMES        draw these capabilities too: names with commas between, or all (else none)
          --runs N            cases for each subject in each profile (300)
          --time TIME         run for about so long: 500ms, 30s, 5m, 1h; run prints the --runs for it
          --steps N           actions a case (50)
          --strategy NAME     how cases are drawn: random, or guided by what was covered (random)
          --depth N           check: sequences of up to N actions (3)
          --states N          check: store at most N states
          --alphabet NAME     check: the actions to make sequences of, usual or whole (usual)
          --stop-after K      end the run after K new bugs, with the summary of what was run
          --all               go on whatever is found, and tell each new bug once (run does so anyway)
          --search N          transitions that may be explored to prove minima (45000)
          --off RULE=REASON   switch a rule off, with the reason in words; shown in the summary
          --seeds DIR         the folder of recorded findings (Seeds)
          --write-seeds       record new findings there; in shrink, the shorter trace and its proof
          --json              print one JSON object, and nothing else
          -q, --quiet         print new findings and the result alone
          -v, --verbose       print what is recorded too; in replay, each callback
          --help, -h          print this
          --version           print the version

        Exit codes
            0  all was as expected
            1  a new violation, or a recorded one that no longer shows
            2  the command line was not understood, or nothing was run
            3  a seed file cannot be honoured
            4  one input gave two verdicts
            5  a required situation, or a bound, was not reached
           70  an error of navfuzz itself
          130  interrupted; the summary was printed first

        A subject's own crash (fatalError) ends the run with exit code 1, and with a command that
        shows it again; it is not shrunk.

        """)
  }

  @Test("help and version win over whatever else is asked for")
  func wins() {
    #expect(Session("replay", "-h").output == Session("--help").output)
    #expect(Session("--version").output == "navfuzz 1.0\n")
  }

  @Test("a rule is explained with what it rests on and its cure")
  func rule() {
    #expect(
      Session("explain", "freeze").output == """
        freeze: the app is frozen

          meaning      When the finger is up and the animations have had their time, no transition may be
                       running. At the end of each case one more screen is pushed and popped; if that does
                       not complete, the user has to kill the app.
          rests on     R-214 (attested by several): After the finger is lifted the rest of the animation
                       takes time.
          cure         Answer gestureRecognizerShouldBegin with yes only if viewControllers.count > 1,
                       transitionCoordinator is nil and no push or pop is waiting.

          A finding names its cause too, which has a cure of its own: navfuzz list rules

        """)
  }

  @Test("a rule of UIKit's behaviour is explained with what rests on it")
  func explainsBehaviour() {
    #expect(
      Session("explain", "r-525").output == """
        R-525, a rule of UIKit's behaviour

          says         A swipe that begins at the root hangs the next transition.
          how sure     attested by several
          rests on it  swipe-at-root, stale-touch-at-root, transition-touch-at-root
          doubt        carried by rootSwipeOutcome
          more         the article Rules.md says who says so, where it is implemented, and which test pins
                       it

        """)
  }

  @Test("a cause is explained with its switches in each profile")
  func cause() {
    #expect(
      Session("explain", "nested-calls").output == """
        nested-calls, a cause

          meaning      The app pushed or popped while an earlier transition was still running.
          rests on     R-420 (attested by several): On iOS 7 to 9 a call within a transition runs at once
                       and corrupts.
                       R-421 (attested by several): That damage crashes a later pop: "Can't add self as
                       subview".
          switches     nestedTransitionPolicy (ios7 corrupt, ios9 corrupt, ios11 queue, ios17 queue, ios18
                       queue, ios26 interrupt)
          cure         Queue pushes and pops, and make the next call in the transition's completion.

        """)
  }

  @Test("every rule and cause has an explanation of at most 100 columns")
  func all() {
    let words = Rule.allCases.map(\.rawValue) + Cause.allCases.map(\.rawValue)
    for word in words {
      let session = Session("explain", word)
      session.expectCode(.asExpected)
      #expect(session.lines.filter { $0.count > 100 } == [])
    }
  }

  @Test("each list holds everything of its topic", arguments: ListTopic.allCases)
  func lists(topic: ListTopic) {
    let session = Session("list", topic.rawValue)
    let words: [String] =
      switch topic {
      case .subjects: BuiltInSubjects.all.map(\.name)
      case .profiles: Profile.allCases.map(\.rawValue)
      case .switches: Switch.allCases.map(\.rawValue)
      case .rules: Rule.allCases.map(\.rawValue) + Cause.allCases.map(\.rawValue)
      case .actions: ActionKind.names
      case .capabilities: Capability.allCases.map(\.rawValue)
      case .situations: Situation.allCases.map(\.name)
      case .promises: Promises.texts.map(\.name)
      }
    let firstWords = session.lines.compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(words.filter { !firstWords.contains($0) } == [])
    session.expectCode(.asExpected)
  }

  @Test("without a topic everything is listed")
  func everything() {
    let output = Session("list").output
    for topic in ListTopic.allCases { #expect(output.contains(topic.rawValue.dropFirst() + "\n")) }
  }
}
