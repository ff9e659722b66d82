// BarTrack: what the oracle remembers of toolbars, of how bars look, and of what is typed into.

import NavigationModel

/// What the oracle remembers of toolbars, of bars that hide, and of what is typed into.
struct BarTrack: Hashable, Sendable {
  /// Whether any of it was ever touched: else nothing is judged.
  var isUsed = false
  /// Whether the app's code wants the toolbar hidden.
  var hidesToolbar = true
  /// Whether a drag may have hidden or shown it besides.
  var isToolbarCertain = true
  /// Whether a drag may have hidden or shown the navigation bar since it was last seen at rest.
  var isBarDragged = false
  /// Whether drags hide and show the bars.
  var hidesOnDrag = false
  /// The screen that is typed into; `.none` if nobody types.
  var focus = ScreenID.none
  /// Whether a call came at a moment at which nobody knows who is first responder.
  var isFocusCertain = true
  /// Whether it is a text field and not a search.
  var isField = false
  /// Screens that have items in the toolbar, and screens whose search is active.
  var withItems: [ScreenID] = []
  var searching: [ScreenID] = []
  /// Whether it is known which searches are active.
  var isSearchCertain = true
  /// Whether screens ask for colours of the bar, and those that ask for one of their own.
  var usesStyles = false
  var tinted: [ScreenID] = []
  /// Whether a screen was told to move the bar: what an app does by itself is its own business.
  var usesPlace = false
  /// The screen that has moved the bar out of the way since it appeared; `.none` without one.
  var moving = ScreenID.none
  /// Whether a screen has said how it prefers the status bar, and those that prefer it hidden.
  var usesStatusBar = false
  var withoutStatusBar: [ScreenID] = []
}
