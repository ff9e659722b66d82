// ReportedCase: a public fault report as a small input with its right value.

/// A public fault report as a small input with its right value.
///
/// The fault is that of the program that was reported. The case says what the engine, the specification and a right guard,
/// router or screen make of the same input, and fails if one of them is broken where the report has the fault.
package struct ReportedCase: Sendable {
  /// Plays the input and holds what is seen against what is right.
  package typealias Judging = @MainActor @Sendable (inout CaseJudge) throws -> Void

  /// `B-` and a number of three digits.
  package let id: String
  /// What users saw.
  package let kind: FaultKind
  /// What happened, in one sentence.
  package let title: String
  /// Where it was reported.
  package let source: String
  /// The planted faults under each of which the case must fail.
  package let breaks: [Int]
  /// What differs from the report, or what its value depends on; empty if nothing does.
  package let remark: String
  let judging: Judging

  init(
    _ id: String, _ kind: FaultKind, _ title: String, source: String, breaks: [Int],
    remark: String = "", judging: @escaping Judging
  ) {
    self.id = id
    self.kind = kind
    self.title = title
    self.source = source
    self.breaks = breaks
    self.remark = remark
    self.judging = judging
  }

  /// Plays the case.
  ///
  /// - Returns: what was seen that is not right, a line each; empty if all is right.
  @MainActor
  package func misses() -> [String] {
    var judge = CaseJudge()
    do {
      try judging(&judge)
    } catch {
      judge.note("it cannot be played: \(error)")
    }
    if judge.expectationCount == 0 { judge.note("nothing is expected of it") }
    return judge.misses
  }
}
