// Capabilities: a set of capabilities, and its text form.

/// A set of capabilities: what a run draws beside the base vocabulary.
public struct Capabilities: OptionSet, Hashable, Sendable {
  /// One bit a capability, in their order.
  public var rawValue: UInt16

  /// Makes a set from its bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The set of one.
  public init(_ capability: Capability) {
    let place = Capability.allCases.firstIndex(of: capability) ?? 0
    self.init(rawValue: 1 << UInt16(place))
  }

  /// What the actions of a trace need to be drawn.
  package init(of trace: some Sequence<Action>) {
    self.init()
    for action in trace {
      if let capability = action.kind.capability { formUnion(Capabilities(capability)) }
      if case .when(let script) = action, script.isStanding { formUnion(.standingScripts) }
    }
  }

  /// Calls from within callbacks.
  public static let callbacks = Capabilities(.callbacks)
  /// A list of screens beside the stack.
  public static let router = Capabilities(.router)
  /// Several fingers, recognisers and controls.
  public static let arena = Capabilities(.arena)
  /// Several containers.
  public static let containers = Capabilities(.containers)
  /// Lives of screens, delegates and targets.
  public static let lifetime = Capabilities(.lifetime)
  /// Tabs.
  public static let tabs = Capabilities(.tabs)
  /// Modals and sheets.
  public static let modals = Capabilities(.modals)
  /// The app's own transitions.
  public static let transitions = Capabilities(.transitions)
  /// Details of bars.
  public static let bars = Capabilities(.bars)
  /// First responder and keyboard.
  public static let keyboard = Capabilities(.keyboard)
  /// All that there are.
  public static let all = Capabilities(rawValue: 1 << UInt16(Capability.allCases.count) - 1)

  /// Scripts that stand: no capability by itself, and in traces only that somebody wrote down.
  package static let standingScripts = Capabilities(rawValue: 1 << 15)

  /// Whether the set holds a capability.
  public func contains(_ capability: Capability) -> Bool { contains(Capabilities(capability)) }

  /// Whether what needs a capability is drawn; what needs none always is.
  package func permits(_ capability: Capability?) -> Bool { capability.map(contains) ?? true }

  /// Its capabilities, in their order.
  public var list: [Capability] { Capability.allCases.filter { contains($0) } }

  /// The capabilities by name, with commas between; `all` for all of them.
  package var text: String {
    self == .all ? Self.wordForAll : list.map(\.rawValue).joined(separator: ",")
  }

  /// Reads capabilities by name, with commas between, or `all`.
  ///
  /// - Throws: `CapabilityError`, for the first word that is none.
  package init(parsing text: some StringProtocol) throws(CapabilityError) {
    self.init()
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      if word == Self.wordForAll {
        formUnion(.all)
      } else if let capability = Capability(rawValue: String(word)) {
        formUnion(Capabilities(capability))
      } else {
        let names = Capability.allCases.map(\.rawValue) + [Self.wordForAll]
        throw CapabilityError(
          word: Excerpt.of(word), nearest: NearestWord.to(word, among: names))
      }
    }
  }

  private static let wordForAll = "all"
}

/// A word that names no capability.
package struct CapabilityError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The word, clipped.
  package let word: String
  /// What was most likely meant.
  package let nearest: String?

  /// One sentence for the user.
  package var description: String {
    if word.isEmpty { return "a capability is missing: write `--with arena,bars`" }
    if let capability = ActionKind(named: word)?.capability {
      return "'\(word)' is an action: `--with \(capability.rawValue)` draws it"
    }
    return "no capability is called '\(word)': "
      + (nearest.map { "did you mean '\($0)'?" } ?? "`navfuzz list capabilities` shows them all")
  }
}
