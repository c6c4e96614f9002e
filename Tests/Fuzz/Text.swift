import DataFormats
import Diagnostics
import Markdown

/// A Markdown file of which only the front matter counts, and the same bytes as YAML.
func fuzzFrontMatter(_ bytes: [UInt8]) {
  let source = SourceText(name: "page.md", bytes: bytes)
  do throws(Faults) {
    let document = try MarkdownDocument(source)
    precondition(document.body.upperBound <= bytes.count)
    var report = Report()
    _ = FrontMatter(reading: document.frontMatter, into: &report)
    show(document.diagnostics + report.diagnostics)
    _ = try YAMLNode(parsing: source)
  } catch {
    show(error.diagnostics)
  }
}

/// A Markdown file, rendered in every way.
func fuzzMarkdown(_ bytes: [UInt8]) {
  let source = SourceText(name: "page.md", bytes: bytes)
  // Where `%` stands something is inserted.
  let calls = bytes.indices.filter { bytes[$0] == UInt8(ascii: "%") }.map { $0..<$0 + 1 }
  for allowsHTML in [false, true] {
    var options = MarkdownOptions()
    options.allowsHTML = allowsHTML
    let renderer = MarkdownRenderer(options: options)
    do throws(Faults) {
      let document = try MarkdownDocument(source)
      let kept = try renderer.render(
        document, resolve: { $0.isImage ? .nowhere(hint: nil) : .keep })
      check(kept)
      let filled = try renderer.render(document, inserting: calls) { number in
        number % 3 == 2
          ? nil : MarkdownInsertion(html: Array("<i>".utf8), isBlock: number % 3 == 1)
      }
      check(filled)
      check(try renderer.render(bytes, at: Place(source, at: 0)))
    } catch {
      show(error.diagnostics)
    }
  }
  checkEscape(bytes)
}

private func check(_ rendered: RenderedMarkdown) {
  precondition(firstInvalidUTF8(in: rendered.html, 0..<rendered.html.count) == nil, "not UTF-8")
  show(rendered.diagnostics)
}

/// Data put into Markdown comes out as it went in.
private func checkEscape(_ bytes: [UInt8]) {
  let clean = Array(String(decoding: bytes, as: UTF8.self).utf8).filter { $0 != 0 }
  var text = Array("x".utf8)
  escapeForMarkdown(clean, into: &text)
  text += Array("y".utf8)
  guard text.count < MarkdownOptions().sizeLimit else { return }
  let base = Place(SourceText(name: "t", text: ""), at: 0)
  guard let rendered = try? MarkdownRenderer().render(text, at: base) else {
    preconditionFailure("escaped data was refused")
  }
  let shown = Array(rendered.html.dropFirst("<p>x".utf8.count).dropLast("y</p>\n".utf8.count))
  precondition(shown == escaped(clean), "escaped data has changed")
}

private func escaped(_ bytes: [UInt8]) -> [UInt8] {
  bytes.flatMap { byte -> [UInt8] in
    switch byte {
    case UInt8(ascii: "&"): Array("&amp;".utf8)
    case UInt8(ascii: "<"): Array("&lt;".utf8)
    case UInt8(ascii: ">"): Array("&gt;".utf8)
    case UInt8(ascii: "\""): Array("&quot;".utf8)
    default: [byte]
    }
  }
}
