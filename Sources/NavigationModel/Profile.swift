// Profile: a version of UIKit as one complete bundle of switches.

/// A version of UIKit as one complete bundle of switches, oldest first.
public enum Profile: String, CaseIterable, Hashable, Sendable {
  /// iOS 7 and 8: delegates that dangle, nested calls that corrupt, the lost bar.
  case ios7
  /// iOS 9 and 10: weak delegates, nested calls that corrupt, the lost bar.
  case ios9
  /// iOS 11 to 16: calls during a transition wait their turn.
  case ios11
  /// iOS 17: as iOS 11, and the system's gesture makes up its mind when the finger is put down.
  case ios17
  /// iOS 18: as iOS 17, and a push right after a set without animation is seen at once.
  case ios18
  /// iOS 26: calls and touches cut into what runs, and a second system gesture covers the content.
  case ios26

  /// The profile of a name as it is written after `--profile`.
  ///
  /// - Throws: `SwitchError.unknownProfile`, with the nearest name.
  package init(named name: some StringProtocol) throws(SwitchError) {
    guard let found = Profile(rawValue: String(name)) else {
      throw .unknownProfile(
        Excerpt.of(name), nearest: NearestWord.to(name, among: Profile.allCases.map(\.rawValue)))
    }
    self = found
  }

  /// The value of every switch.
  public var switches: Switches { Profile.bundles[ordinal] }

  /// The place in the order of the cases, from 0.
  private var ordinal: Int {
    switch self {
    case .ios7: 0
    case .ios9: 1
    case .ios11: 2
    case .ios17: 3
    case .ios18: 4
    case .ios26: 5
    }
  }
}
