// JSONText: a JSON value with its keys in one fixed order.

/// A JSON value; the members of an object keep their order.
indirect enum JSONText: Sendable {
  case null
  case flag(Bool)
  case number(Int)
  case text(String)
  case list([JSONText])
  case object([(String, JSONText)])

  /// A text, or null.
  static func optional(_ text: String?) -> JSONText { text.map(JSONText.text) ?? .null }

  /// A list of texts.
  static func texts(_ texts: [String]) -> JSONText { .list(texts.map(JSONText.text)) }

  /// The value on one line.
  var compact: String {
    switch self {
    case .null: "null"
    case .flag(let flag): flag ? "true" : "false"
    case .number(let number): "\(number)"
    case .text(let text): Self.quoted(text)
    case .list(let values): "[" + values.map(\.compact).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { "\(Self.quoted($0.0)): \($0.1.compact)" }.joined(separator: ", ") + "}"
    }
  }

  /// The value on several lines, each level two columns further to the right.
  func indented(by columns: Int = 0) -> String {
    let inner = String(repeating: " ", count: columns + 2)
    let outer = String(repeating: " ", count: columns)
    switch self {
    case .list(let values) where !values.isEmpty:
      let lines = values.map { inner + $0.indented(by: columns + 2) }
      return "[\n" + lines.joined(separator: ",\n") + "\n" + outer + "]"
    case .object(let members) where !members.isEmpty:
      let lines = members.map { name, value in
        inner + "\(Self.quoted(name)): " + value.indented(by: columns + 2)
      }
      return "{\n" + lines.joined(separator: ",\n") + "\n" + outer + "}"
    default: return compact
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case _ where scalar.properties.generalCategory == .control:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
