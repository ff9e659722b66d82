// PlainLoop: a stack of numbers under random calls, as a measure of the machine.

import FuzzCore

/// The least that a model of navigation can be: a stack of numbers and random pushes and pops.
struct PlainLoop {
  private var stack = [0]
  private var choices: RandomChoices
  /// Depends on every step, so that none is optimized away.
  private(set) var checksum = 0

  /// Makes a loop.
  init(seed: UInt64) { choices = RandomChoices(seed: seed) }

  /// Pushes or pops so many times.
  mutating func run(steps: Int) {
    for step in 0..<steps {
      switch choices.choose(below: 8) {
      case 0: stack.removeSubrange(1...)
      case 1, 2, 3: if stack.count > 1 { stack.removeLast() }
      default: stack.append(step)
      }
      if stack.count > 8 { stack.removeLast() }
      checksum &+= stack[stack.count - 1] &+ stack.count
    }
  }
}
