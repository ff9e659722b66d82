// NavigationRequest: what the navigation measurement is asked for, read from the command line.

/// What the navigation measurement is asked for.
struct NavigationRequest: Hashable, Sendable {
  /// Cases a round.
  var caseCount = 500
  /// Rounds; of each case and each part the fastest counts.
  var roundCount = 20
  /// The seed of the cases.
  var seed: UInt64 = 1
  /// Actions a second that are wanted; nil if any will do.
  var wantedRate: Int?
  /// Plain steps that an action may cost at most; nil if it may cost any.
  var stepLimit: Int?

  /// Reads options.
  init(_ arguments: [String]) throws(MeasurementUsage) {
    let known = ["--cases", "--rounds", "--seed", "--at-least", "--at-most"]
    for (option, number) in try NumberedOptions.read(arguments, known: known) {
      switch option {
      case "--cases": caseCount = number
      case "--rounds": roundCount = number
      case "--seed": seed = UInt64(number)
      case "--at-least": wantedRate = number
      default: stepLimit = number
      }
    }
  }
}
