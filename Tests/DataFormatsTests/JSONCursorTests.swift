import Diagnostics
import Testing

@testable import DataFormats

@Suite struct JSONCursorTests {
  @Test func givesTokensWithTheirPlaces() throws {
    let text = "{\"id\": 1, \"tags\": [\"a\", \"b\\n\"], \"x\": null}"
    var cursor = JSONCursor(SourceText(name: "f", text: text))
    var seen: [String] = []
    try cursor.enterObject()
    while let key = try cursor.nextKey() {
      seen.append(cursor.text(of: key))
      switch try cursor.peek() {
      case .number: seen.append(cursor.text(of: try cursor.number()))
      case .array:
        try cursor.enterArray()
        while try cursor.nextElement() { seen.append(cursor.text(of: try cursor.string())) }
      default: try cursor.skip()
      }
    }
    try cursor.finish()
    #expect(seen == ["id", "1", "tags", "a", "b\n", "x"])
  }

  @Test(arguments: [
    ("7", "text was expected, but this is a number"),
    ("{}", "text was expected, but this is an object"),
    ("null", "text was expected, but this is null"),
  ])
  func anotherKindIsNamed(text: String, expected: String) throws {
    var cursor = JSONCursor(SourceText(name: "f", text: text))
    do throws(Faults) {
      _ = try cursor.string()
      Issue.record("no fault")
    } catch {
      #expect(error.diagnostics.first?.message == expected)
    }
  }

  @Test func skippingIsStrict() {
    var cursor = JSONCursor(SourceText(name: "f", text: "[{\"a\": [1, 02]}]"))
    #expect(throws: Faults.self) { try cursor.skip() }
  }

  @Test func findsTheFirstPlaceOfAKey() throws {
    let source = SourceText(name: "f", text: " {\"a\": {\"b\": 1}, \"b\": 2, \"b\": 3}")
    var cursor = JSONCursor(source)
    try cursor.skip()
    #expect(cursor.firstPlace(of: "b", inObjectAt: 1) == 17..<20)
    #expect(cursor.firstPlace(of: "c", inObjectAt: 1) == nil)
  }

  @Test(
    arguments: [
      ("a", -1, 0), ("bb", -1, 1), ("a", 2, 0), ("c", 0, 2), ("é", 1, 3), ("e\u{301}", 1, nil),
      ("\\u0061", -1, 0), ("", 0, nil),
    ] as [(String, Int, Int?)])
  func keyTableComparesBytes(key: String, last: Int, expected: Int?) throws {
    let table = JSONKeyTable(["a", "bb", "c", "\u{E9}"])
    var cursor = JSONCursor(SourceText(name: "f", text: "\"\(key)\""))
    let string = try cursor.string()
    #expect(table.index(of: string, in: cursor, after: last) == expected)
  }
}
