// StrayWork: what a subject leaves on the process's real main queue, where no case can see it.

/// What a subject leaves on the process's real main queue, where no case can see it.
package enum StrayWork: Hashable, Sendable {
  /// It called UIKit from there, while no case ran.
  case call(String)
  /// It changed from there what controllers or screens store.
  case change

  /// What was seen, for machines.
  package var name: String {
    switch self {
    case .call(let call): call
    case .change: "stored state changed outside a run"
    }
  }

  /// What is wrong, and what to do; a clause without a full stop.
  package var words: String {
    switch self {
    case .call(let call): StrayCalls.words(for: call)
    case .change:
      "what it stores changes once the real main queue runs, and no case waits for that queue: its "
        + "code left work there, and what was found may come of that alone; where a file imports "
        + "Foundation or Dispatch by name, DispatchQueue is the real one, and a Task or an "
        + "OperationQueue runs there too; let each of its files import HeadlessUIKit alone, which "
        + "brings Foundation along, and use its DispatchQueue"
    }
  }
}
