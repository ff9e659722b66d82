// CaseTable: the reported cases as a table of the documentation.

/// The reported cases as a table of the documentation.
package enum CaseTable {
  /// The lines of the Markdown table, a sentence before it.
  package static let lines: [String] = {
    let kinds = FaultKind.allCases.map { kind in
      "\(kind.rawValue) \(ReportedCase.all.count { $0.kind == kind })"
    }
    let head = [
      "\(ReportedCase.all.count) cases: \(kinds.joined(separator: ", ")).", "",
      "| case | kind | what happened | reported in | remark |",
      "|---|---|---|---|---|",
    ]
    return head
      + ReportedCase.all.map { reported in
        "| \(reported.id) | \(reported.kind.rawValue) | \(reported.title) | \(reported.source) "
          + "| \(reported.remark.isEmpty ? "-" : reported.remark) |"
      }
  }()
}

extension ReportedCase {
  /// Id, kind, title and planted faults, with tabs between them.
  package var listing: String {
    let faults = breaks.map { String($0) }.joined(separator: ",")
    return [id, kind.rawValue, title, faults].joined(separator: "\t")
  }
}
