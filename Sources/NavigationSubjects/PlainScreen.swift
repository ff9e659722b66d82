// PlainScreen: a page that leaves the bar alone and carries nothing of its own.

import HeadlessUIKit
import NavigationModel
import NavigationStage

/// A page that leaves the bar alone and carries nothing of its own.
final class PlainScreen: AppScreen {}

extension ScreenKind {
  /// Pages that leave the bar alone and carry nothing of their own.
  static let plain = ScreenKind(ScreenTraits("plain", bar: .leftAlone, choosesStatusBar: true)) {
    PlainScreen()
  }
}
