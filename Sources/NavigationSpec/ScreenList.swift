// ScreenList: lists of screens, compared and taken over without slices and without new storage.

import NavigationModel

// Plain loops: a stack is short, and the library's general algorithms took four times as long on it.
extension [ScreenID] {
  /// Whether the screen is in the list.
  func holds(_ screen: ScreenID) -> Bool {
    var index = 0
    while index < count {
      if self[index] == screen { return true }
      index += 1
    }
    return false
  }

  /// Whether the other list is the same.
  func matches(_ other: [ScreenID]) -> Bool { count == other.count && matches(other, upTo: count) }

  /// Whether both lists, which are at least so long, begin with the same screens.
  func matches(_ other: [ScreenID], upTo length: Int) -> Bool {
    var index = 0
    while index < length {
      if self[index] != other[index] { return false }
      index += 1
    }
    return true
  }

  /// Whether a screen is in the list twice.
  var hasDuplicate: Bool {
    var index = 1
    while index < count {
      for earlier in 0..<index where self[earlier] == self[index] { return true }
      index += 1
    }
    return false
  }

  /// Becomes the same as the other list, and keeps its storage.
  mutating func become(_ other: [ScreenID]) {
    while count > other.count { removeLast() }
    var index = 0
    while index < count {
      if self[index] != other[index] { self[index] = other[index] }
      index += 1
    }
    while index < other.count {
      append(other[index])
      index += 1
    }
  }
}
