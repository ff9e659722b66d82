// Maze: a state space of numbered rooms whose doors are drawn from a seed.

import FuzzCore

/// Rooms that are numbered from 0; each letter is a door that leads somewhere.
struct Maze: StateSpace {
  static let vocabulary = ToyVocabulary(kinds: [
    ("a", []), ("b", [.choice(of: 3, unit: 0)]),
    ("c", [.signed(-9...9, unit: 1, thresholds: [4, -4])]),
  ])

  /// How rooms are told from each other.
  enum Merging {
    case byRoom
    case never
  }

  let seed: UInt64
  let roomCount: Int
  let merging: Merging
  /// Every trace that was played.
  private(set) var played: [[Shape]] = []
  private var room = 0

  init(seed: UInt64, roomCount: Int, merging: Merging = .byRoom) {
    self.seed = seed
    self.roomCount = roomCount
    self.merging = merging
  }

  mutating func start() -> Arrival<Int> {
    room = 0
    played.append([])
    return .state(fingerprint)
  }

  mutating func play(_ trace: [Shape], after snapshot: borrowing Int) -> Arrival<Int> {
    played.append(trace)
    room = copy snapshot
    guard let last = trace.last else { return .noEffect }
    let next = door(last)
    if next == room { return .noEffect }
    room = next
    if room == roomCount - 1 { return .deadEnd }
    return room == roomCount - 2 ? .fails(room) : .state(fingerprint)
  }

  /// Something is wrong with the third room from the end.
  mutating func inspect() -> Int? { room == roomCount - 3 ? room : nil }

  func snapshot() -> Int { room }

  /// Where a trace leads; nil if it leads nowhere.
  func room(after trace: [Shape]) -> Int? {
    var maze = self
    var arrival = maze.start()
    for length in 0..<trace.count {
      arrival = maze.play(Array(trace[...length]), after: maze.room)
      switch arrival {
      case .fails, .deadEnd: return nil
      case .noEffect, .state: break
      }
    }
    return maze.room
  }

  /// The fingerprint of a room.
  static func fingerprint(of room: Int) -> Fingerprint {
    var fingerprint = Fingerprint()
    fingerprint.add(room)
    return fingerprint
  }

  private var fingerprint: Fingerprint? {
    switch merging {
    case .byRoom: Self.fingerprint(of: room)
    case .never: nil
    }
  }

  private func door(_ letter: Shape) -> Int {
    var mixed = SplitMix64.mixed(seed &+ UInt64(room))
    for number in [letter.kind] + letter.values {
      mixed = SplitMix64.mixed(mixed ^ UInt64(bitPattern: Int64(number)))
    }
    return Int(mixed % UInt64(roomCount))
  }
}
