// ManifestTests: Package.swift, the folders and the drawing name the same targets.

import Testing

@Suite("Manifest")
struct ManifestTests {
  @Test("Package.swift declares the targets of the drawing, and no other")
  func declaresDrawing() {
    let names = ManifestRule.declared.filter { !$0.isTest }.map(\.name)
    #expect(names.sorted() == Drawing.arrows.keys.sorted())
  }

  @Test("every dependency in Package.swift lies along arrows of the drawing")
  func dependenciesAreDrawn() {
    report(ManifestRule.undrawn(in: ManifestRule.declared))
  }

  @Test("every folder of sources and of tests is a declared target, and every target has one")
  func foldersAreDeclared() {
    let targets = ManifestRule.declared
    #expect(
      PackageFiles.folders(in: "Sources") == targets.filter { !$0.isTest }.map(\.name).sorted())
    #expect(PackageFiles.folders(in: "Tests") == targets.filter(\.isTest).map(\.name).sorted())
  }

  @Test("no two targets, and no two files of a folder, differ by case alone")
  func caseIsNotEnough() {
    let names = PackageFiles.all.map(\.path) + ManifestRule.declared.map(\.name)
    let folders = Set(PackageFiles.all.map { $0.folders.dropLast().joined(separator: "/") })
    #expect(ManifestRule.differingByCase(names) == [])
    #expect(ManifestRule.differingByCase(Array(folders)) == [])
  }

  // MARK: - The rule itself

  @Test("targets are read with their name and what they use")
  func readsTargets() {
    let text = """
      func library(_ name: String) {}
      let package = Package(
        targets: [
          library("A"),
          library("B", uses: ["A"]),
          .executableTarget(
            name: "tool", dependencies: ["B"], swiftSettings: settings),
          tests("B", uses: ["A", "B"]),
        ]
      )
      """
    #expect(
      Manifest.targets(in: text) == [
        ManifestTarget(name: "A", dependencies: [], isTest: false),
        ManifestTarget(name: "B", dependencies: ["A"], isTest: false),
        ManifestTarget(name: "tool", dependencies: ["B"], isTest: false),
        ManifestTarget(name: "BTests", dependencies: ["A", "B"], isTest: true),
      ])
  }

  @Test("a dependency that no arrow leads to is reported")
  func seesUndrawn() {
    let target = ManifestTarget(
      name: "NavigationSpec", dependencies: ["FuzzCore", "HeadlessUIKit"], isTest: false)
    #expect(
      ManifestRule.undrawn(in: [target]) == [
        Fault("Package.swift", "NavigationSpec uses HeadlessUIKit, to which no arrow leads")
      ])
  }

  @Test("names that a Mac takes for one are seen")
  func seesCase() {
    #expect(
      ManifestRule.differingByCase(["navfuzz", "Seeds", "NavFuzz"]) == ["NavFuzz", "navfuzz"])
  }
}

/// Holds Package.swift against the drawing.
enum ManifestRule {
  static let declared: [ManifestTarget] = {
    let file = PackageFiles.all.first { $0.path == "Package.swift" }
    return Manifest.targets(in: file?.lines.joined(separator: "\n") ?? "")
  }()

  static func undrawn(in targets: [ManifestTarget]) -> [Fault] {
    targets.filter { !$0.isTest }.flatMap { target in
      let reachable = Drawing.reachable(from: target.name)
      return target.dependencies.filter { !reachable.contains($0) }.map {
        Fault("Package.swift", "\(target.name) uses \($0), to which no arrow leads")
      }
    }
  }

  /// The names that equal another one but for case.
  static func differingByCase(_ names: [String]) -> [String] {
    let groups = Dictionary(grouping: Set(names)) { $0.lowercased() }
    return groups.values.filter { $0.count > 1 }.flatMap { $0 }.sorted()
  }
}
