// ShortList: a few objects in order, the first kept without an array.

/// A few objects in order; the first is kept without an array.
///
/// Nearly every transition brings or takes one controller, and nearly every attempt has one finger: to make an array for it and to give it
/// back took 4 % of the instructions.
struct ShortList<Element: AnyObject>: ExpressibleByArrayLiteral {
  /// The first object.
  private(set) var head: Element?
  /// All others.
  private(set) var tail: [Element] = []

  init() {}

  init(arrayLiteral elements: Element...) {
    for element in elements { append(element) }
  }

  /// Puts an object behind all others.
  mutating func append(_ element: Element) {
    if head == nil {
      head = element
    } else {
      tail.append(element)
    }
  }

  /// Takes an object out.
  mutating func remove(at position: Int) {
    if position > 0 {
      tail.remove(at: position - 1)
    } else {
      head = tail.isEmpty ? nil : tail.removeFirst()
    }
  }

  /// Takes the object out, if it is there.
  mutating func remove(_ element: Element) {
    guard let index = position(of: element) else { return }
    remove(at: index)
  }

  /// The object at an index, nil behind the last: a loop with it copies nothing, as one with `for` does.
  func at(_ position: Int) -> Element? {
    if position == 0 { return head }
    return position <= tail.count ? tail[position - 1] : nil
  }

  /// Takes all out.
  mutating func removeAll() {
    head = nil
    if !tail.isEmpty { tail = [] }
  }

  /// The index of the object, from the end.
  func position(of element: Element) -> Int? {
    if let index = tail.position(of: element) { return index + 1 }
    return head === element ? 0 : nil
  }

  /// Whether the object is in the list.
  func holds(_ element: Element) -> Bool { position(of: element) != nil }
}

// MARK: - RandomAccessCollection

extension ShortList: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { head == nil ? 0 : tail.count + 1 }
  var isEmpty: Bool { head == nil }
  /// Whether there is one object and no more.
  var isSingle: Bool { head != nil && tail.isEmpty }

  subscript(position: Int) -> Element {
    guard position == 0, let head else { return tail[position - 1] }
    return head
  }
}
