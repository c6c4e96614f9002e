import Diagnostics
import Markdown
import Mustache

/// Renders shortcodes for pages of any language and depth.
struct ShortcodeRenderer: ~Copyable {
  private let site: Site
  private var writer: ViewWriter
  private var buffer = OutputBuffer()

  init(_ site: Site) {
    self.site = site
    writer = ViewWriter(site: site)
  }

  /// The HTML of a call, without white space around it; nothing after a fault.
  ///
  /// - Parameter resolver: knows language and place of the page.
  mutating func html(
    of read: ReadShortcode, _ resolver: LinkResolver, into report: inout Report
  ) -> [UInt8]? {
    guard let set = site.templates.set else { return nil }
    let known = report.diagnostics.count
    let root = writer.values(of: read, texts(read.call, resolver, &report), resolver)
    let findings = RenderFindings()
    let markdown = MarkdownFilter(site: site, resolver: resolver, findings: findings)
    buffer.removeAll()
    do throws(Faults) {
      try set.render(
        read.shortcode.template, tape: writer.tape, root: root, into: &buffer,
        transforms: ["markdown": markdown.html])
    } catch {
      report.add(error.diagnostics.map { called($0, from: read.call) })
      return nil
    }
    report.add(findings.all.map { called($0, from: read.call) })
    var html: [UInt8] = []
    buffer.withBytes { html = Array($0.bindMemory(to: UInt8.self).trimmingSpaces) }
    // A link to nowhere says why already.
    if html.isEmpty, report.diagnostics.count == known {
      report.warning(
        "'\(read.call.name)' shows nothing here", at: read.call.place)
    }
    return html
  }

  private func called(_ diagnostic: Diagnostic, from call: ShortcodeCall) -> Diagnostic {
    var diagnostic = diagnostic
    diagnostic.trail.append(TrailStep("called from", call.place))
    return diagnostic
  }

  /// The parameters that are text or addresses.
  private func texts(
    _ call: ShortcodeCall, _ resolver: LinkResolver, _ report: inout Report
  ) -> [ShortcodeText] {
    var texts: [ShortcodeText] = []
    func add(_ name: String, _ text: String, isAddress: Bool = true) {
      texts.append(ShortcodeText(name: name, text: text, isAddress: isAddress))
    }
    for parameter in call.parameters where parameter.name != "pokemon" && parameter.name != "type" {
      guard Shortcode.addresses.contains(parameter.name) else {
        add(parameter.name, parameter.value, isAddress: false)
        continue
      }
      let isImage = parameter.name == "src"
      let target = LinkTarget(
        address: parameter.value, isImage: isImage, place: parameter.valuePlace)
      switch resolver.resolve(target) {
      case .keep: add(parameter.name, parameter.value)
      case .replace(let address): add(parameter.name, address)
      case .nowhere(let hint):
        report.warning(
          "\(isImage ? "image" : "link") to nowhere: '\(parameter.value)'",
          at: parameter.valuePlace, hint: hint)
      }
    }
    return texts
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate var trimmingSpaces: Slice<Self> {
    let start = firstIndex { $0 > 0x20 } ?? endIndex
    let end = lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? start
    return self[start..<end]
  }
}
