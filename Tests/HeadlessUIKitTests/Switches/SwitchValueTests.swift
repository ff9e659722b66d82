// SwitchValueTests: every value of every switch shows in a scene, and differs there from the others.

import Testing

@testable import HeadlessUIKit

@Suite("Values of switches") @MainActor
struct SwitchValueTests {
  @Test("each value shows as its row says", arguments: SwitchRow.all.flatMap(\.values))
  func shows(value: SwitchRow.Value) {
    #expect(value.scene(value.set) == value.seen)
  }

  @Test("the values of a switch are told apart", arguments: SwitchRow.all)
  func toldApart(row: SwitchRow) {
    #expect(row.values.count >= 2)
    #expect(Set(row.values.map(\.seen)).count == row.values.count)
  }

  @Test("every property of the engine's configuration has a row, with all of its values")
  func complete() {
    let properties = Array(Mirror(reflecting: Configuration()).children)
    #expect(Set(properties.compactMap(\.label)) == Set(SwitchRow.all.map(\.key)))
    #expect(properties.count == SwitchRow.all.count)
    for property in properties {
      guard let row = SwitchRow.all.first(where: { $0.key == property.label }) else { continue }
      guard !(property.value is Int) else { continue }
      #expect(row.values.map(\.word) == Self.words(like: property.value), "\(row.key)")
    }
  }

  @Test("a row sets the property of its name and no other", arguments: SwitchRow.all)
  func setsItsOwn(row: SwitchRow) {
    for value in row.values {
      var configuration = Configuration()
      value.set(&configuration)
      for (before, after) in zip(
        Mirror(reflecting: Configuration()).children, Mirror(reflecting: configuration).children)
      {
        let expected = after.label == row.key ? value.word : "\(before.value)"
        #expect("\(after.value)" == expected)
      }
    }
  }

  /// All values of the type of a switch that does not count.
  private static func words(like value: Any) -> [String] {
    if value is Bool { return ["true", "false"] }
    guard let cases = type(of: value) as? any CaseIterable.Type else { return [] }
    return cases.allWords
  }
}

extension CaseIterable {
  fileprivate static var allWords: [String] { allCases.map { "\($0)" } }
}
