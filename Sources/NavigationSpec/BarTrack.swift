// BarTrack: what the oracle remembers of toolbars, of bars that hide, and of what is typed into.

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
}
