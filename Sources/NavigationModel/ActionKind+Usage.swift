// ActionKind+Usage: how an action is written, for lists and help.

extension ActionKind {
  /// How an action of the kind is written: what is chosen from a list is spelt out, options stand in brackets.
  package var usage: String {
    parameters.reduce(into: name) { text, parameter in
      switch parameter.form {
      case .plain: text += " " + parameter.unit.placeholder
      case .named(let option): text += " [\(option)=\(parameter.unit.placeholder)]"
      case .flag(let word): text += " [\(word)]"
      }
    }
  }
}

extension ActionUnit {
  /// What stands for a number of the unit in a usage line.
  fileprivate var placeholder: String {
    guard words.isEmpty else { return words.joined(separator: "|") }
    return switch self {
    case .screenKind, .position, .skipped, .tab: "N"
    case .distance, .height: "POINTS"
    case .velocity: "POINTS-PER-SECOND"
    default: "MILLISECONDS"
    }
  }
}
