// StagedCase+State: everything that decides what happens next on the stage.

package import HeadlessUIKit
import NavigationModel

extension StagedCase {
  /// Writes down everything that decides what is seen next, between two actions.
  func writeDown(by walk: StateWalk) {
    walk.begin(in: world)
    walk.reference(navigation)
    walk.reference(window)
    walk.reference(cover)
    walk.reference(any: delegateBefore)
    writeDownLives(by: walk)
    writeDownLooks(by: walk)
    if let homes {
      walk.add(homes.home.rawValue << 2 | (homes.isAway ? 2 : 0) | (homes.isPeeked ? 1 : 0))
      walk.add(world.isTurnOpen && world.turnCount == homes.changeTurn ? 1 : 0)
    }
    walk.reference(any: animators.flatMap { $0.isIdle(in: navigation) ? nil : $0 })
    walk.add(world.isTurnOpen ? min(callsInTurn, 1) : 0)
    walk.add((seen.backItem.isSome ? 1 : 0) | (seen.hasLeftItem ? 2 : 0))
    walk.add(navigation.delegate === stranger ? 1 : 0)
    walk.add(scripts.count)
    for script in scripts { for number in script.numbers { walk.add(number) } }
    if let fingerprint = rules.subject.fingerprint {
      for number in fingerprint(navigation) { walk.add(number) }
      for object in rules.subject.storedObjects?(navigation) ?? [] { walk.reference(any: object) }
    }
    walk.end()
  }

  /// Marks the present, before an action, as the origin of what is handed over from here on.
  func mark(_ key: (high: Int, low: Int), tags: [Int32]) -> WalkMark {
    WalkMark(key: key, tags: tags, controllerCount: screenCount, in: world)
  }
}

extension Stage {
  /// Writes down everything that decides what is seen next, between two actions.
  package func writeDown(by walk: StateWalk) { present.writeDown(by: walk) }

  /// Marks the present, before an action, as the origin of what is handed over from here on.
  ///
  /// - Parameters:
  ///   - key: stands for the state and for what is done in it next.
  ///   - tags: the screens of the state, in the order of its walk.
  /// - Returns: the mark.
  package func mark(_ key: (high: Int, low: Int), tags: [Int32]) -> WalkMark {
    present.mark(key, tags: tags)
  }

  /// Whether nothing happens by itself and no turn is open, so that time alone changes nothing.
  package var isStill: Bool { present.world.isQuiescent }

  /// Lets no call wait for a callback any more.
  package func endScripts() { present.endScripts() }

  /// Whether the first and the second finger are on the screen, and whether a modal covers the controller.
  package var isFingerDown: Bool { present.isFingerDown }
  package var isSecondFingerDown: Bool { present.world.isFingerDown(1) }
  package var isCovered: Bool { present.cover != nil }

  /// Whether a transition can be driven now, and whether one runs that can be taken hold of.
  package var isDrivable: Bool { present.isDrivable }
  package var isHoldable: Bool { present.isHoldable }

  /// How much the subject has asked for of what usually decides nothing.
  package var askedPast: AskedPast { present.world.askedPast }

  /// Whether each case keeps what a `StateWalk` needs; from the next `reset()` on.
  package var keepsState: Bool {
    get { rules.keepsState }
    set { rules.keepsState = newValue }
  }

  /// Whether equal states are known to be equal, and not on the word of the subject's author alone.
  package var isStateCertain: Bool { rules.subject.isStateCertain }

  /// A walk that reads what the subject stores, unless the subject says its fingerprint itself.
  package func makeWalk() -> StateWalk {
    let walk = StateWalk()
    walk.readsProperties = rules.subject.fingerprint == nil
    walk.tellsBlocksApart = !rules.subject.blocksAreAlike
    return walk
  }
}
