import Testing

@testable import DevServer

@Suite struct ConditionTests {
  @Test(
    arguments: [
      (nil, .whole), ("bytes=0-0", .parts([0..<1])), ("bytes=0-", .parts([0..<10])),
      ("bytes=5-100", .parts([5..<10])), ("bytes=-3", .parts([7..<10])),
      ("bytes=-30", .parts([0..<10])),
      ("BYTES=1-2", .parts([1..<3])), ("bytes= 1-2 , 4-5 ", .parts([1..<3, 4..<6])),
      ("bytes=4-5,1-2", .parts([4..<6, 1..<3])), ("bytes=1-2,,4-5", .parts([1..<3, 4..<6])),
      ("bytes=1-2,50-60", .parts([1..<3])), ("bytes=10-", .unsatisfiable),
      ("bytes=-0", .unsatisfiable),
      ("bytes=10-20,30-40", .unsatisfiable), ("bytes=99999999999999999999-", .unsatisfiable),
      ("bytes=0-99999999999999999999", .parts([0..<10])),
      ("bytes=9223372036854775806-9223372036854775807", .unsatisfiable),
      ("bytes=3-1", .whole), ("bytes=", .whole), ("bytes=a-b", .whole), ("bytes=1", .whole),
      ("bytes=--1", .whole), ("bytes=+1-2", .whole), ("lines=1-2", .whole), ("bytes 1-2", .whole),
      ("bytes=1-5,3-7", .whole), ("bytes=,", .whole), ("bytes=1-2;4-5", .whole),
    ] as [(String?, ByteRanges)])
  func ranges(field: String?, expected: ByteRanges) {
    #expect(ByteRanges(field, size: 10) == expected)
  }

  @Test func anEmptyFileHasNoParts() {
    #expect(ByteRanges("bytes=0-", size: 0) == .unsatisfiable)
    #expect(ByteRanges("bytes=-1", size: 0) == .unsatisfiable)
    #expect(ByteRanges(nil, size: 0) == .whole)
  }

  @Test func manyPartsCostMoreThanTheWhole() {
    func list(_ count: Int) -> String {
      "bytes=" + (0..<count).map { "\($0 * 2)-\($0 * 2)" }.joined(separator: ",")
    }
    #expect(ByteRanges(list(ByteRanges.limit), size: 100) != .whole)
    #expect(ByteRanges(list(ByteRanges.limit + 1), size: 100) == .whole)
  }

  @Test(arguments: [
    ("\"a\"", true), ("W/\"a\"", true), ("*", true), ("\"b\", \"a\"", true),
    ("\"b\",W/\"a\"", true),
    ("\"b\"", false), ("a", false), ("", false), ("\"a", false), ("\"b,\"a\"\"", false),
    ("\"x,y\", \"a\"", true),
  ])
  func ifNoneMatch(field: String, isMet: Bool) {
    let head = RequestHead(target: [], fields: ["if-none-match": [field]])
    #expect(Conditions(tag: "\"a\"", modified: 5).areMet(by: head) == isMet)
  }

  @Test func listsInSeveralLinesAreOne() {
    let head = RequestHead(target: [], fields: ["if-none-match": ["\"b\"", "\"a\""]])
    #expect(Conditions(tag: "\"a\"", modified: nil).areMet(by: head))
  }

  @Test(arguments: [
    ("Sun, 06 Nov 1994 08:49:37 GMT", true), ("Sun, 06 Nov 1994 08:49:36 GMT", false),
    ("Sunday, 06-Nov-94 08:49:37 GMT", true), ("Sun Nov  6 08:49:37 1994", true),
    ("yesterday", false),
  ])
  func ifModifiedSince(field: String, isMet: Bool) {
    let conditions = Conditions(tag: "\"a\"", modified: 784_111_777)
    #expect(
      conditions.areMet(by: RequestHead(target: [], fields: ["if-modified-since": [field]]))
        == isMet)
    // A tag counts more.
    let both = ["if-modified-since": [field], "if-none-match": ["\"b\""]]
    #expect(!conditions.areMet(by: RequestHead(target: [], fields: both)))
  }

  @Test(
    arguments: [
      (nil, true), ("\"a\"", true), ("\"b\"", false), ("W/\"a\"", false),
      ("Sun, 06 Nov 1994 08:49:37 GMT", true), ("Sun, 06 Nov 1994 08:49:38 GMT", false),
    ] as [(String?, Bool)])
  func ifRange(field: String?, isAllowed: Bool) {
    let conditions = Conditions(tag: "\"a\"", modified: 784_111_777)
    let fields = field.map { ["if-range": [$0]] } ?? [:]
    #expect(conditions.allowRange(RequestHead(target: [], fields: fields)) == isAllowed)
  }

  @Test(arguments: [0, 784_111_777, 951_782_400, 1_700_000_000, 4_102_444_799])
  func datesAreReadAsWritten(seconds: Int) {
    #expect(parseHTTPDate(httpDate(seconds)) == seconds)
  }

  @Test(arguments: [
    "", "Sun, 06 Nov 1994 08:49:37", "Sun, 32 Nov 1994 08:49:37 GMT",
    "Sun, 06 Now 1994 08:49:37 GMT",
    "Sun, 06 Nov 1994 24:49:37 GMT", "Sun, 06 Nov 1994 08:49 GMT", "Sun, 06 Nov 99999 08:49:37 GMT",
  ])
  func noDates(text: String) {
    #expect(parseHTTPDate(text) == nil)
  }

  @Test(arguments: [
    ("index.html", "text/html; charset=utf-8"), ("a.b.CSS", "text/css; charset=utf-8"),
    ("x.svg", "image/svg+xml; charset=utf-8"), ("x.png", "image/png"),
    ("CNAME", "application/octet-stream"),
    ("x.unknown", "application/octet-stream"), ("x.", "application/octet-stream"),
  ])
  func mediaTypes(name: String, type: String) {
    #expect(mediaType(ofFileNamed: name) == type)
  }
}
