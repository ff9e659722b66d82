// Specification+Lifetime: what an app holds beside the stack, and delegates and targets that come and die.

import NavigationModel

extension Specification {
  /// The app's code has done something about lives.
  mutating func decide(_ action: LifetimeAction) {
    switch action {
    case .keep(let position): keep(position)
    case .letGo:
      hadEffect = hadEffect || !lifetime.kept.isEmpty
      if keptCount > 0 { situations.insert(.keptScreenLetGo) }
      lifetime.kept.removeAll(keepingCapacity: true)
    case .pushKept: pushKept()
    case .extraTarget(let isOn):
      hadEffect = hadEffect || isOn != lifetime.hasExtraTarget
      lifetime.hasExtraTarget = isOn
    case .forwardDelegate: replaceDelegate(by: .forwarder)
    case .delegateDies: replaceDelegate(by: .dead)
    }
  }

  private mutating func keep(_ position: Int) {
    guard stack.indices.contains(position), lifetime.kept.count < LifetimeAction.mostKept,
      !lifetime.kept.holds(stack[position])
    else { return }
    lifetime.kept.append(stack[position])
    hadEffect = true
  }

  /// A screen that has left comes back as the same instance (R-435 forbids it only while it is there).
  private mutating func pushKept() {
    guard isAtRest, let place = lifetime.kept.lastIndex(where: { !stack.holds($0) }) else { return }
    situations.insert(.keptScreenPushed)
    request(.push(lifetime.kept.remove(at: place)), animated: true)
  }

  /// Another object takes the navigation delegate, unless that has happened already.
  ///
  /// - Source.
  mutating func replaceDelegate(by holder: DelegateHolder) {
    guard lifetime.holder == .own, holder != .dead || known.hasWeakDelegates else { return }
    lifetime.holder = holder
    hadEffect = true
    switch holder {
    case .forwarder: situations.insert(.delegateForwarded)
    case .dead:
      situations.insert(.delegateDied)
      isDelegateTaken = true
    // A guard that missed a report while the delegate was away stays behind: the word is never taken back.
    case .stranger: isDelegateTaken = true
    case .own: break
    }
  }

  /// Screens off the stack that live because the app holds them.
  var keptCount: Int {
    mutating get {
      var count = 0
      for screen in lifetime.kept where !stack.holds(screen) { count += 1 }
      return count
    }
  }

  /// What counts of it, as numbers.
  mutating func addLifetime(by numbering: inout ScreenNumbering, to numbers: inout [Int]) {
    numbers.append(lifetime.holder.rawValue << 1 | (lifetime.hasExtraTarget ? 1 : 0))
    numbers.append(lifetime.kept.count)
    for screen in lifetime.kept { numbers.append(numbering.number(of: screen)) }
  }
}
