// PeerMinimum: the simplest trace of each fault of the peer model.

/// The simplest trace that shows a fault.
package struct PeerMinimum: Hashable, Sendable {
  /// Which fault, 1 to 7.
  package let fault: Int
  /// The trace.
  package let text: String

  /// The minima of all faults.
  package static let all = [
    Self(fault: 1, text: "D P0 M1"),
    Self(fault: 2, text: "S2 D M1 U1 D M1"),
    Self(fault: 3, text: "P0 D O0 M1 P0"),
    Self(fault: 4, text: "P0 D M1 P0 U0"),
    Self(fault: 5, text: "P0 S1 D M1"),
    Self(fault: 6, text: "P0 D M1 O0 U0 T6"),
    Self(fault: 7, text: "S2 D M1 U0 T6 D M1 U0 T6 D M1 U1"),
  ]
}
