// World+Blocks: the blocks of app code that wait, told apart by when they were handed over.

/// Where a closure comes from that an app has handed over once and for all.
///
/// Nobody can look into a closure. Two are taken for the same if the same code made them at the same point of the same history.
struct ClosureOrigin: Hashable {
  /// What was being made: one more than the driver's number for it, or 0 if nothing was.
  var maker = 0
  /// Counts the closures: from the start of the making, or of the world.
  var number = 0
}

extension World {
  /// Puts a block on the main queue.
  func enqueue(_ block: @escaping @MainActor () -> Void) {
    mainQueue.append(block)
    mainQueueNumbers.append(numberForBlock())
  }

  /// The next block's number.
  func numberForBlock() -> Int {
    blockCount += 1
    return blockCount
  }

  /// The next closure's origin.
  func originOfClosure() -> ClosureOrigin {
    guard making.maker > 0 else { return ClosureOrigin(maker: 0, number: numberForBlock()) }
    making.number += 1
    return making
  }

  /// Makes something that is always made alike, so that the closures in it are alike as well.
  ///
  /// - Parameters:
  ///   - kind: what is made, from 0.
  ///   - make: makes it.
  /// - Returns: what was made.
  package func making<Made>(_ kind: Int, _ make: () -> Made) -> Made {
    let outer = making
    making = ClosureOrigin(maker: kind + 1, number: 0)
    defer { making = outer }
    return make()
  }
}
