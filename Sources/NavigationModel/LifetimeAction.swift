// LifetimeAction: who holds what for how long, as far as an app's code decides it beside the stack.

/// What an app's code does about the lives of screens, delegates and targets.
public enum LifetimeAction: Hashable, Sendable {
  /// The app holds the screen at a position of the stack by a closure of its own; nothing if it holds it already, or too many.
  case keep(position: Int)
  /// The app lets go of all screens that it holds.
  case letGo
  /// The app pushes the screen that it took hold of last among those that are off the stack, and lets go of it; nothing but at rest.
  case pushKept
  /// The app adds a target of its own to the swipe; or that target dies, and nobody removes it.
  case extraTarget(Bool)
  /// An object that passes on what it hears takes the navigation delegate.
  case forwardDelegate
  /// Another object takes the navigation delegate, and dies; nothing where delegates are not weak.
  case delegateDies

  /// Screens that an app holds at once, at most.
  package static let mostKept = 4

  /// What sort of action it is.
  package var kind: ActionKind {
    switch self {
    case .keep: .keep
    case .letGo: .letGo
    case .pushKept: .pushKept
    case .extraTarget: .extraTarget
    case .forwardDelegate: .forwardDelegate
    case .delegateDies: .delegateDies
    }
  }

  /// The numbers that it carries.
  package var numbers: [Int] {
    switch self {
    case .keep(let position): [position]
    case .extraTarget(let isOn): [isOn ? 1 : 0]
    case .letGo, .pushKept, .forwardDelegate, .delegateDies: []
    }
  }

  /// Puts one together; nil for a kind that is none of it.
  package init?(_ kind: ActionKind, _ first: Int) {
    switch kind {
    case .keep: self = .keep(position: first)
    case .letGo: self = .letGo
    case .pushKept: self = .pushKept
    case .extraTarget: self = .extraTarget(first == 1)
    case .forwardDelegate: self = .forwardDelegate
    case .delegateDies: self = .delegateDies
    default: return nil
    }
  }
}

/// Who is the navigation delegate, as far as actions decide it.
package enum DelegateHolder: Int, Hashable, Sendable {
  /// Whom the app's code left there.
  case own
  /// An object that does nothing with it.
  case stranger
  /// An object that passes on what it hears.
  case forwarder
  /// An object that is gone.
  case dead
}
