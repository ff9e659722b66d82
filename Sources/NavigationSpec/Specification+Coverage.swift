// Specification+Coverage: what holds at one moment, as a number that coverage counts.

/// What holds at one moment, as far as coverage cares, in one number.
package struct Joint: Hashable, Sendable {
  /// How many there are: what moves, by depth, by what is on or off.
  package static let count = motionCount * 3 * 16
  /// How many values `motion` has: phases, by the finger, by whether a call waits.
  package static let motionCount = Phase.allCases.count * 4

  /// From 0 to one less than `count`.
  package let number: Int

  /// The phase, whether the finger is down, and whether a call waits: from 0 to one less than `motionCount`.
  package var motion: Int { number / (3 * 16) }

  init(motion: Int, depth: Int, flags: Int) {
    number = (motion * 3 + depth) * 16 + flags
  }

  /// The phase of a `motion`, by its number.
  package static func phase(ofMotion motion: Int) -> Int { motion / 4 }
}

extension Specification {
  /// What holds now.
  package var joint: Joint {
    // Not a getter that only reads: for its call the whole oracle is copied.
    mutating get {
      var motion = Int(phase.rawValue) * 4
      if touch.isDown { motion += 2 }
      if !calls.isEmpty { motion += 1 }
      var flags = 0
      if isCovered { flags += 1 }
      if !isSwipeEnabled { flags += 2 }
      if isBarHidden { flags += 4 }
      if isDelegateTaken { flags += 8 }
      return Joint(motion: motion, depth: min(max(stack.count, 1), 3) - 1, flags: flags)
    }
  }
}
