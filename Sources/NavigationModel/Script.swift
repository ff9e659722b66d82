// Script: a call that the app's code makes from within a callback.

/// A call that the app's code makes from within a callback.
///
/// It waits for its moment: then it is made once, or, as a standing one, each time.
public struct Script: Hashable, Sendable {
  /// Where it is made.
  public var moment: ScriptMoment
  /// What is called.
  public var call: ScriptedCall
  /// How many such moments pass before it, from 0 to 3.
  public var skipped: Int
  /// Whether it is made in each such moment from then on, and not once.
  public var isStanding: Bool

  /// Makes a script.
  public init(
    in moment: ScriptMoment, _ call: ScriptedCall, skipped: Int = 0, isStanding: Bool = false
  ) {
    self.moment = moment
    self.call = call
    self.skipped = skipped
    self.isStanding = isStanding
  }
}

/// A callback from within which the app's code makes a call, of whatever screen or recogniser comes first.
public enum ScriptMoment: Int, CaseIterable, Hashable, Sendable {
  /// `viewDidLoad`.
  case didLoad
  /// `viewWillAppear`, `viewDidAppear`, `viewWillDisappear`, `viewDidDisappear`.
  case willAppear, didAppear, willDisappear, didDisappear
  /// `willMove(toParent:)` and `didMove(toParent:)` with a parent, and with nil.
  case willJoin, didJoin, willLeave, didLeave
  /// The navigation delegate's `willShow` and `didShow`.
  case willShow, didShow
  /// A recogniser's delegate is asked whether a touch may be received, and whether the gesture may begin.
  case shouldReceive, shouldBegin

  /// Its word in the text format.
  package var name: String {
    switch self {
    case .didLoad: "did-load"
    case .willAppear: "will-appear"
    case .didAppear: "did-appear"
    case .willDisappear: "will-disappear"
    case .didDisappear: "did-disappear"
    case .willJoin: "will-join"
    case .didJoin: "did-join"
    case .willLeave: "will-leave"
    case .didLeave: "did-leave"
    case .willShow: "will-show"
    case .didShow: "did-show"
    case .shouldReceive: "should-receive"
    case .shouldBegin: "should-begin"
    }
  }

  /// What UIKit calls it.
  package var method: String {
    switch self {
    case .didLoad: "viewDidLoad"
    case .willAppear: "viewWillAppear"
    case .didAppear: "viewDidAppear"
    case .willDisappear: "viewWillDisappear"
    case .didDisappear: "viewDidDisappear"
    case .willJoin: "willMove(toParent:)"
    case .didJoin: "didMove(toParent:)"
    case .willLeave: "willMove(toParent: nil)"
    case .didLeave: "didMove(toParent: nil)"
    case .willShow: "willShow"
    case .didShow: "didShow"
    case .shouldReceive: "shouldReceive"
    case .shouldBegin: "gestureRecognizerShouldBegin"
    }
  }
}

/// What the app's code calls from within a callback; what needs no knowledge of the stack, so that its effect is known from outside.
public enum ScriptedCall: Int, CaseIterable, Hashable, Sendable {
  /// A push of a screen of kind 0.
  case push, pushUnanimated
  /// A pop of one level.
  case pop, popUnanimated
  /// A pop of all but the root.
  case popToRoot, popToRootUnanimated
  /// The stack is set to a new screen alone.
  case setNew, setNewUnanimated
  /// The navigation bar is hidden, or shown, without animation.
  case hideBar, showBar
  /// The system's swipe recogniser is switched off, or on.
  case swipeOff, swipeOn
  /// Another object takes the navigation delegate, or it is put back.
  case takeDelegate, returnDelegate

  /// Its word in the text format.
  package var name: String {
    switch self {
    case .push: "push"
    case .pushUnanimated: "push-unanimated"
    case .pop: "pop"
    case .popUnanimated: "pop-unanimated"
    case .popToRoot: "pop-to-root"
    case .popToRootUnanimated: "pop-to-root-unanimated"
    case .setNew: "set-new"
    case .setNewUnanimated: "set-new-unanimated"
    case .hideBar: "hide-bar"
    case .showBar: "show-bar"
    case .swipeOff: "swipe-off"
    case .swipeOn: "swipe-on"
    case .takeDelegate: "take-delegate"
    case .returnDelegate: "return-delegate"
    }
  }

  /// The action that calls the same at rest.
  package var action: Action {
    switch self {
    case .push: .push(kind: 0, animated: true)
    case .pushUnanimated: .push(kind: 0, animated: false)
    case .pop: .pop(animated: true)
    case .popUnanimated: .pop(animated: false)
    case .popToRoot: .popToRoot(animated: true)
    case .popToRootUnanimated: .popToRoot(animated: false)
    case .setNew: .setStack(.newAlone, animated: true)
    case .setNewUnanimated: .setStack(.newAlone, animated: false)
    case .hideBar: .setBar(hidden: true, animated: false)
    case .showBar: .setBar(hidden: false, animated: false)
    case .swipeOff: .setSwipe(enabled: false)
    case .swipeOn: .setSwipe(enabled: true)
    case .takeDelegate: .takeDelegate
    case .returnDelegate: .returnDelegate
    }
  }
}

extension Script {
  /// The numbers that an action carries: moment, call, moments that pass, and 1 for a standing one.
  package var numbers: [Int] {
    [moment.rawValue, call.rawValue, skipped, isStanding ? 1 : 0]
  }

  /// Puts a script together from its four numbers; nil if one is out of range.
  package init?(_ numbers: [Int]) {
    guard let moment = ScriptMoment(rawValue: numbers[0]),
      let call = ScriptedCall(rawValue: numbers[1])
    else { return nil }
    self.init(in: moment, call, skipped: numbers[2], isStanding: numbers[3] == 1)
  }
}
