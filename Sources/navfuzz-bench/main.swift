// main: measures how fast cases are played, and prints which part takes how much.

do {
  let arguments = CommandLine.arguments.dropFirst()
  let isGoodEnough =
    switch arguments.first {
    case "peer": try PeerBenchmark(PeerRequest(arguments.dropFirst())).run()
    case "search": try PeerSearch(arguments.dropFirst()).run()
    default: try Benchmark(BenchmarkRequest(arguments)).run()
    }
  if !isGoodEnough { end(with: 1) }
} catch {
  print(error)
  end(with: 2)
}
