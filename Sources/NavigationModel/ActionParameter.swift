// ActionParameter: one number of an action: what it counts, and how it is written.

/// One number of an action: what it counts, and how it is written.
package struct ActionParameter: Hashable, Sendable {
  /// How the number is written.
  package enum Form: Hashable, Sendable {
    /// Always, in its place.
    case plain
    /// Only if it is not 0, as `name=value`.
    case named(String)
    /// Only if it is 1, as this word.
    case flag(String)
  }

  /// How the number is written.
  package let form: Form
  /// What it counts.
  package let unit: ActionUnit

  static func number(_ unit: ActionUnit) -> ActionParameter {
    ActionParameter(form: .plain, unit: unit)
  }

  static func word(_ unit: ActionUnit) -> ActionParameter {
    ActionParameter(form: .plain, unit: unit)
  }

  static func optionalNumber(_ name: String, _ unit: ActionUnit) -> ActionParameter {
    ActionParameter(form: .named(name), unit: unit)
  }

  static func optionalWord(_ name: String, _ unit: ActionUnit) -> ActionParameter {
    ActionParameter(form: .named(name), unit: unit)
  }

  static let unanimated = ActionParameter(form: .flag("unanimated"), unit: .unanimated)
}

/// What a number of an action counts; numbers of one unit can be added up across actions.
package enum ActionUnit: Int, CaseIterable, Hashable, Sendable {
  /// 0 for an animated call, 1 for one without animation.
  case unanimated
  /// 0 for a hidden bar, 1 for a shown one: hiding is what changes a case's start.
  case barState
  /// 0 for off, 1 for on.
  case onOff
  /// The number of a `StackRecipe`, a `Place`, a `SwipeForm`, a `SwipedRequest`.
  case recipe, place, form, request
  /// The number of a `Direction`, a `TapTarget`, an `AnimatorChoice`, a `DrivenRequest`, a `DriveEnd`.
  case direction, target, animator, driven, driveEnd
  /// The number of an `ItemOwner`, a `VerticalDrag`, a `BarStyle`.
  case itemOwner, drag, barStyle
  /// Milliseconds by which a router hears late.
  case reportDelay
  /// The number of a `ScriptMoment`, and of a `ScriptedCall`.
  case moment, scriptedCall
  /// Moments that pass before a script.
  case skipped
  /// 1 for a script that stands.
  case standing
  /// The number of a `ModalStyle`, a `DismissedPart`, a `SheetSwipeForm`.
  case modalStyle, dismissedPart, sheetForm
  /// A tab, 0 for the controller's.
  case tab
  /// The number of a `RootPlace`.
  case root
  /// A kind of screen, from 0.
  case screenKind
  /// A place in the stack, 0 for the root.
  case position
  /// Points to the right, and points down.
  case distance, height
  /// Points per second to the right.
  case velocity
  /// Milliseconds.
  case time
  /// Milliseconds between two quick swipes, and from a request to the swipe that cuts into it: too short to be used as a wait:
  /// the rest of a full swipe's animation takes longer.
  case gap, delay

  /// The unit whose numbers count the same, so that they can be added up.
  package var counted: ActionUnit {
    switch self {
    case .gap, .delay: .time
    default: self
    }
  }

  /// The words of a unit whose numbers are written as words; empty for one that is written in digits.
  package var words: [String] { ActionUnit.allWords[rawValue] }

  private static let allWords: [[String]] = allCases.map { unit in
    switch unit {
    case .unanimated: ["animated", "unanimated"]
    case .barState: ["hidden", "shown"]
    case .onOff: ["off", "on"]
    case .recipe: StackRecipe.allCases.map(\.name)
    case .place: Place.allCases.map(\.name)
    case .form: SwipeForm.allCases.map { "\($0)" }
    case .request: SwipedRequest.allCases.map { "\($0)" }
    case .direction: Direction.allCases.map(\.word)
    case .target: TapTarget.allCases.map { "\($0)" }
    case .animator: AnimatorChoice.allCases.map { "\($0)" }
    case .driven: DrivenRequest.allCases.map { "\($0)" }
    case .driveEnd: DriveEnd.allCases.map { "\($0)" }
    case .itemOwner: ItemOwner.allCases.map { "\($0)" }
    case .drag: VerticalDrag.allCases.map { "\($0)" }
    case .barStyle: BarStyle.allCases.map { "\($0)" }
    case .moment: ScriptMoment.allCases.map(\.name)
    case .scriptedCall: ScriptedCall.allCases.map(\.name)
    case .standing: ["once", "always"]
    case .modalStyle: ModalStyle.allCases.map { "\($0)" }
    case .dismissedPart: DismissedPart.allCases.map { "\($0)" }
    case .sheetForm: SheetSwipeForm.allCases.map { "\($0)" }
    case .root: RootPlace.allCases.map { "\($0)" }
    case .reportDelay, .tab, .skipped, .screenKind, .position, .distance, .height, .velocity, .time,
      .gap,
      .delay:
      []
    }
  }

  /// The numbers that an action may carry.
  package var range: ClosedRange<Int> {
    switch self {
    case .unanimated, .barState, .onOff, .standing: 0...1
    case .moment: 0...(ScriptMoment.allCases.count - 1)
    case .scriptedCall: 0...(ScriptedCall.allCases.count - 1)
    case .skipped: 0...3
    case .reportDelay: 0...500
    case .recipe: 0...(StackRecipe.allCases.count - 1)
    case .place: 0...(Place.allCases.count - 1)
    case .form: 0...(SwipeForm.allCases.count - 1)
    case .request: 0...(SwipedRequest.allCases.count - 1)
    case .direction: 0...(Direction.allCases.count - 1)
    case .target: 0...(TapTarget.allCases.count - 1)
    case .modalStyle: 0...(ModalStyle.allCases.count - 1)
    case .dismissedPart: 0...(DismissedPart.allCases.count - 1)
    case .sheetForm: 0...(SheetSwipeForm.allCases.count - 1)
    case .tab: 0...2
    case .root: 0...(RootPlace.allCases.count - 1)
    case .animator: 0...(AnimatorChoice.allCases.count - 1)
    case .driven: 0...(DrivenRequest.allCases.count - 1)
    case .driveEnd: 0...(DriveEnd.allCases.count - 1)
    case .itemOwner: 0...(ItemOwner.allCases.count - 1)
    case .drag: 0...(VerticalDrag.allCases.count - 1)
    case .barStyle: 0...(BarStyle.allCases.count - 1)
    case .screenKind: 0...31
    case .position: 0...7
    case .distance: -ScreenSize.width...ScreenSize.width
    case .height: -ScreenSize.height...ScreenSize.height
    case .velocity: -5000...5000
    case .time: 0...10_000
    case .gap: 0...100
    case .delay: 0...100
    }
  }
}
