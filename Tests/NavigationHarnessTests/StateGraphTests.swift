// StateGraphTests: the graph of short traces finds what is simpler, proves what is minimal, and says what it did not search.

import FuzzCore
import HeadlessUIKit
import NavigationModel
import NavigationSpec
import NavigationStage
import NavigationSubjects
import Testing

@testable import NavigationHarness

@Suite("State graph") @MainActor
struct StateGraphTests {
  private static let freeze = Violation.Signature(rule: .freeze, cause: .swipeDuringFinish)
  /// Freezes `delegate-self`, and is not the simplest trace that does.
  private static let long: [Action] = [
    .push(kind: 0, animated: true), .settle, .doubleSwipe(gap: 0),
  ]
  private static let minimal: [Action] = [.push(kind: 0, animated: false), .doubleSwipe(gap: 0)]

  private func graph(_ subject: Subject = .delegateSelf, limit: Int = 20_000) -> StateGraph {
    StateGraph(subject: subject, switches: Profile.ios17.switches, limit: limit)
  }

  @Test("finds the simplest trace that fails in the same way")
  func finds() {
    #expect(graph().search(below: Self.long, signature: Self.freeze) == .found(Self.minimal))
    #expect(graph().shortTrace(failing: Self.freeze) == Self.minimal)
    #expect(graph().shortTrace(failing: .init(rule: .leak)) == nil)
  }

  @Test("proves that nothing is simpler than a minimal trace, whatever was explored before")
  func proves() throws {
    let fresh = graph()
    let searched = graph()
    _ = searched.search(below: Self.long, signature: Self.freeze)
    guard case .none(let certificate) = fresh.search(below: Self.minimal, signature: Self.freeze)
    else {
      Issue.record("a simpler trace than the minimal one was found")
      return
    }
    #expect(certificate.extent == .proven)
    #expect(certificate.letterCount > 50)
    #expect(certificate.transitions == certificate.letterCount)
    #expect(
      searched.search(below: Self.minimal, signature: Self.freeze) == .none(certificate))
  }

  @Test(
    "says up to which length it searched, if its limit ends before the proof", arguments: [10, 300])
  func limited(limit: Int) {
    let trace: [Action] = [
      .setBar(hidden: true, animated: false), .takeDelegate, .push(kind: 0, animated: true),
      .settle,
    ]
    let result = graph(.recommendedGuard, limit: limit)
      .search(below: trace, signature: .init(rule: .leak))
    guard case .none(let certificate) = result else {
      Issue.record("nothing leaks there")
      return
    }
    // Three times as many over a part of the alphabet, on which alone the claim rests.
    #expect(certificate.extent == .local(length: limit < 50 ? 0 : 2))
    #expect(certificate.whole?.length == (limit < 50 ? 0 : 1))
    #expect(certificate.transitions <= 3 * limit)
  }

  @Test("searches the usual actions and a trace's own further than the whole alphabet")
  func restricted() {
    let trace: [Action] = [
      .setStack(.insertUnderRoot, animated: true), .settle, .swipe(.full, from: .edge),
    ]
    let signature = Violation.Signature(rule: .deadSwipe, cause: .stackSetUnderTop)
    let result = graph(.shownScreenGuard, limit: 2_500).search(below: trace, signature: signature)
    guard case .none(let certificate) = result else {
      Issue.record("a simpler trace than the minimal one was found")
      return
    }
    #expect(certificate.extent == .proven)
    #expect(certificate.letterCount == 34)
    #expect(certificate.whole == Certificate.Whole(letterCount: 72, length: 2))
  }

  @Test("proves minima of subjects that it cannot see whole, whose states it takes for different")
  func unseen() {
    let switches = Profile.ios9.switches
    let graph = StateGraph(subject: .fullscreenPopWithoutHook, switches: switches, limit: 500)
    let trace: [Action] = [.push(kind: 0, animated: false), .swipe(.partial, from: .edge)]
    let result = graph.search(
      below: trace, signature: .init(rule: .barState, cause: .cancelledSwipe))
    guard case .none(let certificate) = result else {
      Issue.record("a simpler trace than the minimal one was found")
      return
    }
    #expect(certificate.extent == .proven)
    // Each push leads to a state of its own.
    #expect(graph.path(to: Fingerprint()) == nil)
    #expect(certificate.unseen.isEmpty)
  }

  @Test("knows the states of a trace, and short ways to them")
  func paths() throws {
    let graph = graph()
    let round: [Action] = [
      .push(kind: 0, animated: true), .settle, .pop(animated: true), .settle, .settle,
    ]
    var space = GraphSpace(
      subject: .delegateSelf, switches: Profile.ios17.switches, countedPast: .nothing,
      mark: GraphMark(NavigationVocabulary(Subject.delegateSelf.facts)))
    let states = space.states(of: round)
    #expect(states.count == round.count + 1)
    #expect(states[4] == states[5])
    // Asking for ways explores the graph as far as they go.
    _ = graph.paths
    for (length, state) in states.enumerated() where length <= 2 {
      let state = try #require(state)
      let path = try #require(graph.path(to: state))
      #expect(path.count <= length)
    }
  }
}

@Suite("Certificate")
struct CertificateTests {
  @Test("says in one line how far the search went, over what, and what it did not see")
  func words() {
    var certificate = Certificate(.proven, letterCount: 78, states: 51, transitions: 3979)
    #expect(
      certificate.words
        == "proven, over the whole alphabet of 78 actions (51 states, 3979 transitions of shorter ones)"
    )
    certificate.extent = .local(length: 2)
    certificate.excluded = ["bar", "cover"]
    certificate.unseen = ["property x of type Y"]
    #expect(
      certificate.words
        == "local (all up to 2 actions searched), over the whole alphabet of 78 actions without bar, "
        + "cover (51 states, 3979 transitions of shorter ones); subject state not seen: property x of "
        + "type Y")
    certificate.extent = .proven
    certificate.excluded = []
    certificate.unseen = []
    certificate.letterCount = 34
    certificate.whole = Certificate.Whole(letterCount: 78, length: 2)
    #expect(
      certificate.words
        == "proven, over the usual actions and its own, 34 of 78 (51 states, 3979 transitions of shorter "
        + "ones); over the whole alphabet up to 2 actions")
    #expect(
      Certificate(.proven, letterCount: 78, states: 1, transitions: 0).words
        == "proven, over the whole alphabet of 78 actions")
  }
}
