import Diagnostics
import Testing

@testable import DataFormats

@Suite struct JSONWriterTests {
  private func written(
    _ escaping: JSONWriter.Escaping = .json, isIndented: Bool = false,
    _ write: (inout JSONWriter) -> Void
  ) -> String {
    var writer = JSONWriter(escaping: escaping, isIndented: isIndented)
    write(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("", "\"\""), ("a\"b\\", "\"a\\\"b\\\\\""), ("\n\r\t\u{8}\u{C}", "\"\\n\\r\\t\\b\\f\""),
    ("\u{0}\u{1F}", "\"\\u0000\\u001f\""), ("</script>&é", "\"</script>&é\""),
    ("あ\u{2028}\u{2029}", "\"あ\u{2028}\u{2029}\""),
  ])
  func escapesForFiles(text: String, expected: String) {
    #expect(written { $0.string(text) } == expected)
  }

  @Test(arguments: [
    ("</script>", "\"\\u003c/script\\u003e\""), ("a&b", "\"a\\u0026b\""),
    ("あ\u{2028}x\u{2029}", "\"あ\\u2028x\\u2029\""), ("\u{2027}\u{202A}", "\"\u{2027}\u{202A}\""),
  ])
  func escapesForScripts(text: String, expected: String) {
    #expect(written(.script) { $0.string(text) } == expected)
  }

  @Test(arguments: [
    (0.0, "0"), (45.0, "45"), (0.7, "0.7"), (-1.5, "-1.5"), (1e300, "1e+300"), (.nan, "null"),
    (.infinity, "null"),
  ])
  func doubles(value: Double, expected: String) {
    #expect(written { $0.double(value) } == expected)
  }

  private static let text =
    "{\"a\":[1,2.50,\"x\",null,true],\"b\":{},\"c\":[],\"d\":{\"e\":[[]]}}"

  @Test func aTreeComesBackAsItWas() throws {
    let tree = try JSONValue(parsing: SourceText(name: "f", text: Self.text))
    #expect(written { $0.value(tree) } == Self.text)
    let indented = written(isIndented: true) { $0.value(tree) }
    #expect(try JSONValue(parsing: SourceText(name: "f", text: indented)) == tree)
  }

  @Test func indentsByTwo() throws {
    let tree = try JSONValue(parsing: SourceText(name: "f", text: "{\"a\":[1,{}],\"b\":2}"))
    let expected = """
      {
        "a": [
          1,
          {}
        ],
        "b": 2
      }
      """
    #expect(written(isIndented: true) { $0.value(tree) } == expected)
  }

  @Test func appendsToWhatIsThere() {
    var writer = JSONWriter(appendingTo: Array("x=".utf8))
    writer.beginArray()
    writer.integer(.min)
    writer.boolean(false)
    writer.endArray()
    #expect(String(decoding: writer.bytes, as: UTF8.self) == "x=[-9223372036854775808,false]")
  }
}
