import Diagnostics
import Markdown

/// Renders `{{#markdown}}` sections on one page.
struct MarkdownFilter: Sendable {
  let site: Site
  let resolver: LinkResolver
  /// Where warnings go.
  var findings: RenderFindings?

  func html(_ text: Span<UInt8>, at place: Place) throws(Faults) -> [UInt8] {
    var options = MarkdownOptions()
    options.allowsHTML = site.configuration.rawHTML
    let rendered = try MarkdownRenderer(options: options)
      .render(text.withUnsafeBufferPointer { Array($0) }, at: place, resolve: resolver.resolve)
    let faults = rendered.diagnostics.filter { $0.severity == .error }
    if !faults.isEmpty { throw Faults(faults) }
    findings?.add(rendered.diagnostics)
    return rendered.html
  }
}
