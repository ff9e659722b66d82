// RunTests: a run finds, reports, records and recognises, and tells the shell what it found.

import Foundation
import HeadlessUIKit
import NavigationHarness
import NavigationStage
import Testing

@testable import NavigationCommand

@Suite("The command run")
@MainActor
struct RunTests {
  private let folder = Folder()

  private static let quick = [
    "--subject", "delegate-self", "--profile", "ios17", "--seed", "13", "--runs", "7",
    "--search", "200",
  ]

  /// What the quick run prints where nothing is recorded, as text and as JSON; several tests look at it.
  private static let usual: (text: Session, json: Session) = {
    let folder = Folder()
    return (
      Session(quick + ["--seeds", folder.path]),
      Session(quick + ["--seeds", folder.path, "--json"])
    )
  }()

  @Test("finds the root freeze, reports it, and ends with 1")
  func finds() {
    let session = Self.usual.text
    session.expectCode(.violation)
    session.expectErrors("")
    #expect(session.lines.first == "seed 13")
    #expect(session.lines[1] == "1 subject in 1 profile, 7 cases each of 50 actions")
    session.expectOutput(holding: "delegate-self, ios17: the app is frozen")
    session.expectOutput(holding: "Show it again:")
    session.expectOutput(holding: "! not recorded before")
    session.expectOutput(holding: "result")
  }

  @Test("prints the same bytes for the same seed and number of cases")
  func sameBytes() {
    let arguments = Self.quick + ["--seeds", folder.path]
    #expect(Session(arguments).output == Self.usual.text.output)
    #expect(Session(arguments + ["--json"]).output == Self.usual.json.output)
  }

