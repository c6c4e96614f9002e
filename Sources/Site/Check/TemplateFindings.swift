import Diagnostics
import Mustache

/// Warns of places in a template where no escaping makes a value safe: attributes without quotes,
/// scripts, styles, event handlers. Sections of Markdown are left out, as no HTML of theirs is shown.
public func templateFindings(in source: SourceText) -> [Diagnostic] {
  var search = UnsafePlaces(source)
  search.run()
  return search.findings
}

private struct UnsafePlaces {
  let source: SourceText
  private(set) var findings: [Diagnostic] = []
  private var markup = MarkupScanner()
  /// The handler that has been reported already.
  private var reported = -1

  init(_ source: SourceText) {
    self.source = source
  }

  mutating func run() {
    var index = 0
    var depth = 0
    for tag in templateTags(of: source) {
      let isMarkdown = source.bytes[tag.name].elementsEqual("markdown".utf8)
      if depth == 0 { scan(index, to: tag.range.lowerBound) }
      if isMarkdown, tag.kind == .section { depth += 1 }
      if isMarkdown, tag.kind == .close { depth -= 1 }
      if depth == 0, tag.kind == .variable || tag.kind == .raw { check(tag) }
      index = tag.range.upperBound
    }
    if depth == 0 { scan(index, to: source.bytes.count) }
  }

  private mutating func scan(_ start: Int, to end: Int) {
    var index = start
    while index < end {
      index = markup.step(source.bytes, index)
      if markup.state == .beforeValue { checkHandler() }
    }
  }

  /// Every handler is reported by its name.
  private mutating func checkHandler() {
    guard isHandler, reported != markup.attributeStart else { return }
    reported = markup.attributeStart
    let name = markup.attributeStart..<markup.attributeStart + markup.attribute.count
    report(
      "the event handler '\(attribute)' does nothing: pages allow no scripts in attributes", name,
      hint: "add the listener in Templates/assets/script.js")
  }

  private mutating func check(_ tag: TemplateTag) {
    switch markup.state {
    case .text, .comment, .declaration: break
    // The one value that is made for a script element: JSON without anything that ends it.
    case .rawText where source.bytes[tag.name].elementsEqual("structuredData".utf8): break
    case .rawText:
      let element = String(decoding: markup.element, as: UTF8.self)
      report(
        "a value in a <\(element)> element cannot be escaped", tag.range,
        hint: element == "script"
          ? "put it into a data- attribute, where a script can read it" : "use a class")
    case .elementName, .attributes, .attributeName, .afterAttributeName:
      report(
        "a value inside a tag, but not in quotes, cannot be escaped", tag.range,
        hint: "put values into attributes with quotes only")
    case .beforeValue, .unquoted:
      let written = String(decoding: source.bytes[tag.range], as: UTF8.self)
      report(
        "a value in an attribute without quotes cannot be escaped", tag.range,
        hint: "write \(attribute)=\"\(written)\"")
    case .quoted: checkQuoted(tag)
    }
    markup.passValue()
  }

  private mutating func checkQuoted(_ tag: TemplateTag) {
    if attribute == "style" {
      report(
        "a value in a style attribute cannot be escaped", tag.range,
        hint: "use a class, or an attribute of an SVG shape")
    } else if isHandler {
      report(
        "a value in the event handler '\(attribute)' cannot be escaped", tag.range,
        hint: "put it into a data- attribute, where a script can read it")
    }
  }

  private var attribute: String { String(decoding: markup.attribute, as: UTF8.self) }

  private var isHandler: Bool {
    markup.attribute.count > 2 && markup.attribute.starts(with: "on".utf8)
  }

  private mutating func report(_ message: String, _ range: Range<Int>, hint: String) {
    findings.append(
      Diagnostic(.warning, message, at: Place(source, range), hint: hint, kind: "unsafe-place"))
  }
}
