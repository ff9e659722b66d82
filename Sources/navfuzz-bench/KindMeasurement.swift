// KindMeasurement: how soon each kind of fault is found in a controller that has it, from many seeds.

import NavigationModel
import NavigationSpec
import NavigationStage
import ReportedCases

/// How soon each kind of fault is found in a controller that has it, from many seeds.
enum KindMeasurement {
  /// Nanoseconds of processor time of each seed that found the fault, shrinking and proof included.
  @MainActor
  private static func measure(_ subject: BrokenSubject, seeds: Int, cases: Int) -> [Int] {
    (0..<seeds).compactMap { index -> Int? in
      let start = ProcessorTime.now
      guard subject.find(from: UInt64(index + 1), within: cases) != nil else { return nil }
      return ProcessorTime.now - start
    }
  }

  private static func seconds(_ nanoseconds: Int) -> String {
    let hundredths = nanoseconds / 10_000_000
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }
}

extension KindMeasurement: Measurement {
  static let name = "kinds"
  static let help = """
    kinds        how soon each kind of fault is found in a controller that has it, and reduced
      --seeds N --cases N --seconds N
                  how many seeds, cases of each at most, and seconds that each may take (20, 20000, 20)
    """

  static func run(_ arguments: [String]) throws(MeasurementUsage) -> Bool {
    var numbers = ["--seeds": 20, "--cases": 20_000, "--seconds": 20]
    for (option, number) in try NumberedOptions.read(arguments, known: numbers.keys.sorted()) {
      numbers[option] = number
    }
    let (seeds, cases) = (numbers["--seeds", default: 0], numbers["--cases", default: 0])
    let limit = numbers["--seconds", default: 0] * 1_000_000_000
    var isGoodEnough = true
    for subject in BrokenSubject.all {
      let times = measure(subject, seeds: seeds, cases: cases).sorted()
      let inTime = times.count { $0 <= limit }
      isGoodEnough = isGoodEnough && inTime == seeds
      print(
        [
          subject.kind.rawValue, subject.broken.name, subject.profile.rawValue,
          subject.rule.rawValue, "\(inTime) of \(seeds)",
          times.isEmpty ? "-" : seconds(times[times.count / 2]),
          times.last.map(seconds) ?? "-",
        ].joined(separator: "\t"))
    }
    return isGoodEnough
  }
}
