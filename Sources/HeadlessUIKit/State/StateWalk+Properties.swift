// StateWalk+Properties: what an app's own classes store, read by reflection.

import Foundation

extension StateWalk {
  /// Writes down of which class an object is, and what its class stores beyond the engine's own.
  func addClass(of object: AnyObject) {
    let plan = classes.plan(of: object)
    add(plan.name)
    if plan.describesItself, let describing = object as? any SelfDescribing {
      return describing.describe(to: self)
    }
    // Most objects are of the engine's own classes, or store nothing.
    guard readsProperties, plan.levels > 0 else { return }
    guard !(object is any CustomReflectable) else {
      return note(unseen: "\(type(of: object)), which shows itself otherwise than it is")
    }
    var mirror: Mirror? = Mirror(reflecting: object)
    for level in 0..<plan.levels {
      guard let shown = mirror else { return }
      if plan.fields.isEmpty {
        for child in shown.children {
          read(child.value, StoredPlace(child.label ?? "", of: shown.subjectType), depth: 0)
        }
      } else {
        read(shown, as: plan.fields[level], of: object)
      }
      mirror = shown.superclassMirror
    }
  }

  /// Reads what one class of an object stores, one by one, because not everything may be read.
  private func read(_ mirror: Mirror, as fields: StoredFields, of object: AnyObject) {
    let type = mirror.subjectType
    if !fields.isWhole { note(unseen: "what \(type) stores, of which no metadata tells") }
    let base = unsafe UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    for (index, field) in fields.fields.enumerated() {
      let place = StoredPlace(field.name, of: type)
      read(mirror, at: index, field, place, depth: 0) {
        unsafe base.load(fromByteOffset: field.offset, as: UInt.self)
      }
    }
    withExtendedLifetime(object) {}
  }

  /// Reads a stored property, if it may be read; `word` is what lies there.
  private func read(
    _ mirror: Mirror, at index: Int, _ field: StoredFields.Field, _ place: StoredPlace, depth: Int,
    word: () -> UInt
  ) {
    switch field.hold {
    case .hidden: return note(unseen: place)
    case .unowned where StoredFields.isGone(unowned: word()): return add(14)
    case .strong, .weak, .unowned: break
    }
    let children = mirror.children
    read(children[children.index(children.startIndex, offsetBy: index)].value, place, depth: depth)
  }

  /// Describes an object that is neither controller nor view nor recogniser.
  func describe(other object: AnyObject) {
    // Each controller has one; the casts below take longer than all else of it.
    if type(of: object) == NavigationInteractiveTransition.self { return add(1) }
    switch object {
    case let item as UINavigationItem: describe(item)
    case let button as UIBarButtonItem: describe(button)
    case let action as UIAction:
      add(action.title)
      add(action.origin)
    case let timer as Timer:
      add(timer.isValid ? 1 : 0)
      if timer.isValid, let token = timer.token { blocks.append(-token.number) }
    case let item as DispatchWorkItem: add(item.isCancelled ? 1 : 0)
    case let transition as NavigationTransition:
      add(controllers.firstIndex { $0.asNavigationController?.transition === transition } ?? -1)
      add(Int(transition.decision.rawValue))
    case let manager as UIPresentationController: describe(manager)
    case let interaction as SheetInteraction: describe(interaction)
    case let driver as UIPercentDrivenInteractiveTransition: describe(driver)
    case let animator as UIViewPropertyAnimator: describe(animator)
    case let color as UIColor: add("\(color.parts)")
    case is UITouch, is UIEvent, is UIScreen, is DispatchQueue:
      add(1)
    default: describe(unknown: object)
    }
  }

  private func describe(_ driver: UIPercentDrivenInteractiveTransition) {
    add(driver.percentComplete)
    add(driver.completionSpeed)
    add(driver.wantsInteractiveStart ? 1 : 0)
    reference(any: driver.transition)
    reference(any: driver.property)
    add(driver.held.entries.count)
    for entry in driver.held.entries {
      add(entry.length)
      blocks.append(entry.number)
    }
    addClass(of: driver)
  }

  private func describe(_ animator: UIViewPropertyAnimator) {
    add(animator.state.rawValue)
    add(animator.reversed ? 1 : 0)
    add(animator.done)
    add(animator.total)
    add(animator.blockNumbers.count)
    blocks += animator.blockNumbers
    if let token = animator.token {
      add(animator.stretch)
      blocks.append(-token.number)
      add((world?.now ?? 0) - animator.startInstant)
    } else {
      add(0)
    }
    addClass(of: animator)
  }

  private func describe(unknown object: AnyObject) {
    let plan = classes.plan(of: object)
    if plan.isBuiltIn {
      add(plan.name)
      note(unseen: "an object of the class \(type(of: object))")
    } else {
      addClass(of: object)
    }
  }

  // MARK: - Values

  /// Writes down a value that an app stores, after a number for what sort of value it is.
  private func read(_ value: Any, _ place: StoredPlace, depth: Int) {
    guard depth < 16 else { return note(unseen: place) }
    switch sort(of: value) {
    case .flag: add(value as? Bool == true ? 4 : 3)
    case .optional:
      guard let wrapped = (value as? any StoredOptional)?.wrapped else { return add(1) }
      add(2)
      read(wrapped, place, depth: depth + 1)
    case .object: reference(any: asObject(value))
    case .int: add(5, then: value as? Int ?? 0)
    case .plain: readPlain(value)
    // An instant that has passed says nothing for itself.
    case .instant: note(unseen: place)
    case .parts: readParts(of: value, place, depth: depth)
    }
  }

