// SwitchTableTests: the tables of switches and profiles are complete and in order.

@testable import NavigationModel
import Testing

@Suite("Switch table") struct SwitchTableTests {
  @Test("rows stand in the order of the cases, and ordinals count them")
  func order() {
    #expect(Switch.table.map(\.key) == Switch.allCases)
    #expect(Switch.allCases.map(\.ordinal) == Array(0..<Switch.allCases.count))
    #expect(MemoryLayout<Switch>.size == 1)
  }

  @Test("every row of the catalogue from Z-1 to Z-40 has a switch, and five gaps have one")
  func catalogue() {
    let ids = Switch.allCases.map(\.catalogueID)
    #expect(Set(ids) == Set((1...40).map { "Z-\($0)" } + ["gap"]))
    #expect(ids.filter { $0 == "gap" }.count == 5)
  }

  @Test("every meaning is one line of its own")
  func meanings() {
    let meanings = Switch.allCases.map(\.meaning)
    #expect(Set(meanings).count == meanings.count)
    #expect(meanings.allSatisfy { (10...70).contains($0.count) })
  }

  @Test("a switch accepts its own values and no others", arguments: Switch.allCases)
  func accepts(key: Switch) {
    #expect(key.accepts(key.defaultValue))
    #expect(!key.accepts("elsewhere"))
    #expect(!key.accepts(""))
    switch key.values {
    case .words(let words):
      #expect(words.allSatisfy(key.accepts))
      #expect(words.count >= 2)
    case .number(let range, let unit):
      #expect(["points", "milliseconds"].contains(unit))
      #expect(key.accepts("\(range.lowerBound)"))
      #expect(key.accepts("\(range.upperBound)"))
      #expect(!key.accepts("\(range.lowerBound - 1)"))
      #expect(!key.accepts("\(range.upperBound + 1)"))
    }
  }

  @Test("R-719: from 11 on the bar is honoured in a cancelled swipe")
  func honouredBar() {
    let old = Profile.allCases.filter { $0.switches[.barHiddenOnCancel] == "lost" }
    #expect(old == [.ios7, .ios9])
  }

  @Test("what no action reaches is listed here")
  func reach() {
    #expect(
      Switch.allCases.filter { $0.reach == .nothing } == [
        .edgeWidth, .extraTouchPolicy, .rotationDuringSwipe, .backgroundDuringAnimation,
        .visibleControllerRule,
      ])
    #expect(
      Switch.allCases.filter { $0.reach == .subjectCode } == [
        .hidesBackButtonBlocksPop, .cancelRestoresStack, .disableDuringBegin, .emptyStack,
        .popToRootAtRoot, .offscreenPopReturnsNil, .bottomBarFlagRead, .shouldBeginOrder,
      ])
  }
}

@Suite("Profiles") struct ProfileTests {
  @Test("the table has every switch once, in order")
  func complete() {
    #expect(Profile.table.map(\.key) == Switch.allCases)
  }

  @Test("profiles come oldest first, each differs from its neighbours as the table says")
  func differences() {
    #expect(
      Profile.allCases.map(\.rawValue) == ["ios7", "ios9", "ios11", "ios17", "ios18", "ios26"])
    func changes(_ newer: Profile, since older: Profile) -> [String] {
      newer.switches.differences(from: older).map { Setting($0, $1).text }
    }
    #expect(
      changes(.ios9, since: .ios7) == [
        "cancelRestoresStack=always", "delegateOwnership=weak", "cancelLosesBarItem=true",
        "popUnderModalKeepsTabBarHidden=false",
      ])
    #expect(
      changes(.ios11, since: .ios9) == [
        "sameTurnPush=afterCommit", "nestedTransitionPolicy=queue", "barHiddenOnCancel=honoured",
        "cancelLosesBarItem=false",
      ])
    #expect(changes(.ios17, since: .ios11) == ["systemDelegateDecisionPoint=touchDown"])
    #expect(changes(.ios18, since: .ios17) == ["sameTurnPush=immediate"])
    #expect(
      changes(.ios26, since: .ios18) == [
        "nestedTransitionPolicy=interrupt", "contentPopRecognizer=present",
        "contentTouchesDuringTransition=delivered",
      ])
  }

  @Test("the catalogue recommends iOS 18, and iOS 17 holds pushes until the commit")
  func recommendation() {
    #expect(Profile.ios18.switches == Switches.recommended)
    var expected = Switches.recommended
    expected[.sameTurnPush] = "afterCommit"
    #expect(Profile.ios17.switches == expected)
    #expect(Switches() == Profile.ios17.switches)
  }

  @Test("no profile contradicts itself", arguments: Profile.allCases)
  func consistent(profile: Profile) throws {
    try profile.switches.checkContradictions()
    #expect(profile.switches.differences(from: profile).isEmpty)
    #expect(try Profile(named: profile.rawValue) == profile)
  }

  @Test("an unknown profile is answered with the nearest one, or with all")
  func unknown() {
    #expect(
      message { try Profile(named: "iod7") }
        == "no profile is called 'iod7': did you mean 'ios7'?")
    #expect(
      message { try Profile(named: "iOS11") }
        == "no profile is called 'iOS11': did you mean 'ios11'?")
    #expect(
      message { try Profile(named: "ios16") }
        == "no profile is called 'ios16': it is one of ios7, ios9, ios11, ios17, ios18, ios26")
    #expect(
      message { try Profile(named: "ios8") }
        == "no profile is called 'ios8': it is one of ios7, ios9, ios11, ios17, ios18, ios26")
    #expect(
      message { try Profile(named: "android") }
        == "no profile is called 'android': it is one of ios7, ios9, ios11, ios17, ios18, ios26")
    #expect(
      message { try Profile(named: "") }
        == "no profile is called '': it is one of ios7, ios9, ios11, ios17, ios18, ios26")
  }
}

/// The text of the error that the body throws; nil if it throws none.
func message(_ body: () throws -> some Any) -> String? {
  do {
    _ = try body()
    return nil
  } catch {
    return "\(error)"
  }
}
