// Trap+Text: each exception in words for an app developer, and what it rests on.

package import NavigationModel

extension TrapName {
  /// What UIKit complains about, in one sentence.
  package var meaning: String {
    switch self {
    case .pushedTwice: "An instance was pushed that is in the stack already."
    case .pushedContainer: "A navigation controller or a tab bar controller was pushed."
    case .poppedToStranger: "A pop went to a view controller that is not in the stack."
    case .duplicateInStack: "A stack was set that holds one instance twice."
    case .emptyStack: "An empty stack was set."
    case .deadGestureDelegate: "The gesture recogniser's delegate was called after it was freed."
    case .deadNavigationDelegate: "The navigation delegate was called after it was freed."
    case .corruptedViewTree:
      """
      Nested transitions had damaged the views: "Can't add self as subview".
      """
    case .scrollViewPanDelegate: "The scroll view's own pan was given another delegate."
    case .nestedTransition: "A transition was asked for while another one ran."
    case .hierarchyInconsistency: "A view controller was pushed that is a child of another parent."
    case .runaway: "Calls from within callbacks led to each other until no stack was left for them."
    case .barIsManaged: "The items of a navigation controller's own bar were pushed or popped."
    }
  }

  /// What the exception rests on.
  package var basis: Basis {
    switch self {
    case .pushedTwice: Basis([Catalogue.pushedTwice], switches: [.duplicatePush])
    case .pushedContainer: Basis([Catalogue.pushedContainer])
    case .poppedToStranger: Basis([Catalogue.popToStranger])
    case .duplicateInStack: Basis([Catalogue.distinct])
    case .emptyStack: Basis([Catalogue.emptyStack], switches: [.emptyStack])
    case .deadGestureDelegate:
      Basis([Catalogue.deadGestureDelegate], switches: [.delegateOwnership])
    case .deadNavigationDelegate:
      Basis([Catalogue.deadNavigationDelegate], switches: [.delegateOwnership])
    case .corruptedViewTree:
      Basis([Catalogue.damagedTree], switches: [.nestedTransitionPolicy])
    case .scrollViewPanDelegate: Basis([Catalogue.scrollViewPan])
    case .nestedTransition:
      Basis([Catalogue.nestedCorrupts], switches: [.nestedTransitionPolicy])
    case .hierarchyInconsistency: Basis([Catalogue.childElsewhere])
    case .runaway:
      Basis(
        [Catalogue.callInCallback], switches: [.nestedTransitionPolicy, .transitionStart])
    case .barIsManaged: Basis([Catalogue.managedBar])
    }
  }
}

extension Fault {
  /// Whose fault it is, in one sentence.
  package var meaning: String {
    switch self {
    case .subject: "the app's own code: UIKit did what its rules say."
    case .platform:
      "UIKit's own code in this version; an app can only avoid it or guard against it."
    case .engine: "navfuzz itself: its engine and its specification disagree. Please report it."
    }
  }
}
