// WordTests: words that break determinism, or a promise to the reader, are not written.

import Testing

@Suite("Banned words")
struct WordTests {
  @Test("no code uses a banned word", arguments: WordRule.bans)
  func code(ban: WordRule.Ban) {
    report(PackageFiles.swift.flatMap { WordRule.faults(in: $0, ban) })
  }

  @Test("nothing is left to do: neither in code nor in comments nor in scripts")
  func nothingLeft() {
    report(PackageFiles.all.flatMap(WordRule.leftovers))
  }

  @Test("no file names a place of one machine or a folder above the package")
  func places() {
    report(PackageFiles.all.flatMap(WordRule.machinePlaces))
  }

  // MARK: - The rule itself

  @Test(
    "a banned word is seen in code, and in code only",
    arguments: [
      ("let a = Hasher()", 1), ("let a = MyHasher()", 0), ("// Hasher", 0),
      ("let a = \"Hasher\"", 0),
      ("let a = \"\\(Hasher())\"", 1), ("/* a\n /* b */ Hasher */ let a = 1", 0),
      ("let a = #\"\"\"\n \"Hasher\" \\(Hasher())\n \"\"\"#", 0), ("inout Hasher) {", 1),
    ])
  func seesWord(code: String, count: Int) {
    let ban = WordRule.Ban(words: ["Hasher"], except: ["NavigationHarness"], because: "order")
    let inside = PackageFile(path: "Sources/FuzzCore/A.swift", text: code)
    let outside = PackageFile(path: "Sources/NavigationHarness/A.swift", text: code)
    #expect(WordRule.faults(in: inside, ban).count == count)
    #expect(WordRule.faults(in: outside, ban) == [])
  }

  @Test("each banned word is seen where it stands", arguments: WordRule.bans.flatMap(\.words))
  func seesEach(word: String) {
    #expect(Words.lines(of: word, in: ["let a = 1", "  \(word) x", "x\(word)x"]).contains(2))
  }

  @Test("what is left to do is seen in comments, and not in strings")
  func seesLeftovers() {
    let word = "TO" + "DO"
    let file = PackageFile(path: "A.swift", text: "let a = \"\(word)\"\n// \(word): later\n")
    #expect(WordRule.leftovers(in: file).map(\.line) == [2])
  }

  @Test("places of one machine are seen, also in strings")
  func seesPlaces() {
    let lines = ["see /" + "home/me", "see ." + "./notes", "see \"./Seeds\" ... and a/b, x./y"]
    let file = PackageFile(path: "README.md", text: lines.joined(separator: "\n"))
    #expect(WordRule.machinePlaces(in: file).map(\.line) == [1, 2])
  }
}

/// Looks for words that are not written.
enum WordRule {
  /// Words, where they may stand all the same, and why they may not elsewhere.
  struct Ban: Hashable, Sendable, CustomStringConvertible {
    /// What is looked for, whole words only.
    let words: [String]
    /// Targets in which they may stand; `Tests` stands for all test targets.
    let except: Set<String>
    /// The reason.
    let because: String

    var description: String { words.joined(separator: ", ") }
  }

  static let bans = [
    Ban(
      words: [
        "SystemRandomNumberGenerator", ".random(", ".randomElement()", ".shuffled()", ".shuffle()",
      ], except: ["NavigationCommand", "NavigationTesting"],
      because: "choices come from a seed, or no run can be repeated"),
    Ban(
      words: ["Date()", "Date.now", "ContinuousClock", "SuspendingClock"],
      except: ["NavigationCommand", "NavigationTesting", "Tests"],
      because: "time is virtual and moves only when told"),
    Ban(
      words: ["usleep", "sleep(", "nanosleep", "Task.sleep"], except: [],
      because: "nothing waits for the wall clock"),
    Ban(
      words: ["Task {", "Task.detached", "Task(priority"],
      except: ["NavigationCommand", "NavigationTesting", "Tests"],
      because: "a run is synchronous; parallel work is child processes"),
    Ban(
      words: ["Hasher()", ".hashValue"],
      except: ["NavigationHarness", "NavigationCommand", "NavigationTesting", "Tests"],
      because: "its numbers differ from process to process"),
    Ban(words: ["try!"], except: [], because: "a failure is thrown or asserted in words"),
    Ban(
      words: ["@unchecked Sendable", "nonisolated(unsafe)"], except: [],
      because: "isolation is checked by the compiler"),
  ]

  static func faults(in file: PackageFile, _ ban: Ban) -> [Fault] {
    guard !ban.except.contains(file.target), !(file.isTest && ban.except.contains("Tests")) else {
      return []
    }
    return ban.words.flatMap { word in
      Words.lines(of: word, in: file.code).map {
        Fault(file.path, line: $0, "'\(word)' is not written here: \(ban.because)")
      }
    }
  }

  static func leftovers(in file: PackageFile) -> [Fault] {
    ["TODO", "FIXME", "XXX", "HACK"].flatMap { word in
      Words.lines(of: word, in: file.prose).map {
        Fault(file.path, line: $0, "'\(word)': what is left to do is done, or an issue")
      }
    }
  }

  static func machinePlaces(in file: PackageFile) -> [Fault] {
    let folders = ["home", "Users", "root", "work", "opt", "mnt"].map { "/" + $0 + "/" }
    // Bad input in a test's string may well lead out of a folder.
    return faults(in: file.lines, of: file, folders)
      + faults(in: file.isTest ? file.prose : file.lines, of: file, ["." + "./"])
  }

  private static func faults(
    in lines: [String], of file: PackageFile, _ places: [String]
  ) -> [Fault] {
    lines.indices.flatMap { index in
      // A path begins after a blank or a sign: behind a name the same word is a folder within the package.
      let line = " " + lines[index]
      return places.filter { place in
        line.ranges(of: place).contains { !isNamePart(line[line.index(before: $0.lowerBound)]) }
      }.map { Fault(file.path, line: index + 1, "'\($0)' lies outside of the package") }
    }
  }

  private static func isNamePart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "." || character == "_"
      || character == "-"
  }
}
