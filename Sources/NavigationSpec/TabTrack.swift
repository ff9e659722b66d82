// TabTrack: what the oracle remembers of the tabs beside the controller's own.

import NavigationModel

/// What the oracle remembers of the tabs beside the controller's own.
struct TabTrack: Hashable, Sendable {
  /// The pages of the other tabs, made when tabs are first spoken of.
  var pages: [ScreenID] = []
  /// Which tab is selected; 0 is the controller's.
  var selected = 0

  /// Whether tabs were spoken of.
  var isUsed: Bool { !pages.isEmpty }
}
