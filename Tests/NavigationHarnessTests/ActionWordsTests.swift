// ActionWordsTests: every action is put into words that an app developer understands.

import NavigationModel
import Testing

@testable import NavigationHarness

@Suite("Actions in words")
struct ActionWordsTests {
  @Test(
    "say what the app or the user does",
    arguments: [
      (.push(kind: 0, animated: true), "push a screen"),
      (.push(kind: 1, animated: false), "push a 'hidden' screen, not animated"),
      (.push(kind: 9, animated: true), "push a screen"),
      (.pop(animated: true), "pop"),
      (.popToRoot(animated: false), "pop to the root, not animated"),
      (.popTo(position: 1, animated: true), "pop to the screen at position 1"),
      (.setStack(.topAlone, animated: true), "set the stack to its top screen alone"),
      (.pushAgain(position: 0), "push the screen at position 0 once more"),
      (.setBar(hidden: true, animated: true), "hide the navigation bar"),
      (.setSwipe(enabled: false), "switch the swipe off"),
      (.takeDelegate, "another object takes the navigation delegate"),
      (.returnDelegate, "the navigation delegate is put back"),
      (.lifetime(.keep(position: 1)), "the app keeps the screen at position 1"),
      (.lifetime(.letGo), "the app lets go of what it keeps"),
      (.lifetime(.pushKept), "push the screen that the app kept last"),
      (.lifetime(.extraTarget(true)), "the app adds a target of its own to the swipe"),
      (.lifetime(.extraTarget(false)), "the app's target of the swipe dies"),
      (.lifetime(.forwardDelegate), "an object that passes on takes the navigation delegate"),
      (.lifetime(.delegateDies), "another object takes the navigation delegate, and dies"),
      (.cover, "a full-screen modal covers the app"),
      (.uncover, "the modal goes away"),
      (.backTap, "tap on the back button"),
      (.down(.edge), "finger down at the left edge"),
      (.move(40, vertically: 0), "finger moves 40 right"),
      (.move(-3, vertically: 8), "finger moves 3 left and 8 down"),
      (.move(0, vertically: -8), "finger moves 8 up"),
      (.up(velocity: 0), "finger up"),
      (.up(velocity: -200), "finger up, moving left at 200 points a second"),
      (.cancelTouch, "the system cancels the touch"),
      (.swipe(.full, from: .edge), "full swipe from the left edge"),
      (.swipe(.partial, from: .inside), "short swipe from the middle, given up"),
      (.swipe(.flick, from: .rightEdge), "short fast swipe from the right edge"),
      (
        .swipe(.interrupted, from: .bar),
        "swipe from the left edge of the bar, cancelled by the system half way"
      ),
      (.doubleSwipe(gap: 100), "two full swipes from the left edge, the second 100 ms later"),
      (.swipeDuring(.push, delay: 0), "push a screen, and at once a full swipe from the left edge"),
      (.settle, "all comes to rest"), (.wait(0), "the turn ends"), (.wait(16), "16 ms pass"),
      (.toolbar(hidden: false, animated: true), "show the toolbar"),
      (.changeItem(.below), "the items of the screen below change"),
      (.hidesBarsOnSwipe(true), "drags hide the bars"),
      (.search(true), "the top screen's search begins"),
      (.style(.tinted), "the top screen asks for a bar of its own colour"),
      (.style(.plain), "the top screen asks for a bar of the usual colour"),
      (.collapseBar, "the top screen moves the bar out of the way"),
      (.statusBar(hidden: true), "the top screen wants no status bar"),
      (.statusBar(hidden: false), "the top screen wants a status bar"),
      (.focus, "a text field of the top screen is typed into"),
      (.unfocus, "all typing ends"),
      (.drag(.up), "drag up over the content"),
      (.animator(.fade), "an own animator fades the pages"),
      (.animator(.system), "the system animates transitions again"),
      (.drive(.pop, .cancel), "pop by an own driver, which takes it back"),
      (.takeHold(.finish), "an own driver takes hold of the transition, and lets it end"),
      (.direction(.rightToLeft), "the app reads from right to left"),
      (.tap(.row), "tap on a row of the page, which pushes a screen"),
      (.tap(.back), "tap on the back button, beside any other finger"),
      (.secondDown(.inside), "second finger down in the middle"),
      (.secondMove(-20), "second finger moves 20 left"),
      (.secondUp(velocity: 100), "second finger up, moving right at 100 points a second"),
      (.background(0), "the app goes to the background and comes back at once"),
      (.background(16), "the app goes to the background for 16 ms"),
      (.interruption(0), "a call comes in and is refused at once"),
      (.interruption(16), "a call comes in, for 16 ms"),
    ] as [(Action, String)])
  func words(action: Action, words: String) {
    #expect(ActionWords(kindNames: ["plain", "hidden"]).words(for: action) == words)
  }
}
