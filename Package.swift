// swift-tools-version: 6.2
// Package: the targets of navfuzz, and which may import which.

import PackageDescription

/// One list for every target; each flag has its reason.
let settings: [SwiftSetting] = [
  // `any` is written out where a value is boxed, so that the cost is seen.
  .enableUpcomingFeature("ExistentialAny"),
  // A target's interface shows no import that its signatures do not need.
  .enableUpcomingFeature("InternalImportsByDefault"),
  // A member is found only through an import of the file that uses it: the drawing stays true.
  .enableUpcomingFeature("MemberImportVisibility"),
  // A main-actor type conforms to a plain protocol without ceremony.
  .enableUpcomingFeature("InferIsolatedConformances"),
  // An async function stays on its caller's actor.
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

func library(_ name: String, uses dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(_ name: String, uses dependencies: [Target.Dependency] = []) -> Target {
  .testTarget(name: name + "Tests", dependencies: dependencies, swiftSettings: settings)
}

let package = Package(
  name: "navfuzz",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "navfuzz", targets: ["navfuzz"]),
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
    .library(name: "NavigationTesting", targets: ["NavigationTesting"]),
    .library(name: "NavigationCommand", targets: ["NavigationCommand"]),
  ],
  targets: [
    library("FuzzCore"),
    library("PeerModel", uses: ["FuzzCore"]),
    library("HeadlessUIKit"),
    library("NavigationModel", uses: ["FuzzCore"]),
    library("NavigationSpec", uses: ["NavigationModel", "FuzzCore"]),
    library("NavigationStage", uses: ["HeadlessUIKit", "NavigationModel", "FuzzCore"]),
    library(
      "NavigationHarness",
      uses: ["NavigationStage", "NavigationSpec", "NavigationModel", "HeadlessUIKit", "FuzzCore"]),
    library(
      "NavigationSubjects", uses: ["NavigationStage", "NavigationModel", "HeadlessUIKit"]),
    library(
      "ReportedCases",
      uses: [
        "NavigationSubjects", "NavigationHarness", "NavigationStage", "NavigationSpec",
        "NavigationModel", "HeadlessUIKit",
      ]),
    library(
      "NavigationCommand",
      uses: [
        "NavigationSubjects", "NavigationHarness", "NavigationStage", "NavigationSpec",
        "NavigationModel", "FuzzCore",
      ]),
    library(
      "NavigationTesting",
      uses: [
        "NavigationHarness", "NavigationStage", "NavigationSpec", "NavigationModel",
        "HeadlessUIKit", "FuzzCore",
      ]),
    .executableTarget(
      name: "navfuzz", dependencies: ["NavigationCommand"], swiftSettings: settings),
    .executableTarget(
      name: "navfuzz-bench",
      dependencies: [
        "NavigationCommand", "ReportedCases", "NavigationSubjects", "NavigationHarness",
        "NavigationStage", "NavigationSpec", "NavigationModel", "HeadlessUIKit", "PeerModel",
        "FuzzCore",
      ],
      swiftSettings: settings),
    tests("FuzzCore", uses: ["PeerModel", "FuzzCore"]),
    tests("HeadlessUIKit", uses: ["HeadlessUIKit"]),
    tests("NavigationModel", uses: ["NavigationModel", "FuzzCore"]),
    tests("NavigationSpec", uses: ["NavigationSpec", "NavigationModel", "FuzzCore"]),
    tests(
      "NavigationStage",
      uses: ["NavigationStage", "NavigationModel", "HeadlessUIKit", "FuzzCore"]),
    tests(
      "NavigationHarness",
      uses: [
        "NavigationHarness", "NavigationSubjects", "NavigationStage", "NavigationSpec",
        "NavigationModel", "HeadlessUIKit", "FuzzCore",
      ]),
    tests(
      "NavigationSubjects",
      uses: [
        "NavigationTesting", "NavigationSubjects", "NavigationHarness", "NavigationStage",
        "NavigationSpec", "NavigationModel", "HeadlessUIKit", "FuzzCore",
      ]),
    tests(
      "NavigationCommand",
      uses: [
        "NavigationCommand", "NavigationSubjects", "NavigationHarness", "NavigationStage",
        "NavigationSpec", "NavigationModel", "FuzzCore",
      ]),
    tests(
      "NavigationTesting",
      uses: ["NavigationTesting", "NavigationStage", "HeadlessUIKit", "NavigationModel"]),
    tests("ReportedCases", uses: ["ReportedCases", "NavigationTesting", "NavigationModel"]),
    tests("Tidy"),
  ]
)
