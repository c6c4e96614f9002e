import Diagnostics
import Mustache

/// The templates of a site by the names that templates know them by.
struct TemplateSources: Sendable {
  typealias Named = (name: String, source: SourceText)

  /// Pages, partials and shortcodes as they are compiled.
  private(set) var all: [Named] = []
  /// Templates that pages can be shown with.
  private(set) var pages: [String] = []
  private(set) var partials: [Named] = []
  /// By the names that authors call them.
  private(set) var shortcodes: [String] = []
  /// Calls of shortcodes in Markdown templates.
  private(set) var calls = TemplateCalls()
  /// What authors wrote, where something else is compiled.
  private var written: [String: SourceText] = [:]

  init(_ sources: SiteSources) {
    let own = sources.templates.filter { $0.name.hasSuffix(".html") }.map(named)
    partials = sources.partials.map(named)
    shortcodes = sources.shortcodes.map { named($0).name }
    pages = own.map(\.name)
    all = own + partials
    all += sources.shortcodes.map(named).map { (Shortcode.folder + $0.name, $0.source) }
    let others = Set(partials.map(\.name))
    let names = Set(shortcodes)
    for file in sources.templates where file.name.hasSuffix(".md") {
      let text = calls.replaceCalls(in: file.source, of: file.name) {
        names.contains($0) && !others.contains($0)
      }
      written[file.source.name] = file.source
      let name = String(file.name.dropLast(".md".utf8.count))
      pages.append(name)
      all += [(name, frame(of: file)), (file.name, text)]
    }
  }

  /// The HTML that people wrote.
  var html: [SourceText] {
    all.map(\.source).filter { written[$0.name] == nil && !$0.name.hasPrefix(framePrefix) }
  }

  /// A finding with its place in what the author wrote.
  func restored(_ diagnostic: Diagnostic) -> Diagnostic {
    guard let place = diagnostic.place, let source = written[place.source.name] else {
      return diagnostic
    }
    var diagnostic = diagnostic
    diagnostic.place = Place(source, place.range)
    return diagnostic
  }

  /// Two files must not be one template.
  func reportTwice(into report: inout Report) {
    var first: [String: SourceText] = [:]
    for (name, source) in all {
      if let other = first[name] {
        report.error(
          "'\(other.name)' and '\(source.name)' are both the template '\(name)'",
          hint: "rename one of them")
      }
      first[name] = first[name] ?? source
    }
  }
}

private func named(_ file: SiteSources.File) -> TemplateSources.Named {
  (String(file.name.dropLast(".html".utf8.count)), file.source)
}

private let framePrefix = "layout of "

/// A Markdown template is shown in the layout of the others; its own text is a partial, so that
/// faults point into its file.
private func frame(of file: SiteSources.File) -> SourceText {
  SourceText(
    name: framePrefix + file.source.name,
    text: """
      {{<layout}}{{$main}}<article class="prose">
      {{#markdown}}
      {{>\(file.name)}}
      {{/markdown}}
      </article>{{/main}}{{/layout}}
      """)
}
