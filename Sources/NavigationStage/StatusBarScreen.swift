// StatusBarScreen: a screen that can be told how it prefers the status bar.

public import HeadlessUIKit

/// A screen that can be told how it prefers the status bar, as apps' own screens mostly can.
///
/// Its kind says so in its traits: `choosesStatusBar`.
@MainActor
public protocol StatusBarScreen: UIViewController {
  /// Whether it prefers the status bar hidden: what its `prefersStatusBarHidden` answers.
  var hidesStatusBar: Bool { get set }
}
