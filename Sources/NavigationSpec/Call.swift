// Call: a request by the app's code that is not known to have been carried out yet.

import NavigationModel

/// A request by the app's code that is not known to have been carried out yet.
struct Call: Hashable, Sendable {
  /// What it asks for.
  enum Operation: Hashable, Sendable {
    case push(ScreenID)
    case pop
    case popToRoot
    case popTo(ScreenID)
    case set([ScreenID])
  }

  var operation: Operation
  /// Whether it was made at rest: then it must take effect, and cannot be dropped.
  var isOwed: Bool
  /// Whether it was asked for with animation.
  var isAnimated: Bool

  /// Carries it out on a stack; what it cannot do there is nothing.
  func apply(to stack: inout [ScreenID]) {
    switch operation {
    case .push(let screen):
      if !stack.contains(screen) { stack.append(screen) }
    case .pop:
      if stack.count > 1 { stack.removeLast() }
    case .popToRoot:
      if stack.count > 1 { stack.removeSubrange(1...) }
    case .popTo(let screen):
      if let position = stack.firstIndex(of: screen) { stack.removeSubrange((position + 1)...) }
    case .set(let screens):
      stack = screens
    }
  }

  /// Whether carrying it out makes another stack.
  func changes(_ stack: [ScreenID]) -> Bool {
    switch operation {
    case .push(let screen): !stack.holds(screen)
    case .pop, .popToRoot: stack.count > 1
    case .popTo(let screen): stack.holds(screen) && stack[stack.count - 1] != screen
    case .set(let screens): !screens.matches(stack)
    }
  }

  /// Whether carrying it out makes one stack of another one that differs and holds no screen twice; nothing is copied.
  func leads(from stack: [ScreenID], to seen: [ScreenID]) -> Bool {
    let count = seen.count
    switch operation {
    case .push(let screen):
      return count == stack.count + 1 && seen[count - 1] == screen && !stack.holds(screen)
        && seen.matches(stack, upTo: stack.count)
    case .pop:
      return count > 0 && count == stack.count - 1 && stack.matches(seen, upTo: count)
    case .popToRoot: return count == 1 && stack.count > 1 && seen[0] == stack[0]
    case .popTo(let screen):
      return count > 0 && count < stack.count && seen[count - 1] == screen
        && stack.matches(seen, upTo: count)
    case .set(let screens): return seen.matches(screens) && !seen.hasDuplicate
    }
  }

  /// Whether it may take screens out of a stack.
  var canRemove: Bool {
    if case .push = operation { return false }
    return true
  }

  /// Whether it sets the stack.
  var isSet: Bool {
    if case .set = operation { return true }
    return false
  }

  /// Whether it pushes a screen that is among those.
  func pushes(oneOf screens: [ScreenID]) -> Bool {
    if case .push(let screen) = operation { return screens.contains(screen) }
    return false
  }

  /// Whether it names the screen as one that must be in the stack.
  func names(_ screen: ScreenID) -> Bool {
    switch operation {
    case .popTo(let target): target == screen
    case .set(let screens): screens.contains(screen)
    case .push, .pop, .popToRoot: false
    }
  }
}
