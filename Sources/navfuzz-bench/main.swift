// main: measures how fast cases are played, and prints which part takes how much.

do {
  let arguments = CommandLine.arguments.dropFirst()
  let isFastEnough =
    if arguments.first == "peer" {
      try PeerBenchmark(PeerRequest(arguments.dropFirst())).run()
    } else {
      try Benchmark(BenchmarkRequest(arguments)).run()
    }
  if !isFastEnough { end(with: 1) }
} catch {
  print(error)
  end(with: 2)
}
