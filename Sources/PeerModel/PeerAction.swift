// PeerAction: the actions of the peer model, an abstract navigation stack.

package import FuzzCore

/// One step on the peer model's stack.
package enum PeerAction: Hashable, Sendable {
  case push(animated: Bool)
  case pop(animated: Bool)
  case popToRoot
  /// The root and so many new controllers, 0 to 3.
  case setStack(Int)
  case down
  /// By 1 to 8.
  case move(Int)
  case up(fast: Bool)
  /// 1 to 8 of them.
  case tick(Int)
}

/// What the generic core knows of the peer model's actions; the kinds in the order P O R S D M U T.
package struct PeerVocabulary: Vocabulary {
  /// Eight.
  package let kindCount = 8

  /// Makes the vocabulary.
  package init() {}

  package func domains(ofKind kind: Int) -> [Domain] {
    switch kind {
    case 0, 1, 6: [Self.every(0...1, unit: 10 + kind)]
    case 3: [Self.every(0...3, unit: 1)]
    case 5: [Self.every(1...8, unit: 2)]
    case 7: [Self.every(1...8, unit: 3)]
    default: []
    }
  }

  package func shape(of action: PeerAction) -> Shape {
    switch action {
    case .push(let animated): Shape(kind: 0, values: [animated ? 1 : 0])
    case .pop(let animated): Shape(kind: 1, values: [animated ? 1 : 0])
    case .popToRoot: Shape(kind: 2)
    case .setStack(let count): Shape(kind: 3, values: [count])
    case .down: Shape(kind: 4)
    case .move(let distance): Shape(kind: 5, values: [distance])
    case .up(let fast): Shape(kind: 6, values: [fast ? 1 : 0])
    case .tick(let count): Shape(kind: 7, values: [count])
    }
  }

  package func action(_ shape: Shape) -> PeerAction? {
    guard zip(domains(ofKind: shape.kind), shape.values).allSatisfy({ $0.range.contains($1) })
    else { return nil }
    switch shape.kind {
    case 0: return .push(animated: shape.values[0] == 1)
    case 1: return .pop(animated: shape.values[0] == 1)
    case 2: return .popToRoot
    case 3: return .setStack(shape.values[0])
    case 4: return .down
    case 5: return .move(shape.values[0])
    case 6: return .up(fast: shape.values[0] == 1)
    default: return .tick(shape.values[0])
    }
  }

  private static func every(_ range: ClosedRange<Int>, unit: Int) -> Domain {
    Domain(unit: unit, range: range, origin: range.lowerBound, thresholds: Array(range))
  }
}

extension PeerAction {
  /// Reads a trace such as `S2 D M1 U1`.
  package static func trace(_ text: String) -> [Self] {
    text.split(separator: " ").map { word in
      let value = Int(word.dropFirst()) ?? 0
      switch word.first {
      case "P": return .push(animated: value == 1)
      case "O": return .pop(animated: value == 1)
      case "R": return .popToRoot
      case "S": return .setStack(value)
      case "D": return .down
      case "M": return .move(value)
      case "U": return .up(fast: value == 1)
      case "T": return .tick(value)
      default: preconditionFailure("the tests know the word \(word)")
      }
    }
  }

  /// The text of a trace.
  package static func text(of trace: [Self]) -> String {
    let letters = ["P", "O", "R", "S", "D", "M", "U", "T"]
    return trace.map { action in
      let shape = PeerVocabulary().shape(of: action)
      return letters[shape.kind] + shape.values.map(String.init).joined()
    }
    .joined(separator: " ")
  }
}
