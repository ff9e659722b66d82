// Toy: a small failing property over a small vocabulary, and the simplest trace that breaks it.

import FuzzCore
import PeerModel
import Testing

/// Actions that are nothing but their form.
struct ToyVocabulary: Vocabulary {
  /// The kinds, simplest first: a name and the domains of its numbers.
  let kinds: [(name: String, domains: [Domain])]

  var kindCount: Int { kinds.count }

  func domains(ofKind kind: Int) -> [Domain] { kinds[kind].domains }

  func shape(of action: Shape) -> Shape { action }

  func action(_ shape: Shape) -> Shape? {
    let domains = kinds[shape.kind].domains
    for index in domains.indices where !domains[index].range.contains(shape.values[index]) {
      return nil
    }
    return shape
  }

  /// The actions of a text such as `push 1, wait 200`.
  func trace(_ text: String) -> [Shape] {
    text.split(separator: ",").map { action in
      let words = action.split(separator: " ")
      guard let kind = kinds.firstIndex(where: { $0.name == words[0] }) else {
        preconditionFailure("the toy has the kind \(words[0])")
      }
      return Shape(kind: kind, values: words.dropFirst().map { Int($0) ?? 0 })
    }
  }

  /// The text of a trace.
  func text(of trace: [Shape]) -> String {
    trace.map { ([kinds[$0.kind].name] + $0.values.map(String.init)).joined(separator: " ") }
      .joined(separator: ", ")
  }

  /// A random trace: every kind as often; half the numbers are thresholds.
  func randomTrace(length: Int, choices: inout some ChoiceSource) -> [Shape] {
    (0..<length).map { _ in
      let kind = choices.choose(below: kindCount)
      let values = domains(ofKind: kind).map { domain in
        choices.odds(1, in: 2)
          ? choices.pick(from: domain.thresholds) : choices.draw(in: domain.range)
      }
      return Shape(kind: kind, values: values)
    }
  }
}

/// A failing property and its simplest counterexample.
struct Toy: Sendable, CustomTestStringConvertible {
  let name: String
  let vocabulary: ToyVocabulary
  /// The simplest trace that fails.
  let minimum: String
  /// How many executions the median shrinking may take.
  let medianExecutions: Int
  /// How many of these it may take to find the minimum.
  let medianExecutionsToTrace: Int
  let fails: @Sendable ([Shape]) -> Bool

  var testDescription: String { name }

  init(
    _ name: String, _ vocabulary: ToyVocabulary, minimum: String, within medianExecutions: Int,
    toTrace medianExecutionsToTrace: Int, fails: @escaping @Sendable ([Shape]) -> Bool
  ) {
    self.name = name
    self.vocabulary = vocabulary
    self.minimum = minimum
    self.medianExecutions = medianExecutions
    self.medianExecutionsToTrace = medianExecutionsToTrace
    self.fails = fails
  }

  /// Whether all simpler traces can be run in a moment.
  var isSearchable: Bool {
    minimum.split(separator: ",").count <= (vocabulary.kindCount > 9 ? 4 : 6)
  }

  /// The first failing trace of a seed.
  func failingTrace(seed: UInt64, length: Int = 50) throws -> [Shape] {
    var choices = RandomChoices(seed: seed, case: 0)
    for _ in 0..<20_000 {
      let trace = vocabulary.randomTrace(length: length, choices: &choices)
      if fails(trace) { return trace }
    }
    throw NoFailure()
  }
}

extension Domain {
  /// A number in milliseconds.
  static func time(_ range: ClosedRange<Int>) -> Domain {
    Domain(
      unit: 0, range: range, origin: range.lowerBound,
      thresholds: [0, 16, 20, 60, 100, 200, 350, 500].filter(range.contains))
  }

  /// One of a few, each a threshold.
  static func choice(of count: Int, unit: Int) -> Domain {
    Domain(unit: unit, range: 0...count - 1, origin: 0, thresholds: Array(0..<count))
  }

  /// A whole number on both sides of 0.
  static func signed(_ range: ClosedRange<Int>, unit: Int, thresholds: [Int] = []) -> Domain {
    Domain(unit: unit, range: range, origin: 0, thresholds: thresholds)
  }
}
