// NavigationCall: a call that changes a stack, kept until it can run.

/// A call that changes a stack, kept until it can run.
enum NavigationCall {
  case push(UIViewController, animated: Bool)
  case pop(animated: Bool)
  case popTo(UIViewController, animated: Bool)
  case popToRoot(animated: Bool)
  case set([UIViewController], animated: Bool)

  /// The controller that the call is about, for the log.
  var subject: UIViewController? {
    switch self {
    case .push(let controller, _), .popTo(let controller, _): controller
    case .set(let controllers, _): controllers.last
    case .pop, .popToRoot: nil
    }
  }

  /// Whether the call brings the controller into the stack.
  func brings(_ controller: UIViewController) -> Bool {
    switch self {
    case .push(let pushed, _): pushed === controller
    case .set(let controllers, _): controllers.holds(controller)
    case .pop, .popTo, .popToRoot: false
    }
  }
}

/// A call that waits for the end of the running transition.
struct PutOffCall {
  var call: NavigationCall
  /// How many callbacks led to each other up to the call; 0 for a call outside of them.
  var chain: Int
}

/// What calls of this turn ask of the next layout.
///
/// - Source.
struct TransitionRequest {
  var isAnimated: Bool
  /// The call was `setViewControllers` (Z-3, Z-17).
  var cameFromSet: Bool
  /// The call ran inside another transition.
  var isNested: Bool
  /// The recogniser whose `began` made the call.
  var driver: UIPanGestureRecognizer?
  /// The stack before a recogniser's pop.
  var stackBefore: [UIViewController]
  /// What the recogniser decided before the transition had even started; nil while it holds.
  var earlyFinish: Bool?
  /// How many callbacks led to each other up to the call; 0 for a call outside of them.
  var chain = 0
}
