// Rejudgement: under which other values of the switches, and in which profiles, a minimal trace fails as well.

package import NavigationModel
package import NavigationSpec

/// Under which other values of the switches, and in which profiles, a minimal trace fails as well.
///
/// It says how far a finding is to be trusted: one that holds under every value does not rest on what nobody knows of UIKit.
package struct Rejudgement: Hashable, Sendable {
  /// How a trace comes out under another setting.
  package enum Outcome: Hashable, Sendable {
    /// It shows the same bug, with harm where that did harm.
    case same
    /// It breaks another rule, or the same one for another reason.
    case otherwise(Rule, Cause?)
    /// It breaks nothing.
    case passes
  }

  /// A value of a switch, with how the trace comes out.
  package struct Trial: Hashable, Sendable {
    package let word: String
    package let outcome: Outcome
  }

  /// A switch under which the trace does not always come out the same.
  package struct Dependence: Hashable, Sendable {
    package let key: Switch
    /// The values that were tried, in the order of the table, with the one in force; of a number so many that between two of them
    /// that come out differently there is none, or none that comes out like the one in force.
    package let trials: [Trial]
  }

  /// A profile, with how the trace comes out.
  package struct Version: Hashable, Sendable {
    package let profile: Profile
    package let outcome: Outcome
  }

  /// The switches that matter, in the order of the table.
  package let dependences: [Dependence]
  /// How many values were tried, one at a time, beside those in force.
  package let trialCount: Int
  /// All profiles, oldest first, with the switches that the run had changed.
  package let versions: [Version]
}
