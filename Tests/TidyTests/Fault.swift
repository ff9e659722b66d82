// Fault: what a tidy rule has against a file, with the place.

import Testing

/// What a rule has against a file.
struct Fault: Hashable, Sendable, CustomStringConvertible {
  /// The file.
  let path: String
  /// The line, counted from 1; nil if the whole file is meant.
  let line: Int?
  /// What is wrong, and what is wanted.
  let what: String

  init(_ path: String, line: Int? = nil, _ what: String) {
    self.path = path
    self.line = line
    self.what = what
  }

  var description: String { path + (line.map { ":\($0)" } ?? "") + ": " + what }
}

/// Records an issue for each fault.
func report(_ faults: [Fault], sourceLocation: SourceLocation = #_sourceLocation) {
  for fault in faults { Issue.record("\(fault.description)", sourceLocation: sourceLocation) }
}
