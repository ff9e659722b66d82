// FuzzEnvironmentTests: how the environment steers tests that fuzz, and what it may not say.

import Testing

@testable import NavigationTesting

@Suite("The environment")
struct FuzzEnvironmentTests {
  @Test("says nothing: the usual seed, and the test's own number of cases")
  func silent() throws {
    let environment = try FuzzEnvironment([:])
    #expect(environment.seed == 1)
    #expect(environment.runCount == nil)
    #expect(environment.milliseconds == nil)
  }

  @Test(
    "names a seed in each of the three ways",
    arguments: [("7", 7), ("0x10", 16), ("abcdef1", 0xabc_def1)] as [(String, UInt64)])
  func seed(text: String, number: UInt64) throws {
    #expect(try FuzzEnvironment(["NAVFUZZ_SEED": text]).seed == number)
  }

  @Test("names a number of cases or a time")
  func extent() throws {
    #expect(try FuzzEnvironment(["NAVFUZZ_RUNS": "12"]).runCount == 12)
    #expect(try FuzzEnvironment(["NAVFUZZ_TIME": "2s"]).milliseconds == 2000)
  }

  @Test(
    "is refused in a sentence",
    arguments: [
      (
        ["NAVFUZZ_SEED": "soon"],
        "NAVFUZZ_SEED: 'soon' is no seed: it is a decimal number, 0x and hexadecimal digits, "
          + "or a commit hash"
      ),
      (["NAVFUZZ_RUNS": "0"], "NAVFUZZ_RUNS takes a number from 1, and not '0'"),
      (
        ["NAVFUZZ_TIME": "30"],
        "NAVFUZZ_TIME takes a time such as 500ms, 30s, 5m or 1h, and not '30'"
      ),
      (
        ["NAVFUZZ_RUNS": "3", "NAVFUZZ_TIME": "3s"],
        "NAVFUZZ_RUNS contradicts NAVFUZZ_TIME: both end the run; set one of them"
      ),
    ] as [([String: String], String)])
  func refused(variables: [String: String], sentence: String) {
    let error = #expect(throws: FuzzEnvironmentError.self) { try FuzzEnvironment(variables) }
    #expect(error?.description == sentence)
  }
}
