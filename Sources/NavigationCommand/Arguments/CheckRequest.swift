// CheckRequest: what a check is asked for.

import FuzzCore
import NavigationHarness
import NavigationModel
import NavigationStage

/// What a check is asked for.
struct CheckRequest: Sendable {
  /// Actions of the longest sequences, if nobody says.
  static let usualDepth = 3

  /// What it has in common with a run: subjects, profiles, switches, rules that are off, recorded findings, how much is printed.
  var common: RunRequest
  /// Actions of the longest sequences; nil to go as deep as time and states permit.
  var depth: Int? = usualDepth
  /// States that may be stored; nil for as many as there are.
  var states: Int?
  /// Milliseconds for all subjects and profiles together; nil for as many as it takes.
  var milliseconds: Int?
  /// The actions that sequences are made of.
  var alphabet = CheckAlphabet.usual
  /// Whether it goes on after a failure.
  var findsAll = false

  /// Reads a request.
  ///
  /// - Parameters:
  ///   - arguments: of the command `check`.
  ///   - subjects: all that there are.
  /// - Throws: `UsageError`, for the first option that cannot be honoured.
  init(_ arguments: ScannedArguments, among subjects: [Subject]) throws(UsageError) {
    common = try RunRequest(arguments, among: subjects)
    if case .time(let limit) = common.bound { milliseconds = limit }
    if let text = arguments.value(.states) {
      states = try NumberText.read(text, for: .states, in: 2...ExplorationBounds.mostStates)
    }
    if let text = arguments.value(.depth) {
      depth = try NumberText.read(text, for: .depth, in: 1...Trace.maximumLength)
    } else if milliseconds != nil || states != nil {
      depth = nil
    }
    if let text = arguments.value(.alphabet) {
      guard let known = CheckAlphabet(rawValue: text) else {
        throw .unknownAlphabet(Excerpt.of(text))
      }
      alphabet = known
    }
    findsAll = arguments.has(.all)
  }
}
