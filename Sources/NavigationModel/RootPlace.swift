// RootPlace: where in the app the navigation controller lives.

/// What the window shows, and where the navigation controller lives in it.
public enum RootPlace: Int, CaseIterable, Hashable, Sendable {
  /// The controller itself, or the tab bar controller around it.
  case own
  /// Another controller; the navigation controller stays where it is, off the screen.
  case other
  /// A custom container around it, which passes its appearance on by itself.
  case container
  /// A custom container around it, which passes its appearance on by hand.
  case forwarding
  /// A page of another navigation controller around it.
  case nested
}
