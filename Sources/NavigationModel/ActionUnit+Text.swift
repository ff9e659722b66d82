// ActionUnit+Text: the words for what actions count and name.

extension ActionUnit {
  /// What one number of the unit is called in a message.
  package var noun: String {
    switch self {
    case .unanimated: "animation"
    case .barState: "bar state"
    case .onOff: "setting"
    case .recipe: "recipe"
    case .place: "place"
    case .form: "form of swipe"
    case .request: "request"
    case .direction: "direction"
    case .target: "target"
    case .reportDelay: "delay of reports"
    case .moment: "callback"
    case .scriptedCall: "call"
    case .skipped: "number of callbacks before"
    case .standing: "standing"
    case .tab: "tab"
    case .root: "root"
    case .modalStyle: "style of modal"
    case .dismissedPart: "part of the modals"
    case .sheetForm: "form of swipe on a sheet"
    case .animator: "animator"
    case .driven: "request"
    case .driveEnd: "end"
    case .itemOwner: "screen"
    case .barStyle: "style of bar"
    case .drag: "direction"
    case .screenKind: "kind of screen"
    case .position: "position"
    case .distance: "distance"
    case .height: "vertical distance"
    case .velocity: "velocity"
    case .time: "time"
    case .gap: "gap"
    case .delay: "delay"
    }
  }

  /// What is counted, in the plural; nil for what only numbers things.
  package var measure: String? {
    switch self {
    case .distance, .height: "points"
    case .velocity: "points per second"
    case .time, .gap, .delay, .reportDelay: "milliseconds"
    case .unanimated, .barState, .onOff, .recipe, .place, .form, .request, .moment,
      .scriptedCall, .skipped, .standing, .screenKind, .position,
      .direction, .target, .modalStyle, .dismissedPart, .sheetForm, .tab, .root,
      .animator, .driven, .driveEnd, .itemOwner, .drag, .barStyle:
      nil
    }
  }

  /// The number of a word or of digits; nil if it is none of the unit.
  package func number(of text: Substring) -> Int? {
    guard words.isEmpty else { return words.firstIndex { $0 == text } }
    return Int(text).flatMap { range.contains($0) ? $0 : nil }
  }

  /// A number as its word or its digits.
  package func text(of number: Int) -> String {
    words.isEmpty ? String(number) : words[number]
  }
}

extension StackRecipe {
  /// Its word in the text format.
  package var name: String {
    switch self {
    case .topAlone: "top-alone"
    case .newAlone: "new-alone"
    case .rootAndNew: "root-and-new"
    case .rootAndTop: "root-and-top"
    case .addTwo: "add-two"
    case .replaceTop: "replace-top"
    case .insertUnderRoot: "insert-under-root"
    case .insertUnderTop: "insert-under-top"
    case .swapTop: "swap-top"
    case .same: "same"
    }
  }
}

extension Place {
  /// Its word in the text format.
  package var name: String {
    switch self {
    case .edge: "edge"
    case .inside: "inside"
    case .rightEdge: "right-edge"
    case .bar: "bar"
    }
  }
}
