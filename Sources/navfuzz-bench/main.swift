// main: measures how fast cases are played, and prints which part takes how much.

do {
  let request = try BenchmarkRequest(CommandLine.arguments.dropFirst())
  let isFastEnough = Benchmark(request).run()
  if !isFastEnough { end(with: 1) }
} catch {
  print(error)
  end(with: 2)
}
