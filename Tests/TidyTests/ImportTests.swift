// ImportTests: the imports of every source file equal the drawing.

import Testing

@Suite("Imports")
struct ImportTests {
  @Test("every source file imports only what the drawing permits")
  func sourcesKeepToDrawing() {
    let faults = PackageFiles.sources.flatMap { file in
      ImportRule.faults(in: file, allowed: ImportRule.allowed(inSource: file.target))
    }
    report(faults)
  }

  @Test("every test file imports only what its target declares, and the toolchain's libraries")
  func testsKeepToManifest() {
    let targets = ManifestRule.declared
    let faults = PackageFiles.tests.flatMap { file in
      let target = targets.first { $0.name == file.target }
      return ImportRule.faults(
        in: file, allowed: ImportRule.allowed(inTest: file.target, target?.dependencies ?? []))
    }
    report(faults)
  }

  @Test(
    "every arrow of the drawing is walked by an import", arguments: Drawing.arrows.keys.sorted())
  func arrowsAreWalked(target: String) {
    let files = PackageFiles.sources.filter { $0.target == target }
    let imported = Set(files.flatMap { Imports.all(in: $0.code).map(\.module) })
    let missing = (Drawing.arrows[target] ?? []).filter { !imported.contains($0) }
    report(missing.map { Fault("Sources/\(target)", "nothing here imports \($0), as drawn") })
  }

  @Test("a module that one platform lacks is imported behind canImport")
  func guarded() {
    report(PackageFiles.swift.flatMap(ImportRule.unguarded))
  }

  @Test("a test reaches into its own target only with @testable")
  func testable() {
    report(PackageFiles.tests.flatMap(ImportRule.foreignTestable))
  }

  // MARK: - The rule itself

  @Test("an import against an arrow is reported with its line")
  func seesForbiddenImport() {
    let file = PackageFile(
      path: "Sources/NavigationSpec/Rule.swift",
      text:
        "// Rule: a rule.\n\nimport FuzzCore\n@_exported public import struct HeadlessUIKit.UIView\n"
    )
    let faults = ImportRule.faults(in: file, allowed: ImportRule.allowed(inSource: file.target))
    #expect(
      faults == [
        Fault(
          "Sources/NavigationSpec/Rule.swift", line: 4,
          "HeadlessUIKit may not be imported in NavigationSpec")
      ])
  }

  @Test("Foundation and Testing are for the targets that the table names")
  func seesForbiddenModules() {
    let text = "import Foundation\nimport Testing\n"
    let counts = ["FuzzCore", "NavigationHarness", "NavigationTesting"].map { target in
      let file = PackageFile(path: "Sources/\(target)/A.swift", text: text)
      return ImportRule.faults(in: file, allowed: ImportRule.allowed(inSource: target)).count
    }
    #expect(counts == [2, 1, 0])
  }

  @Test("an import in a comment or a string is none")
  func skipsProse() {
    let text = SwiftText("// import A\n/* import B */\nlet text = \"\"\"\n  import C\n  \"\"\"\n")
    #expect(Imports.all(in: text.code) == [])
  }

  @Test("canImport guards its own branch only")
  func knowsGuards() {
    let text = SwiftText(
      "#if canImport(Darwin)\nimport Darwin\n#elseif canImport(Glibc)\nimport Glibc\nimport Musl\n#endif\nimport Darwin\n"
    )
    let guards = Imports.all(in: text.code).map { "\($0.module) \($0.line) \($0.isGuarded)" }
    #expect(guards == ["Darwin 2 true", "Glibc 4 true", "Musl 5 false", "Darwin 7 false"])
  }

  @Test("what is reachable along arrows is permitted, the start is not")
  func reaches() {
    #expect(
      Drawing.reachable(from: "NavigationStage") == [
        "HeadlessUIKit", "NavigationModel", "FuzzCore",
      ])
  }
}

/// Holds imports against the drawing.
enum ImportRule {
  static func allowed(inSource target: String) -> Set<String> {
    let modules = Drawing.toolchainModules.filter { $0.value.contains(target) }.keys
    return Drawing.reachable(from: target).union(modules)
  }

  static func allowed(inTest target: String, _ dependencies: [String]) -> Set<String> {
    var allowed = Set(dependencies)
    for dependency in dependencies { allowed.formUnion(Drawing.reachable(from: dependency)) }
    // Where there is a real UIKit, an example may compile against it.
    allowed.formUnion(["Testing", "UIKit"])
    if Drawing.testsWithFiles.contains(target) { allowed.insert("Foundation") }
    return allowed
  }

  static func faults(in file: PackageFile, allowed: Set<String>) -> [Fault] {
    Imports.all(in: file.code).filter { !allowed.contains($0.module) }.map {
      Fault(file.path, line: $0.line, "\($0.module) may not be imported in \(file.target)")
    }
  }

  static func unguarded(in file: PackageFile) -> [Fault] {
    Imports.all(in: file.code)
      .filter { Drawing.guardedModules.contains($0.module) && !$0.isGuarded }
      .map { Fault(file.path, line: $0.line, "\($0.module) is imported without #if canImport") }
  }

  static func foreignTestable(in file: PackageFile) -> [Fault] {
    Imports.all(in: file.code).filter { $0.isTestable && file.target != $0.module + "Tests" }.map {
      Fault(file.path, line: $0.line, "@testable is for the own target, and \($0.module) is not")
    }
  }
}
