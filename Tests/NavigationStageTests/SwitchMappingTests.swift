// SwitchMappingTests: the model's switches and the engine's are the same ones.

import HeadlessUIKit
import NavigationModel
import NavigationStage
import Testing

@Suite("Switch mapping") struct SwitchMappingTests {
  /// Every switch with every value, of a number the ends.
  static let settings: [Setting] = Switch.allCases.flatMap { key in
    switch key.values {
    case .words(let words): words.map { Setting(key, $0) }
    case .number(let range, _): [range.lowerBound, range.upperBound].map { Setting(key, "\($0)") }
    }
  }

  /// The engine's properties by name, each as the word that the model would use.
  static func words(of configuration: Configuration) -> [String: String] {
    var result: [String: String] = [:]
    for child in Mirror(reflecting: configuration).children {
      result[child.label ?? ""] = "\(child.value)"
    }
    return result
  }

  @Test("every property of the engine is a switch, and the other way round")
  func sameNames() {
    let names = Set(Self.words(of: Configuration()).keys)
    let expected = Set(Switch.allCases.map(\.rawValue))
    #expect(names == expected)
  }

  @Test("the engine's defaults are the values that the catalogue recommends")
  func defaults() {
    #expect(Configuration(.recommended) == Configuration())
  }

  @Test(
    "setting a switch sets the engine's property of that name and no other", arguments: settings)
  func oneToOne(setting: Setting) {
    var switches = Switches.recommended
    switches[setting.key] = setting.word
    var expected = Self.words(of: Configuration())
    expected[setting.key.rawValue] = setting.word
    #expect(Self.words(of: Configuration(switches)) == expected)
  }

  @Test("every profile has a configuration of its own")
  func profiles() {
    #expect(
      Set(Profile.allCases.map { Configuration($0.switches) }).count == Profile.allCases.count)
  }
}
