import Diagnostics
import Testing

@testable import DataFormats

/// The first fault of a text that is no JSON, as `line:column: message`.
private func fault(_ bytes: [UInt8]) -> String? {
  do throws(Faults) {
    _ = try JSONValue(parsing: SourceText(name: "f.json", bytes: bytes))
    return nil
  } catch {
    guard let first = error.diagnostics.first, let at = first.place?.lineColumn else { return "?" }
    return "\(at.line):\(at.column): \(first.message)"
  }
}

@Suite struct JSONFaultTests {
  @Test(arguments: [
    ("", "1:1: the file has no JSON in it"),
    (" \n ", "2:2: the file has no JSON in it"),
    ("[1,]", "1:3: a comma with nothing after it"),
    ("{\"a\":1,}", "1:7: a comma with nothing after it"),
    ("[1 2]", "1:4: a comma or the end of the array was expected"),
    ("[1,,2]", "1:4: a value was expected before this comma"),
    ("[1}", "1:3: the array is closed with the wrong bracket"),
    ("{\"a\":1]", "1:7: the object is closed with the wrong bracket"),
    ("{\"a\" 1}", "1:2: a colon was expected after this key"),
    ("{a:1}", "1:2: a key in double quotes was expected"),
    ("{\"a\":}", "1:6: a value was expected here"),
    ("{\"a\":1,\n\"b\":2", "2:5: the file ends in the middle of an object"),
    ("[[1]", "1:4: the file ends in the middle of an array"),
    ("[\"ab", "1:2: the file ends in the middle of this text"),
    ("[\"ab\\", "1:2: the file ends in the middle of this text"),
    ("[\"a\nb\"]", "1:2: the text is not closed on its line"),
    ("[\"a\tb\"]", "1:4: a control character (U+0009) inside text"),
    ("[\"a\u{0}b\"]", "1:4: a control character (U+0000) inside text"),
    ("[\u{0}]", "1:2: a NUL byte"),
    ("[\u{1}]", "1:2: a control character (U+0001)"),
    ("[\"\\x\"]", "1:3: an escape that JSON does not have"),
    ("[\"\\u12g4\"]", "1:3: \\u needs four hexadecimal digits"),
    ("[\"\\ud800\"]", "1:3: half of a surrogate pair, which is no character"),
    ("[\"\\ud800\\u0041\"]", "1:3: half of a surrogate pair, which is no character"),
    ("[\"\\udc00\"]", "1:3: half of a surrogate pair, which is no character"),
    ("[01]", "1:2: '01' is not a number in JSON"),
    ("[+1]", "1:2: '+1' is not a number in JSON"),
    ("[.5]", "1:2: '.5' is not a number in JSON"),
    ("[5.]", "1:2: '5.' is not a number in JSON"),
    ("[-]", "1:2: '-' is not a number in JSON"),
    ("[1e]", "1:2: '1e' is not a number in JSON"),
    ("[1.2.3]", "1:2: '1.2.3' is not a number in JSON"),
    ("[1x]", "1:2: '1x' is not a number in JSON"),
    ("[1e999]", "1:2: the number is too large"),
    ("[True]", "1:2: true and false are written in lower case"),
    ("[None]", "1:2: not a JSON value"),
    ("[nulll]", "1:2: not a JSON value"),
    ("[NaN]", "1:2: JSON has no such number"),
    ("['a']", "1:2: text stands in double quotes in JSON"),
    ("// x\n[]", "1:1: JSON has no comments"),
    ("{/* x */}", "1:2: JSON has no comments"),
    ("[] []", "1:4: something follows the end of the JSON"),
    ("{\"a\":1,\"b\":2,\"a\":3}", "1:14: the key 'a' comes twice in one object"),
    ("{\"a\":1,\"\\u0061\":3}", "1:8: the key 'a' comes twice in one object"),
    ("{\"x\":{\"a\":1,\"a\":3}}", "1:13: the key 'a' comes twice in one object"),
    ("[\"あ\",\n x]", "2:2: not a JSON value"),
  ])
  func oneFaultWithItsPlace(text: String, expected: String) {
    #expect(fault(Array(text.utf8)) == expected)
  }

  @Test(
    arguments: [
      ([0xFF], "1:3: bytes that are not UTF-8"),  // never a first byte
      ([0x80], "1:3: bytes that are not UTF-8"),  // a continuation without a start
      ([0xC0, 0x80], "1:3: bytes that are not UTF-8"),  // overlong
      ([0xE0, 0x80, 0x80], "1:3: bytes that are not UTF-8"),
      ([0xED, 0xA0, 0x80], "1:3: bytes that are not UTF-8"),  // surrogate
      ([0xF4, 0x90, 0x80, 0x80], "1:3: bytes that are not UTF-8"),  // beyond U+10FFFF
      ([0xE3, 0x81], "1:3: bytes that are not UTF-8"),  // cut
      ([0x66, 0xE9], "1:4: bytes that are not UTF-8"),  // é in Latin-1
    ] as [([UInt8], String)])
  func badUTF8(bytes: [UInt8], expected: String) {
    #expect(fault(Array("[\"".utf8) + bytes + Array("\"]".utf8)) == expected)
  }

  @Test func utf16IsNamed() {
    #expect(fault([0xFF, 0xFE, 0x5B, 0, 0x5D, 0]) == "1:1: the file is UTF-16, not UTF-8")
  }

  @Test func nestingHasALimit() throws {
    let limit = JSONCursor.depthLimit
    func nested(_ depth: Int) -> [UInt8] {
      Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
    }
    #expect(fault(nested(limit)) == nil)
    #expect(
      fault(nested(limit + 1)) == "1:\(limit + 1): values are nested more than \(limit) deep")
    #expect(fault(Array(String(repeating: "[", count: 1_000_000).utf8)) != nil)
  }

  @Test func everyCutOfATextIsAFault() {
    let text = Array("[{\"a\": [1.5e3, true, null], \"é\\ud83d\\ude00\": {}}, \"あ\"]".utf8)
    for length in 0..<text.count {
      #expect(fault(Array(text[..<length])) != nil, "cut at \(length)")
    }
    #expect(fault(text) == nil)
  }

  @Test func aDuplicateNamesBothPlaces() throws {
    let source = SourceText(name: "f.json", text: "{\"a\":1,\n\"a\":2}")
    do throws(Faults) {
      _ = try JSONValue(parsing: source)
      Issue.record("no fault")
    } catch {
      let fault = try #require(error.diagnostics.first)
      #expect(fault.place?.shown == "f.json:2:1")
      #expect(fault.trail.first?.place.shown == "f.json:1:2")
    }
  }
}
