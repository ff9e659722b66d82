// ExchangeSearchTests: two places changed at once reach what single moves do not.

import Testing

@testable import FuzzCore

/// Three kinds of letters without numbers, a before b before c.
private struct Letters: Vocabulary {
  enum Action: Int, Hashable, Sendable { case a, b, c }
  var kindCount: Int { 3 }
  func domains(ofKind kind: Int) -> [Domain] { [] }
  func shape(of action: Action) -> Shape { Shape(kind: action.rawValue) }
  func action(_ shape: Shape) -> Action? { Action(rawValue: shape.kind) }
}

/// A letter, and a digit with a number, in this order.
private struct Digits: Vocabulary {
  enum Action: Hashable, Sendable {
    case letter
    case digit(Int)
  }
  var kindCount: Int { 2 }
  func domains(ofKind kind: Int) -> [Domain] {
    kind == 0 ? [] : [Domain(unit: 0, range: 0...3, origin: 0, thresholds: [1, 2])]
  }
  func shape(of action: Action) -> Shape {
    switch action {
    case .letter: Shape(kind: 0)
    case .digit(let number): Shape(kind: 1, values: [number])
    }
  }
  func action(_ shape: Shape) -> Action? {
    shape.kind == 0 ? .letter : shape.values.first.map(Action.digit)
  }
}

@Suite("Exchange search")
struct ExchangeSearchTests {
  private let search = ExchangeSearch(Letters(), letters: Letters().alphabet)

  @Test("moves an action where each step of the way passes")
  func moves() {
    let found = search.run(below: [.b, .c, .a], budget: 100) { $0 == [.a, .b, .c] }
    #expect(found == [.a, .b, .c])
  }

  @Test("moves an action that must become another one of its kind")
  func movesAndExchanges() {
    let search = ExchangeSearch(Digits(), letters: Digits().alphabet)
    let found = search.run(below: [.digit(1), .letter], budget: 100) { trace in
      trace == [.letter, .digit(2)]
    }
    #expect(found == [.letter, .digit(2)])
  }

  @Test("deletes one action and exchanges another")
  func deletes() {
    let found = search.run(below: [.b, .b, .c], budget: 100) { $0 == [.a, .c] }
    #expect(found == [.a, .c])
  }

  @Test("exchanges two neighbours, the simplest pair first")
  func exchangesPairs() {
    let found = search.run(below: [.c, .c], budget: 100) { $0 == [.b, .b] || $0 == [.c, .a] }
    #expect(found == [.b, .b])
  }

  @Test("runs nothing that is no simpler, and ends with its budget")
  func keepsOrder() {
    var runs = 0
    let found = search.run(below: [.a, .a], budget: 100) { trace in
      runs += 1
      return trace.count == 2
    }
    #expect(found == nil)
    #expect(search.run(below: [.c, .c], budget: 1) { _ in false } == nil)
    #expect(runs == 6)
  }
}
