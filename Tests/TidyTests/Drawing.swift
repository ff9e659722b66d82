// Drawing: which target may import what; the one table that the imports are held against.

/// Which target may import what.
///
/// An arrow permits imports of all that is reachable along arrows; what is not reachable is forbidden.
enum Drawing {
  /// The arrows between targets, from the tool down.
  static let arrows: [String: [String]] = [
    "navfuzz": ["NavigationCommand"],
    "navfuzz-bench": ["NavigationCommand", "PeerModel", "ReportedCases"],
    "NavigationCommand": ["NavigationSubjects", "NavigationHarness"],
    "NavigationTesting": ["NavigationHarness"],
    "ReportedCases": ["NavigationSubjects", "NavigationHarness"],
    "NavigationSubjects": ["NavigationStage"],
    "NavigationHarness": ["NavigationStage", "NavigationSpec"],
    "NavigationStage": ["HeadlessUIKit", "NavigationModel"],
    "NavigationSpec": ["NavigationModel"],
    "NavigationModel": ["FuzzCore"],
    "PeerModel": ["FuzzCore"],
    "FuzzCore": [],
    "HeadlessUIKit": [],
  ]

  /// The toolchain's modules, with the targets that may import each; test targets apart.
  static let toolchainModules: [String: [String]] = [
    "Foundation": ["HeadlessUIKit", "NavigationHarness", "NavigationTesting", "NavigationCommand"],
    "Swift": ["HeadlessUIKit", "NavigationStage"],
    "Testing": ["NavigationTesting"],
    "CoreGraphics": ["HeadlessUIKit"],
    "Dispatch": ["HeadlessUIKit", "NavigationCommand"],
    "Synchronization": ["NavigationCommand"],
    "Darwin": ["NavigationCommand", "navfuzz-bench"],
    "Glibc": ["NavigationCommand", "navfuzz-bench"],
    "Musl": ["NavigationCommand", "navfuzz-bench"],
  ]

  /// Modules that one platform lacks: each import stands behind `canImport`.
  static let guardedModules: Set<String> = ["CoreGraphics", "UIKit", "Darwin", "Glibc", "Musl"]

  /// Test targets that read files themselves.
  static let testsWithFiles: Set<String> = [
    "TidyTests", "NavigationHarnessTests", "NavigationSubjectsTests", "NavigationCommandTests",
    "NavigationTestingTests", "ReportedCasesTests",
  ]

  /// All targets that can be reached along arrows, without the start.
  static func reachable(from target: String) -> Set<String> {
    var found: Set<String> = []
    var open = arrows[target] ?? []
    while let next = open.popLast() {
      guard found.insert(next).inserted else { continue }
      open += arrows[next] ?? []
    }
    return found
  }
}
