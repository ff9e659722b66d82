// ScreenBarTests: a screen that hides the bar as it comes and shows it as it goes breaks no rule.

import HeadlessUIKit
import NavigationModel
import NavigationSpec
import NavigationStage
import Testing

@testable import NavigationHarness

/// A screen that hides the bar while it is on show: the usual way to do so.
private final class PosterController: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setNavigationBarHidden(true, animated: animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.setNavigationBarHidden(false, animated: animated)
  }
}

/// The same, that forgets to hide it when it comes back.
private final class ForgetfulPosterController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.setNavigationBarHidden(true, animated: false)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.setNavigationBarHidden(false, animated: animated)
  }
}

@Suite("Screens that hide the bar") @MainActor
struct ScreenBarTests {
  private static func subject(
    _ makePoster: @escaping @MainActor @Sendable () -> UIViewController
  ) -> Subject {
    Subject(
      "posters",
      kinds: [
        ScreenKind(ScreenTraits("page", bar: .leftAlone)),
        ScreenKind(ScreenTraits("poster", bar: .hidden), make: makePoster),
      ], promises: .onlyOneMoves
    ) { UINavigationController() }
  }

  @Test(
    "and show it as they go are clean under each profile",
    arguments: Profile.allCases,
    [
      "push kind=1", "push kind=1; settle; push; settle; pop", "push kind=1; settle; pop",
      "push kind=1; settle; bar hidden; push; settle; pop; settle; bar shown; pop",
      "push kind=1; settle; cover; settle; pop",
      "push kind=1; settle; present full; settle; dismiss top; settle",
    ])
  func clean(profile: Profile, text: String) throws {
    let poster = Self.subject { PosterController() }
    #expect(try CaseRunner.result(of: text, on: poster, profile).violation == nil)
  }

  /// Before iOS 11 the bar does not hear what is asked for while a swipe goes back.
  @Test(
    "and show it as they go are clean when a swipe goes back",
    arguments: [Profile.ios11, .ios17, .ios18, .ios26],
    [
      "push kind=1; settle; push; settle; swipe partial; settle; swipe full",
      "push kind=1; settle; swipe partial; settle; swipe full",
    ])
  func swiped(profile: Profile, text: String) throws {
    let poster = Self.subject { PosterController() }
    let result = try CaseRunner.result(
      of: text, on: poster, profile, set: ["hiddenBarBlocksPop=false"])
    #expect(result.violation == nil)
  }

  @Test("must hide it again when they come back")
  func forgetful() throws {
    let poster = Self.subject { ForgetfulPosterController() }
    let result = try CaseRunner.result(of: "push kind=1; settle; push; settle; pop", on: poster)
    #expect(result.violation?.rule == .barState)
  }
}
