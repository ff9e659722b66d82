// CaseList: all reported cases, by their ids.

extension ReportedCase {
  /// All of them, in the order of their ids.
  package static let all = [
    rootSwipes, transitionSwipes, cancels, calls, bars, gates, routers, lateRouters,
    pageEvents, conflicts, taps, lifetimes, containers, barDetails, modals, drivers, keyboards,
  ].flatMap(\.self).sorted { $0.id < $1.id }

  /// The case of an id; nil if there is none.
  package static func named(_ id: String) -> ReportedCase? { all.first { $0.id == id } }
}
