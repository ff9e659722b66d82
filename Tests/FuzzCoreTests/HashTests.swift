// HashTests: hashes that never change.

import FuzzCore
import Testing

@Suite("Hashes")
struct HashTests {
  @Test(
    "the key hash is FNV-1a as published",
    arguments: [
      ("", 0xCBF2_9CE4_8422_2325), ("a", 0xAF63_DC4C_8601_EC8C), ("foobar", 0x8594_4171_F739_67E8),
    ] as [(String, UInt64)])
  func published(text: String, expected: UInt64) {
    #expect(StableHash(of: text).value == expected)
  }

  @Test("a number counts as its eight bytes, the lowest first")
  func number() {
    var hash = StableHash()
    hash.add(-2)
    #expect(hash.value == 0xFC1A_3522_5397_861C)
  }

  @Test(
    "a fingerprint is the same everywhere",
    arguments: [
      ([], 0x243F_6A88_85A3_08D3, 0x1319_8A2E_0370_7344),
      ([0], 0x8817_7CF7_BAF8_2B4B, 0x74F9_955D_3F52_1942),
      ([1, 2, -3], 0xC3BA_54E7_6372_E7C7, 0x3BB8_4527_9366_093B),
    ] as [([Int], UInt64, UInt64)])
  func golden(numbers: [Int], high: UInt64, low: UInt64) {
    var fingerprint = Fingerprint()
    for number in numbers {
      fingerprint.add(number)
    }
    #expect(fingerprint == Fingerprint(high: high, low: low))
  }

  @Test("a set holds what was put in, and nothing else")
  func set() {
    var set = FingerprintSet()
    let many = (0..<1_000).map { number in
      var fingerprint = Fingerprint()
      fingerprint.add(number)
      return fingerprint
    }
    #expect(!many.contains { set.contains($0) })
    let areNew = many.map { set.insert($0) }
    #expect(!areNew.contains(false))
    #expect(many.allSatisfy { set.contains($0) })
    let isNewAgain = set.insert(many[17])
    #expect(!isNewAgain)
    #expect(set.count == 1_000)
  }

  @Test("the fingerprint that marks a free place is a fingerprint like any other")
  func freePlace() {
    let zero = Fingerprint(high: 0, low: 0)
    var set = FingerprintSet()
    #expect(!set.contains(zero))
    let areNew = [set.insert(zero), set.insert(zero)]
    #expect(areNew == [true, false])
    #expect(set.contains(zero))
    #expect(set.count == 1)
  }
}
