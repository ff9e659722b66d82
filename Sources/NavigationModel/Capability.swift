// Capability: a part of the vocabulary that a run draws only if it is asked to.

/// A part of the vocabulary beside the base one: what an app can do that a run draws only if it is asked to.
///
/// Reading, replaying and shrinking know every action always; a capability says only what is *drawn*.
public enum Capability: String, CaseIterable, Hashable, Sendable {
  /// Calls that the app's code makes from within its callbacks.
  case callbacks
  /// A list of screens that the app keeps beside the stack.
  case router
  /// Two fingers, several recognisers on one view, controls, and what interrupts a touch.
  case arena
  /// Nested and second navigation controllers, custom containers, the window's root, an empty stack.
  case containers
  /// Who holds screens, delegates and targets, and for how long.
  case lifetime
  /// A tab bar controller whose tabs are selected.
  case tabs
  /// Sheets and full-screen modals, also in mid-transition.
  case modals
  /// The app's own animators, interactive or interruptible.
  case transitions
  /// Toolbars, items that change in mid-transition, a search, and what hides, moves and colours bars.
  case bars
  /// The first responder and the keyboard.
  case keyboard

  /// What it adds to a run, in a few words.
  package var meaning: String {
    switch self {
    case .callbacks: "calls that the app makes from within its callbacks"
    case .router: "a list of screens that the app keeps beside the stack"
    case .arena: "two fingers, several recognisers on one view, controls, interruptions"
    case .containers: "nested and second navigation controllers, custom containers, root swaps"
    case .lifetime: "screens that the app holds, delegates that pass on or die, targets that die"
    case .tabs: "a tab bar controller whose tabs are selected"
    case .modals: "sheets and full-screen modals, also in mid-transition"
    case .transitions: "the app's own animators, interactive or interruptible"
    case .bars: "toolbars, items that change, a search, bars that hide, move and have colours"
    case .keyboard: "the first responder and the keyboard"
    }
  }

  /// The kinds of actions that it adds, in their order.
  package var kinds: [ActionKind] { ActionKind.allCases.filter { $0.capability == self } }
}
