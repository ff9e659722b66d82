// RunSeedTests: a seed is read in three ways, and the reading is said.

import Testing

@testable import NavigationHarness

@Suite("A run's seed")
struct RunSeedTests {
  @Test(
    "is read from digits, hexadecimal digits and commit hashes",
    arguments: [
      ("0", 0, "seed 0"),
      ("18446744073709551615", .max, "seed 18446744073709551615"),
      ("0x2A", 42, "seed 42 (0x2a)"),
      ("1234567", 1_234_567, "seed 1234567"),
      (
        "12345ab", 0x12345ab, "seed 19088811 (0x12345ab, the first 7 digits of commit 12345ab)"
      ),
      (
        "0123456789abcdef0123456789abcdef01234567", 0x0123_4567_89ab_cdef,
        "seed 81985529216486895 (0x123456789abcdef, the first 16 digits of commit "
          + "0123456789abcdef0123456789abcdef01234567)"
      ),
    ] as [(String, UInt64, String)])
  func reads(text: String, number: UInt64, words: String) throws {
    let seed = try RunSeed(parsing: text)
    #expect(seed.number == number)
    #expect(seed.description == words)
  }

  @Test(
    "is refused if it is none",
    arguments: [
      "", "-1", "+1", "1.5", "abcdef", "0x", "0xg", "12 34", "abcdefg", "\u{0661}\u{0662}",
    ])
  func refuses(text: String) {
    #expect(throws: RunSeedError.notANumber(text)) { try RunSeed(parsing: text) }
  }

  @Test(
    "is refused if it has more than 64 bits",
    arguments: ["18446744073709551616", "0x10000000000000000"])
  func tooLarge(text: String) {
    #expect(throws: RunSeedError.tooLarge(text)) { try RunSeed(parsing: text) }
  }

  @Test("says that it was drawn, and how it comes again")
  func drawn() {
    #expect(RunSeed(drawn: 7).description == "seed 7 (drawn; --seed 7 repeats the run)")
  }
}
