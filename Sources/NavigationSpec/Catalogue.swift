// Catalogue: the rules of UIKit's behaviour that judgements rest on, with how sure each is.

/// The rules of UIKit's behaviour that judgements rest on, with how sure each is.
package enum Catalogue {
  // MARK: - Gestures

  static let disabling = CatalogueRule(
    109, .documented, "Switching a recogniser off cancels it; it hears of no touch any more.")
  static let systemCancel = CatalogueRule(
    108, .documented, "A touch that the system takes away cancels its recognisers.")
  static let receiveAtTouchDown = CatalogueRule(
    120, .documented, "shouldReceive touch is asked once, when the finger is put down.")
  static let shouldBegin = CatalogueRule(
    122, .documented, "shouldBegin is asked when the recogniser wants to begin; a no fails it.")
  static let simultaneity = CatalogueRule(
    126, .documented, "A yes to simultaneous recognition, from either side, lets both begin.")
  static let prevention = CatalogueRule(
    127, .inferred, "Without simultaneity the first recogniser that begins prevents the others.")
  static let scrollViewPan = CatalogueRule(
    150, .attestedBySeveral, "A scroll view's own pan accepts no other delegate.")
  static let edgeOnly = CatalogueRule(
    202, .documented, "A touch that starts away from the edge never begins the edge pan.")
  static let finishes = CatalogueRule(
    210, .attestedBySeveral, "Far enough and not backwards a swipe finishes; else it goes back.")
  static let remainder = CatalogueRule(
    214, .attestedBySeveral, "After the finger is lifted the rest of the animation takes time.")

  // MARK: - Stack and callbacks

  static let popAtBegin = CatalogueRule(
    301, .attestedBySeveral, "A swipe pops when it begins; the finger only drives the animation.")
  static let popShowsAtOnce = CatalogueRule(
    302, .attestedBySeveral, "After a pop the stack is without the popped screen at once.")
  static let pushShowsAtOnce = CatalogueRule(
    303, .attestedBySeveral, "At rest a push is in the stack as soon as the call returns.")
  static let cancelRestores = CatalogueRule(
    304, .attestedBySeveral, "After a cancelled swipe the stack is as it was before.")
  static let childrenLag = CatalogueRule(
    309, .inferred, "During a pop the departing screen is still a child, though not in the stack.")
  static let pushOrder = CatalogueRule(
    320, .inferred, "A push calls the appearance and parent callbacks in one fixed order.")
  static let popOrder = CatalogueRule(
    321, .inferred, "A pop calls its callbacks in one fixed order and then lets the screen go.")
  static let cancelCallbacks = CatalogueRule(
    322, .attestedBySeveral, "A cancelled swipe takes back the appearance of both screens.")
  static let silentCancel = CatalogueRule(
    324, .attestedBySeveral, "After a cancelled swipe neither willShow nor didShow comes.")
  static let oneDidShow = CatalogueRule(
    325, .inferred, "didShow comes once for each transition that completes.")
  static let pairs = CatalogueRule(
    329, .attestedBySeveral, "Each screen's appearance callbacks come in balanced pairs.")
  static let offScreen = CatalogueRule(
    331, .attestedBySeveral, "A covered controller changes its stack but calls nobody.")
  static let restoreMoment = CatalogueRule(
    340, .inferred, "A cancelled swipe restores the stack by the end of its animation.")
  static let stillInTransition = CatalogueRule(
    341, .inferred, "Until a cancelled swipe's animation ends the transition goes on.")

  // MARK: - Calls

  static let deferredPush = CatalogueRule(
    402, .attestedBySeveral, "From iOS 11 a push within a transition is applied after it.")
  static let callInCallback = CatalogueRule(
    444, .attestedBySeveral,
    "A push from within viewDidLoad or viewWillAppear counts as one in a transition.")
  static let deferredPop = CatalogueRule(
    403, .singleReport, "A pop within a transition returns nil and is carried out after it.")
  static let nestedCorrupts = CatalogueRule(
    420, .attestedBySeveral, "On iOS 7 to 9 a call within a transition runs at once and corrupts.")
  static let damagedTree = CatalogueRule(
    421, .attestedBySeveral, "That damage crashes a later pop: \"Can't add self as subview\".")
  static let popAtRoot = CatalogueRule(
    430, .documented, "popViewController with one screen does nothing and returns nil.")
  static let popToStranger = CatalogueRule(
    432, .attestedBySeveral, "Popping to a screen that is not in the stack raises.")
  static let pushedTwice = CatalogueRule(
    435, .attestedBySeveral, "Pushing an instance that is in the stack raises.")
  static let pushedContainer = CatalogueRule(
    437, .documented, "Pushing a navigation or tab bar controller raises.")
  static let childElsewhere = CatalogueRule(
    439, .singleReport, "Pushing a child of another parent raises.")
  static let distinct = CatalogueRule(
    440, .attestedBySeveral, "Setting a stack with one instance twice raises.")
  static let sameTop = CatalogueRule(
    441, .singleReport, "Setting a stack with the same top starts no transition.")
  static let emptyStack = CatalogueRule(
    442, .inferred, "Setting an empty stack is accepted.")

  // MARK: - Swipe back

  static let refusesAtRoot = CatalogueRule(
    510, .attestedBySeveral, "The system's delegate refuses the swipe at the root.")
  static let refusesInTransition = CatalogueRule(
    511, .attestedBySeveral, "The system's delegate refuses the swipe during a transition.")
  static let refusesWithHiddenBar = CatalogueRule(
    512, .attestedBySeveral, "The system's delegate refuses the swipe while the bar is hidden.")
  static let refusesWithLeftItem = CatalogueRule(
    513, .attestedBySeveral, "A custom left item makes the system's delegate refuse the swipe.")
  static let answersAtTouchDown = CatalogueRule(
    518, .singleReport, "The system's delegate looks at the stack only when the finger lands.")
  static let othersWait = CatalogueRule(
    520, .attestedBySeveral, "The system's delegate makes other recognisers wait for the swipe.")
  static let rootFreeze = CatalogueRule(
    525, .attestedBySeveral, "A swipe that begins at the root hangs the next transition.")
  static let disabledInBegin = CatalogueRule(
    530, .attestedBySeveral,
    "A swipe whose recogniser is switched off within its begin leaves the page dead.")
  static let swipeInTransition = CatalogueRule(
    526, .attestedBySeveral, "A swipe that begins in a transition starts a second pop inside it.")
  static let countAtTouchDown = CatalogueRule(
    524, .inferred, "A count of screens taken when the finger lands is stale when it moves.")
  static let delegateTakenOver = CatalogueRule(
    528, .inferred, "A guard that waits for didShow is blind once the delegate is replaced.")
  static let rememberedIsStale = CatalogueRule(
    529, .inferred, "No didShow comes when a set stack keeps its top, so what it noted is stale.")
  static let flagSticks = CatalogueRule(
    534, .inferred, "A flag that is cleared in didShow sticks when didShow never comes.")

  // MARK: - Ownership, scroll views, bars

  static let gestureDelegateOwnership = CatalogueRule(
    601, .documented, "Up to the iOS 8 SDK a recogniser's delegate is not zeroed when it dies.")
  static let deadGestureDelegate = CatalogueRule(
    604, .singleReport, "A touch then messages the freed gesture delegate.")
  static let deadNavigationDelegate = CatalogueRule(
    605, .attestedBySeveral, "A push or pop then messages the freed navigation delegate.")
  static let ownership = CatalogueRule(
    608, .inferred, "The navigation controller alone owns the screens of its stack.")
  static let firstWins = CatalogueRule(
    802, .attestedBySeveral, "Under a replaced delegate swipe and scroll view race for the drag.")
  static let bothMove = CatalogueRule(
    804, .attestedBySeveral, "Allowed together, page and scroll view both follow the finger.")
  static let barBelongsToController = CatalogueRule(
    811, .documented, "Whether the bar is hidden belongs to the controller, not to a screen.")
  static let cancelLeavesBar = CatalogueRule(
    812, .attestedBySeveral, "A cancelled swipe does not put the bar back; viewWillAppear does.")
  static let barLostOnCancel = CatalogueRule(
    714, .attestedBySeveral, "Before iOS 11 a bar shown again in a cancelled swipe stays hidden.")
  static let cancelLosesItem = CatalogueRule(
    813, .attestedBySeveral, "On iOS 8 to 10 a cancelled swipe can lose an item of the bar.")
  static let backItem = CatalogueRule(
    815, .documented, "The back item that is shown belongs to the screen below the top.")
  static let leftItemReplaces = CatalogueRule(
    818, .documented, "A left item replaces the back button unless it supplements it.")
  static let managedBar = CatalogueRule(
    820, .documented, "Pushing or popping the items of a controller's own bar raises.")
  static let bottomBar = CatalogueRule(
    825, .attestedBySeveral, "The tab bar is hidden while a pushed screen asks for it.")
  static let statusBarByTop = CatalogueRule(
    831, .documented, "The top screen says whether the status bar is hidden, if containers ask it.")
  static let looksStay = CatalogueRule(
    832, .attestedBySeveral, "The bar keeps its colour and place until somebody gives it others.")
  static let oneAtATime = CatalogueRule(
    855, .attestedBySeveral, "A presentation during another one is logged and ignored.")
  static let chainGoes = CatalogueRule(
    881, .documented, "Dismissing from a controller takes along all that stands above it.")
  static let sheetReports = CatalogueRule(
    883, .documented, "A sheet's delegate is told of a dismissal by the user, and of no other.")
  static let sheetStays = CatalogueRule(
    884, .documented, "A sheet that may not go stays, and its delegate hears of the attempt.")
  static let overrideMissesSet = CatalogueRule(
    828, .documented, "setViewControllers does not pass through an overridden push.")
}
