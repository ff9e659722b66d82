// main: runs the measurement that the first word names.

do {
  let isGoodEnough = try Measurements.run(Array(CommandLine.arguments.dropFirst()))
  end(with: isGoodEnough ? 0 : 1)
} catch {
  complain("navfuzz-bench: \(error)")
  end(with: 2)
}
