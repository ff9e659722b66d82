// Action+Text: one action as a line of text, and back.

extension Action {
  /// The action as a line of the text format, without what is usual anyway.
  package var text: String {
    zip(kind.parameters, numbers).reduce(into: kind.name) { text, part in
      let (parameter, number) = part
      switch parameter.form {
      case .plain: text += " " + parameter.unit.text(of: number)
      case .named(let name):
        if number != 0 { text += " \(name)=" + parameter.unit.text(of: number) }
      case .flag(let word):
        if number != 0 { text += " " + word }
      }
    }
  }

  /// Reads an action from the words of its line: plain values in their order, options anywhere.
  ///
  /// - Throws: the problem, without the line that it is on.
  init(_ name: Substring, _ words: some Collection<Substring>) throws(TraceFormatError.Problem) {
    guard let kind = ActionKind(named: name) else {
      throw .unknownAction(
        Excerpt.of(name), nearest: NearestWord.to(name, among: ActionKind.names))
    }
    var reader = ActionReader(kind)
    for word in words {
      try reader.read(word)
    }
    guard let action = Action(kind, numbers: try reader.finished()) else {
      preconditionFailure("numbers that were read lie in their ranges")
    }
    self = action
  }
}

/// The numbers of one action while its words are read.
private struct ActionReader {
  private let kind: ActionKind
  private var numbers: [Int?]

  init(_ kind: ActionKind) {
    self.kind = kind
    numbers = kind.parameters.map { _ in nil }
  }

  /// Reads one word: an option or a flag if it looks like one, else the next plain value.
  mutating func read(_ word: Substring) throws(TraceFormatError.Problem) {
    if let sign = word.utf8.firstIndex(of: UInt8(ascii: "=")) {
      let name = word[..<sign]
      guard let index = kind.parameters.firstIndex(where: { $0.form == .named(String(name)) })
      else { throw .unexpected(Excerpt.of(name) + "=", kind) }
      try set(index, word[word.utf8.index(after: sign)...], as: "\(name)=")
    } else if let index = kind.parameters.firstIndex(where: { $0.form == .flag(String(word)) }) {
      try set(index, word, as: String(word))
    } else if let index = kind.parameters.indices.first(where: isMissing) {
      try set(index, word, as: "")
    } else {
      throw .unexpected(Excerpt.of(word), kind)
    }
  }

  /// All numbers, those of options that were left out being 0.
  func finished() throws(TraceFormatError.Problem) -> [Int] {
    if let index = kind.parameters.indices.first(where: isMissing) {
      throw .missing(kind, kind.parameters[index].unit)
    }
    return numbers.map { $0 ?? 0 }
  }

  private func isMissing(_ index: Int) -> Bool {
    kind.parameters[index].form == .plain && numbers[index] == nil
  }

  private mutating func set(
    _ index: Int, _ value: Substring, as name: String
  ) throws(TraceFormatError.Problem) {
    let unit = kind.parameters[index].unit
    guard numbers[index] == nil else { throw .repeated(name, kind) }
    guard let number = unit.number(of: value) else { throw .badValue(Excerpt.of(value), unit) }
    numbers[index] = number
  }
}
