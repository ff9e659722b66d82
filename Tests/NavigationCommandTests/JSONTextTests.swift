// JSONTextTests: JSON is written with its keys in order and its texts escaped.

import Testing

@testable import NavigationCommand

@Suite("JSON text")
struct JSONTextTests {
  @Test("keeps the order of keys and escapes what must be escaped")
  func compact() {
    let value = JSONText.object([
      ("z", .number(-1)), ("a", .list([.flag(true), .null, .text("a\"b\\c\n\t\r\u{1}ü")])),
      ("empty", .object([])),
    ])
    #expect(
      value.compact
        == #"{"z": -1, "a": [true, null, "a\"b\\c\n\t\r\u0001ü"], "empty": {}}"#)
  }

  @Test("indents each level by two columns")
  func indented() {
    let value = JSONText.object([("list", .list([.number(1), .object([("a", .texts([]))])]))])
    #expect(
      value.indented() == """
        {
          "list": [
            1,
            {
              "a": []
            }
          ]
        }
        """)
  }
}