  /// What sort of value a type's values are; the questions are asked once for each type.
  private func sort(of value: Any) -> StoredSort {
    let type = type(of: value)
    if let known = classes.sort(ofType: type) { return known }
    let sort: StoredSort =
      // An optional first: a cast to what it wraps succeeds too, and nothing would be the same as nought.
      if type is any StoredOptional.Type {
        .optional
      } else if type is any AnyObject.Type {
        .object
      } else {
        switch value {
        case is Bool: .flag
        case is Int: .int
        case is Double, is CGFloat, is String, is any FixedWidthInteger, is Float, is Date,
          is Selector, is any Any.Type:
          .plain
        case is DispatchTime: .instant
        default: .parts
        }
      }
    classes.note(sort, ofType: type)
    return sort
  }

  private func readPlain(_ value: Any) {
    switch value {
    case let number as Double: add(6, then: Int(truncatingIfNeeded: number.bitPattern))
    case let number as CGFloat: add(7, then: Int(truncatingIfNeeded: Double(number).bitPattern))
    case let text as String: add(8, then: ClassBook.hash(of: text))
    case let number as any FixedWidthInteger:
      add(9, then: classes.hash(ofType: type(of: value)))
      for word in number.words { add(Int(bitPattern: word)) }
    case let number as Float: add(10, then: Int(number.bitPattern))
    case let date as Date:
      add(11, then: Int(truncatingIfNeeded: date.timeIntervalSinceReferenceDate.bitPattern))
    case let selector as Selector: add(12, then: ClassBook.hash(of: selector.description))
    case let type as Any.Type: add(13, then: ClassBook.hash(of: String(reflecting: type)))
    default: preconditionFailure("a plain value is one of these")
    }
  }

  private func add(_ sort: Int, then number: Int) {
    add(sort)
    add(number)
  }

  private func readParts(of value: Any, _ place: StoredPlace, depth: Int) {
    let mirror = Mirror(reflecting: value)
    // In an `Any` two values of two types may show alike.
    add(classes.hash(ofType: type(of: value)))
    switch mirror.displayStyle {
    case .class, .foreignReference: reference(any: asObject(value))
    case .enum where value is any CustomReflectable: note(unseen: place)
    case .enum: readCase(of: value, mirror, place, depth: depth)
    case .struct:
      guard isTransparent(value) else { return note(unseen: place) }
      readStructure(value, mirror, place, depth: depth)
    case .collection, .tuple:
      // A list says in which order; what else shows itself as one may be more than that.
      guard value is any StoredList || !(value is any CustomReflectable) else {
        return note(unseen: place)
      }
      add(mirror.children.count)
      for child in mirror.children { read(child.value, place, depth: depth + 1) }
    case .set, .dictionary:
      // They have no order of their own: more than one element cannot be named.
      add(mirror.children.count)
      guard mirror.children.count <= 1 else { return note(unseen: place) }
      for child in mirror.children { read(child.value, place, depth: depth + 1) }
    case .optional, nil: note(unseen: place)
    @unknown default: note(unseen: place)
    }
  }

  private func readStructure(_ value: Any, _ mirror: Mirror, _ place: StoredPlace, depth: Int) {
    add(mirror.children.count)
    guard
      classes.isOwn(type(of: value)),
      let fields = classes.fields(ofStructure: type(of: value), count: mirror.children.count)
    else {
      for child in mirror.children { read(child.value, place, depth: depth + 1) }
      return
    }
    func word(of value: some Any, at offset: Int) -> UInt {
      unsafe withUnsafeBytes(of: value) {
        unsafe $0.loadUnaligned(fromByteOffset: offset, as: UInt.self)
      }
    }
    if !fields.isWhole { note(unseen: place) }
    for (index, field) in fields.fields.enumerated() {
      read(mirror, at: index, field, place, depth: depth + 1) {
        word(of: value, at: field.offset)
      }
    }
  }

  /// Whether a structure consists of what its mirror shows.
  private func isTransparent(_ value: Any) -> Bool {
    if classes.isOwn(type(of: value)) { return !(value is any CustomReflectable) }
    return value is CGPoint || value is CGSize || value is CGRect || value is UIEdgeInsets
      || value is CGVector
  }

  private func readCase(of value: Any, _ mirror: Mirror, _ place: StoredPlace, depth: Int) {
    if let child = mirror.children.first {
      add(child.label ?? "")
      return read(child.value, place, depth: depth + 1)
    }
    // Without a payload only the description names the case, unless the app describes it otherwise, or no metadata does.
    let name = "\(value)"
    guard !(value is any CustomStringConvertible), !(value is any CustomDebugStringConvertible),
      !classes.isName(name, ofType: type(of: value))
    else { return note(unseen: place) }
    add(name)
  }

  private func note(unseen place: StoredPlace) {
    note(unseen: "property \(place.name) of \(place.owner)")
  }
}

/// An object of the driver's that writes down itself what of it decides what it does next.
///
/// Reflection reads everything that is stored, which takes long, and also what is over and counts no more.
package protocol SelfDescribing: AnyObject {
  /// Writes everything down that decides what the object does next; its class is written down already.
  @MainActor func describe(to walk: StateWalk)
}

/// Where a value is stored.
private struct StoredPlace {
  let name: String
  let owner: Any.Type

  init(_ name: String, of owner: Any.Type) {
    self.name = name
    self.owner = owner
  }
}

/// A list that consists of its elements.
private protocol StoredList {}

extension Array: StoredList {}
extension ContiguousArray: StoredList {}

/// An optional of any type.
private protocol StoredOptional {
  /// What it holds, if anything.
  var wrapped: Any? { get }
}

extension Optional: StoredOptional {
  fileprivate var wrapped: Any? { self }
}