  @Test("records findings, knows them the next time, and replays them")
  func records() throws {
    let arguments = Self.quick + ["--seeds", folder.path]
    let first = Session(arguments + ["--write-seeds"])
    #expect(first.code == .violation)
    let store = SeedStore(directory: folder.path)
    let records = try store.records(of: "delegate-self")
    #expect(!records.isEmpty)
    for record in records {
      #expect(first.output.contains("navfuzz replay \(record.path)"))
      #expect(Session("replay", record.path).code == .asExpected)
    }
    let second = Session(arguments)
    #expect(second.lines.contains { $0.hasPrefix("delegate-self  1 freeze") })
    #expect(!second.output.contains("!"))
    #expect(!second.output.contains("Show it again:"))
    #expect(second.output.contains("\(records.count) of \(records.count) seed file"))
    #expect(second.code != .violation)
    let index = try #require(
      try JSON(
        Session(Self.quick + ["--seeds", folder.path + "/none", "--write-seeds", "--json"]).output
      ).findings.first?["case"] as? Int)
    let asked = Session(
      "--seed", "13", "--case", "\(index)", "--subject", "delegate-self", "--profile", "ios17",
      "--seeds", folder.path, "--search", "200")
    #expect(asked.output.contains("Show it again:"))
    #expect(asked.code == .asExpected)
  }

  @Test("goes straight to one case, and finds there what the whole run finds there")
  func oneCase() throws {
    let path = folder.path
    let whole = try JSON(Self.usual.json.output)
    let finding = try #require(whole.findings.first)
    let index = try #require(finding["case"] as? Int)
    let alone = Session(
      "--seed", "13", "--case", "\(index)", "--subject", "delegate-self", "--profile", "ios17",
      "--seeds", path, "--json", "--steps", "50", "--search", "200")
    #expect(try JSON(alone.output).findings.first?["key"] as? String == finding["key"] as? String)
    #expect(alone.code == .violation)
  }

  @Test("says how much was covered; -v names what was not, and a single case says neither")
  func coverage() throws {
    let arguments = Self.quick + ["--seeds", folder.path]
    #expect(Self.usual.text.lines.count { $0.hasPrefix("coverage     ") } == 1)
    #expect(!Self.usual.text.output.contains("not covered"))
    #expect(Session(arguments + ["-v"]).lines.count { $0.hasPrefix("not covered  ") } == 2)
    let alone = Session(
      Array(arguments.dropLast(2)).filter { $0 != "--runs" && $0 != "7" } + [
        "--case", "3", "--seeds", folder.path, "-v",
      ])
    #expect(!alone.output.contains("cover"))
  }

  @Test("draws capabilities when asked to, says so, and names them to show a finding again")
  func capabilities() {
    let arguments =
      Self.quick + ["--seeds", folder.path, "--with", "router,callbacks", "--stop-after", "1"]
    let session = Session(arguments)
    session.expectCode(.violation)
    #expect(session.lines[1].hasSuffix("7 cases each of 50 actions, with callbacks,router"))
    let commands = session.lines.filter { $0.contains("navfuzz --seed 13 --case") }
    #expect(!commands.isEmpty)
    #expect(commands.allSatisfy { $0.hasSuffix(" --with callbacks,router") })
    let json = Session(arguments + ["--json"]).output
    #expect(json.contains("\"with\": [\n    \"callbacks\",\n    \"router\"\n  ]"))
    #expect(
      Session(Self.quick + ["--seeds", folder.path, "--with", "all", "--stop-after", "1"]).lines[1]
        .hasSuffix("with all")
    )
  }

  @Test("draws guided cases when asked to, says so, and names the strategy to show one again")
  func guided() throws {
    let arguments = Self.quick + ["--seeds", folder.path, "--strategy", "guided"]
    let session = Session(arguments)
    #expect(session.lines[1] == "1 subject in 1 profile, 7 cases each of 50 actions, guided")
    session.expectOutput(holding: "seed 13 guided, case ")
    let commands = session.lines.filter { $0.contains("--case ") }
    #expect(!commands.isEmpty)
    #expect(commands.allSatisfy { $0.hasSuffix(" --strategy guided") })
    #expect(Session(arguments).output == session.output)
    let json = Session(arguments + ["--json"]).output
    #expect(json.contains("\"strategy\": \"guided\""))
    #expect(Session(arguments + ["--json"]).output == json)
  }

  @Test("says under which values of the switches and in which profiles a finding holds")
  func settings() throws {
    let lines = Self.usual.text.lines
    let first = try #require(lines.firstIndex { $0.hasPrefix("  fails        ") })
    #expect(lines[first].hasPrefix("  fails        only under "))
    #expect(lines[first...].contains { $0.contains("ios17") })
    let json = Self.usual.json.output
    #expect(json.contains("\"settings\": {"))
    #expect(json.contains("\"switch\": \"rootSwipeOutcome\""))
    #expect(json.contains("\"profile\": \"ios26\""))
    #expect(json.contains("\"rule\": \"latent-swipe\""))
  }

  @Test("leaves out a rule that is off, and says so with the reason")
  func off() {
    let session = Session(
      Self.quick + ["--seeds", folder.path, "--off", "freeze=we know, and live with it"])
    #expect(!session.output.contains("the app is frozen"))
    #expect(session.lines.contains("off          freeze: we know, and live with it"))
  }

  @Test("names the switches that are set")
  func switches() {
    let session = Session(
      Self.quick + [
        "--seeds", folder.path, "--set", "nestedTransitionPolicy=corrupt", "--stop-after", "1",
      ])
    #expect(session.lines.contains("switches     nestedTransitionPolicy=corrupt"))
    #expect(
      session.output.contains(
        "profile      ios17, but nestedTransitionPolicy = corrupt (usually queue)"))
  }

  @Test("prints the number of cases that repeats a run which time ended")
  func timed() throws {
    let arguments = [
      "--subject", "delegate-self", "--profile", "ios17", "--seed", "13", "--seeds", folder.path,
      "--search", "200",
    ]
    let timed = Session(arguments + ["--time", "300ms", "--json"])
    let count = try #require(try JSON(timed.output).object["runs"] as? Int)
    let again = Session(arguments + ["--runs", "\(count)", "--json"])
    #expect(timed.output == again.output)
    let text = Session(arguments + ["--time", "50ms"])
    #expect(text.output.contains("again        --seed 13 --runs "))
  }

  @Test("ends after so many new bugs, says so, and tells in what sense each trace is minimal")
  func stopAfter() throws {
    let session = Session(Self.quick + ["--seeds", folder.path, "--stop-after", "1"])
    #expect(session.lines.filter { $0.hasSuffix("the app is frozen") }.count == 1)
    session.expectOutput(holding: ", over the whole alphabet of ")
    session.expectOutput(holding: "each of its actions is needed")
    #expect(
      session.lines.contains("result       stopped after 1 new bug; 1 new finding (exit 1)"))
    let json = try JSON(
      Session(Self.quick + ["--seeds", folder.path, "--stop-after", "1", "--json"]).output)
    #expect(json.object["stoppedAfter"] as? Int == 1)
    let finding = try #require(json.findings.first)
    let certificate = try #require(finding["certificate"] as? [String: Any])
    #expect(certificate["alphabet"] as? Int ?? 0 > 50)
    #expect((finding["windows"] as? [Any])?.isEmpty == false)
  }

  @Test(
    "names what two plays of one case differ in, if a subject remembers earlier cases, and ends with 4"
  )
  func twoVerdicts() {
    let session = Session(
      ["--seed", "13", "--runs", "7", "--profile", "ios17", "--seeds", folder.path],
      subjects: [Subject("remembering") { RememberingController() }])
    session.expectCode(.twoVerdicts)
    session.expectWords("one case had two outcomes: something outside the trace decides it: the")
    session.expectWords("the first difference is ")
    #expect(!session.words.contains("looked alike"))
  }

  @Test("is quiet when told so: findings and the result alone")
  func quiet() {
    let session = Session(
      Self.quick + ["-q", "--off", "freeze=known", "--seeds", folder.path])
    #expect(!session.output.contains("seed 13\n"))
    #expect(session.lines.filter { $0.hasPrefix("result ") }.count == 1)
  }

  @Test("refuses a damaged record before anything runs, and names the place")
  func damaged() throws {
    try folder.write("navfuzz-seed 9\n", to: "delegate-self/freeze-1.navseed")
    let session = Session(Self.quick + ["--seeds", folder.path])
    session.expectCode(.seedFile)
    #expect(session.output == "")
    #expect(
      session.errors
        == "navfuzz: \(folder.path)/delegate-self/freeze-1.navseed: line 1: this navfuzz reads seed "
        + "files of version 1, and not of '9'\n")
  }

  @Test("draws a seed that is short, and says how it comes again")
  func drawn() throws {
    let session = Session(
      "--subject", "stock", "--profile", "ios11", "--runs", "1", "--seeds", folder.path)
    let words = try #require(session.lines.first?.split(separator: " "))
    #expect(words.count == 8)
    #expect(words[0] == "seed")
    #expect(UInt64(words[1]) != nil)
    #expect(words[4] == words[1])
  }

  @Test("prints JSON that holds what the text holds")
  func json() throws {
    let whole = try JSON(Self.usual.json.output)
    #expect(whole.object["seed"] as? String == "13")
    #expect(whole.object["runs"] as? Int == 7)
    #expect(whole.object["exit"] as? Int == 1)
    let finding = try #require(whole.findings.first)
    #expect(finding["known"] as? Bool == false)
    #expect((finding["trace"] as? [String])?.isEmpty == false)
  }
}

/// A printed JSON object.
private struct JSON {
  let object: [String: Any]

  init(_ text: String) throws {
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    object = try #require(value as? [String: Any])
  }

  var findings: [[String: Any]] {
    (object["cells"] as? [[String: Any]] ?? []).flatMap { $0["findings"] as? [[String: Any]] ?? [] }
  }
}

/// What no controller should look at: it outlives the case.
@MainActor
private enum GlobalCounter {
  static var count = 0
}

/// Lets a swipe begin at the root in every other case.
private final class RememberingController: UINavigationController, UIGestureRecognizerDelegate {
  private var isGuarded = false

  override func viewDidLoad() {
    super.viewDidLoad()
    GlobalCounter.count += 1
    isGuarded = GlobalCounter.count % 2 == 0
    interactivePopGestureRecognizer?.delegate = self
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    transitionCoordinator == nil && (viewControllers.count > 1 || !isGuarded)
  }
}
