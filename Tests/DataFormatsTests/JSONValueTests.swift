import Diagnostics
import Testing

@testable import DataFormats

@Suite struct JSONValueTests {
  @Test(
    arguments: [
      ("null", .null), (" true ", .boolean(true)), ("\tfalse\r\n", .boolean(false)),
      ("\"\"", .string("")), ("\"a b\"", .string("a b")), ("[]", .array([])), ("{}", .object([])),
      ("\u{FEFF}[ ]", .array([])),
      ("\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"", .string("\"\\/\u{8}\u{C}\n\r\t")),
      ("\"\\u00e9\\u3042\\uD83D\\ude00\\u0000\"", .string("éあ😀\u{0}")),
      ("\"フシギダネ♀\u{7F}\"", .string("フシギダネ♀\u{7F}")),
      ("[1,[2]]", .array([number("1", 1), .array([number("2", 2)])])),
      (
        "{\"b\": 1, \"a\": {}}",
        .object([
          JSONMember(key: "b", value: number("1", 1)), JSONMember(key: "a", value: .object([])),
        ])
      ),
    ] as [(String, JSONValue)])
  func parses(text: String, expected: JSONValue) throws {
    #expect(try JSONValue(parsing: SourceText(name: "f", text: text)) == expected)
  }

  private static func number(_ text: String, _ double: Double) -> JSONValue {
    .number(JSONDecimal(text: text, double: double))
  }

  @Test func keysThatDifferOnlyInNormalFormAreTwo() throws {
    let value = try JSONValue(
      parsing: SourceText(name: "f", text: "{\"caf\u{E9}\": 1, \"x\": 2}"))
    #expect(value["x"] != nil)
    #expect(value["cafe\u{301}"] == nil)
  }

  @Test(
    arguments: [
      ("0", .value(0)), ("-0", .value(0)), ("45", .value(45)), ("-7", .value(-7)),
      ("9223372036854775807", .value(.max)), ("-9223372036854775808", .value(.min)),
      ("9223372036854775808", .overflow), ("-9223372036854775809", .overflow),
      ("99999999999999999999999", .overflow), ("45.5", .notWhole), ("45.0", .notWhole),
      ("1e2", .notWhole),
    ] as [(String, JSONInteger)])
  func wholeNumbers(text: String, expected: JSONInteger) throws {
    var cursor = JSONCursor(SourceText(name: "f", text: text))
    let number = try cursor.number()
    #expect(cursor.integer(of: number) == expected)
    #expect(cursor.text(of: number) == text)
  }

  @Test(arguments: [
    "0", "0.7", "6.9", "87.5", "110.5", "0.1", "0.3", "999.9", "123456789.123456", "1e-3", "-0.5",
    "1.7976931348623157e308", "5e-324", "0.30000000000000004", "1E+2", "12345678901234567890",
  ])
  func decimalsAreTheNearest(text: String) throws {
    var cursor = JSONCursor(SourceText(name: "f", text: text))
    let number = try cursor.number()
    #expect(cursor.double(of: number) == Double(text))
  }

  @Test func aNumberBeyondAllIsNone() throws {
    var cursor = JSONCursor(SourceText(name: "f", text: "1e999"))
    let number = try cursor.number()
    #expect(cursor.double(of: number) == nil)
  }
}
