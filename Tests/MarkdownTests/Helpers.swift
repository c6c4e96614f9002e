import Diagnostics
import Markdown

func document(_ text: String) throws(Faults) -> MarkdownDocument {
  try MarkdownDocument(SourceText(name: "a.md", text: text))
}

func render(
  _ text: String, _ change: (inout MarkdownOptions) -> Void = { _ in },
  resolve: (LinkTarget) -> LinkResolution = { _ in .keep }
) throws(Faults) -> RenderedMarkdown {
  var options = MarkdownOptions()
  change(&options)
  return try MarkdownRenderer(options: options).render(document(text), resolve: resolve)
}

extension RenderedMarkdown {
  var text: String { String(decoding: html, as: UTF8.self) }
  /// `line:column message` of every finding.
  var found: [String] { lines(diagnostics) }
}

func lines(_ diagnostics: [Diagnostic]) -> [String] {
  diagnostics.map { diagnostic in
    let at = diagnostic.place?.lineColumn
    return "\(at?.line ?? 0):\(at?.column ?? 0) \(diagnostic.message)"
  }
}

func faults(_ body: () throws(Faults) -> Void) -> [String] {
  do throws(Faults) {
    try body()
    return []
  } catch {
    return lines(error.diagnostics)
  }
}

/// What a browser shows of HTML without tags in it.
func decoded(_ html: String) -> String {
  var result = html
  for (entity, text) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")] {
    result = result.split(separator: entity, omittingEmptySubsequences: false)
      .joined(separator: text)
  }
  return result
}

/// A character that a literal may not hold.
func noncharacter(_ value: UInt32) -> String {
  Unicode.Scalar(value).map(String.init) ?? ""
}
