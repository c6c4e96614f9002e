import Diagnostics

/// The tags of one template, paired and with their standalone lines marked.
struct ParsedTemplate {
  var tags: [Tag]
  let delimiters: [Delimiters]
  var faults: [Diagnostic]

  init(
    _ source: SourceText, delimiters: Delimiters = .standard, mode: TemplateSet.Mode
  ) {
    var scanner = Scanner(source, delimiters: delimiters, mode: mode)
    scanner.scan()
    tags = scanner.tags
    self.delimiters = scanner.allDelimiters
    var nesting = Nesting(source, delimiters: scanner.allDelimiters)
    nesting.pair(&tags)
    faults = (scanner.faults + nesting.faults).sorted { left, right in
      (left.place?.range.lowerBound ?? 0) < (right.place?.range.lowerBound ?? 0)
    }
    if faults.isEmpty { Standalone(bytes: source.bytes).mark(&tags) }
  }
}
