// SwitchRow: one switch of the engine, with a scene in which each of its values shows.

import Testing

@testable import HeadlessUIKit

/// One switch of the engine, with a scene in which each of its values shows.
struct SwitchRow: Sendable, CustomTestStringConvertible {
  /// Sets the switch in a configuration.
  typealias Setter = @Sendable (inout Configuration) -> Void
  /// Plays something with the switch set, and says what is seen.
  typealias Scene = @MainActor @Sendable (@escaping Setter) -> String

  /// One value of the switch.
  struct Value: Sendable, CustomTestStringConvertible {
    /// The switch and the value, as a configuration describes them.
    let key: String
    let word: String
    let set: Setter
    let scene: Scene
    let seen: String

    var testDescription: String { "\(key) = \(word)" }
  }

  let key: String
  let values: [Value]

  var testDescription: String { key }

  /// A switch, what is seen under each value, and the scene.
  init<Word: Sendable>(
    _ key: String, _ property: any WritableKeyPath<Configuration, Word> & Sendable,
    _ seen: KeyValuePairs<Word, String>, scene: @escaping Scene
  ) {
    self.key = key
    values = seen.map { word, text in
      Value(
        key: key, word: "\(word)", set: { $0[keyPath: property] = word }, scene: scene, seen: text)
    }
  }

  /// All of them.
  static let all = stack + transitions + gestures + bars + arena
}
