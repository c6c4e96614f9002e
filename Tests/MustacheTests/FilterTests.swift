import Diagnostics
import Mustache
import Testing

/// Sections that go through a filter.
@Suite struct FilterTests {
  @Test(arguments: [
    ("{{#up}}a {{x}}{{/up}}", "[A \\*B\\*]"),
    ("{{#up}}\na\n{{/up}}\nb", "[A\n]b"),
    ("{{#up}}{{{x}}}{{/up}}", "[*B*]"),
    ("{{#up}}a {{h}} b{{/up}}", "[A <i>x</i> B]"),
    ("{{#up}}{{{h}}}{{/up}}", "[<i>x</i>]"),
    ("{{#up}}{{>p}}{{/up}}", "[P \\*B\\* <i>x</i>]"),
    ("    {{>indented}}\n", "    <[A\n  B\n]>"),
    ("{{#up}}a{{#up}}b{{h}}{{/up}}c{{/up}}", "[A[B<i>x</i>]C]"),
    ("{{#up}}{{#up}}{{h}}{{/up}}{{h}}{{/up}}{{h}}", "[[<i>x</i>]<i>x</i>]<i>x</i>"),
    ("{{#up}}{{#list}}{{.}}{{/list}}{{/up}}", "[1<i>2</i>]"),
    ("{{#up}}{{lambda}}{{/up}}", "[\\*L\\*]"),
    ("{{<layout}}{{$main}}{{#up}}{{x}}{{/up}}{{/main}}{{/layout}}", "<[\\*B\\*]>"),
    ("{{^up}}no{{/up}}", "no"),
  ])
  func becomes(_ template: String, _ expected: String) throws {
    var page = Page(
      template,
      [
        "x": "*b*", "h": .html("<i>x</i>"), "list": [1, .html("<i>2</i>")],
        "lambda": .lambda { _ in "*l*" },
      ],
      [
        "p": "p {{x}} {{h}}", "layout": "<{{$main}}{{/main}}>",
        "indented": "<{{#up}}a\n  b\n{{/up}}>\n",
      ])
    page.filters = [upperCase]
    let rendered = try page.rendered()
    #expect(rendered.trimmingLastBreak == expected, "\(template) became \(rendered)")
  }

  @Test(arguments: [
    ("<a href=\"HTML\">", "<a href=\"&lt;i title=&quot;t&quot;&gt;\">"),
    ("<b>HTML</b>", "<b><i title=\"t\"></b>"),
    ("<a title='>'>HTML", "<a title='>'><i title=\"t\">"),
  ])
  func htmlInsideATagIsEscaped(_ made: String, _ expected: String) throws {
    var page = Page("{{#wrap}}{{h}}{{/wrap}}", ["h": .html("<i title=\"t\">")])
    page.filters = [
      Filter(name: "wrap", escape: .html) { body, _ in
        Array(made.split(separator: "HTML", omittingEmptySubsequences: false)[0].utf8)
          + bytes(body)
          + Array(made.split(separator: "HTML", omittingEmptySubsequences: false)[1].utf8)
      }
    ]
    #expect(try page.rendered() == expected)
  }

  @Test func aPlaceholderMayBePercentEncoded() throws {
    var page = Page("{{#link}}{{h}}{{/link}}", ["h": .html("a&amp;b")])
    page.filters = [
      Filter(name: "link", escape: .html) { body, _ in
        let encoded = bytes(body).map { byte in
          byte < 0x80
            ? String(decoding: [byte], as: UTF8.self)
            : "%" + String(byte, radix: 16, uppercase: true)
        }.joined()
        return Array("<a href=\"?q=\(encoded)&amp;%EF%B7%9\">".utf8)
      }
    ]
    #expect(try page.rendered() == "<a href=\"?q=a&amp;b&amp;%EF%B7%9\">")
  }

  @Test func dataCannotForgeAPlaceholder() throws {
    // U+FDE0, the digit 0, U+FDE1, which Swift does not let stand in a literal.
    let token: [UInt8] = [0xEF, 0xB7, 0xA0, UInt8(ascii: "0"), 0xEF, 0xB7, 0xA1]
    let forged = String(decoding: token, as: UTF8.self)
    var page = Page(
      "{{#up}}{{h}}{{x}}{{{x}}}{{/up}}{{x}}", ["h": .html("H"), "x": .text(forged)])
    page.filters = [upperCase]
    let gone = "\u{FFFD}0\u{FFFD}\u{FFFD}0\u{FFFD}"
    #expect(try page.rendered() == "[H" + gone + "]" + forged)
  }

  @Test func aBrokenPlaceholderLeavesNothingBehind() throws {
    var page = Page("{{#cut}}{{h}}{{/cut}}", ["h": .html("x")])
    page.filters = [Filter(name: "cut", escape: .html) { body, _ in bytes(body).dropLast(3) }]
    #expect(try page.rendered() == "\u{FFFD}")
  }

  @Test func aFaultOfAFilterHasThePlaceAndTheWay() throws {
    var page = Page("\n {{>p}}", [:], ["p": "a {{#bad}}x{{/bad}}"])
    page.filters = [
      Filter(name: "bad", escape: .none) { _, place throws(Faults) in
        throw Faults("too bad", at: place)
      }
    ]
    let fault = try #require(throws: Faults.self) { try page.rendered() }.diagnostics[0]
    #expect(fault.place?.shown == "p.html:1:3")
    #expect(fault.trail.map(\.place.shown) == ["page.html:2:2"])
  }
}

/// Writes the body in capital letters between brackets; escapes asterisks by a backslash.
private let upperCase = Filter(
  name: "up",
  escape: .custom { text, out in
    for byte in bytes(text) {
      if byte == UInt8(ascii: "*") { out.append(UInt8(ascii: "\\")) }
      out.append(byte)
    }
  }
) { body, _ in
  let upper = bytes(body).map { (0x61...0x7A).contains($0) ? $0 - 0x20 : $0 }
  return Array("[".utf8) + upper + Array("]".utf8)
}

private func bytes(_ span: Span<UInt8>) -> [UInt8] {
  span.indices.map { span[$0] }
}

extension String {
  fileprivate var trimmingLastBreak: String { hasSuffix("\n") ? String(dropLast()) : self }
}
