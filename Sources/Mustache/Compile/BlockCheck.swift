import Diagnostics

/// A block that one template fills in another.
struct BlockFill {
  let template: Int
  let tag: Range<Int>
  let name: [UInt8]
}

/// Finds blocks that are filled and shown nowhere: slips of the finger that would silently lose text.
struct BlockCheck {
  /// The blocks that each template has itself.
  let blocks: [Set<[UInt8]>]
  let calls: [TemplateCalls]
  private var known: [Int: Set<[UInt8]>?] = [:]

  init(blocks: [Set<[UInt8]>], calls: [TemplateCalls]) {
    self.blocks = blocks
    self.calls = calls
  }

  mutating func warning(for fill: BlockFill, in source: SourceText, parent: String) -> Diagnostic? {
    guard let names = reachableBlocks(from: fill.template), !names.contains(fill.name) else {
      return nil
    }
    let shown = String(decoding: fill.name, as: UTF8.self)
    return Diagnostic(
      .warning, "'\(parent)' has no block '\(shown)', so its text is not shown",
      at: Place(source, fill.tag),
      hint: didYouMean(shown, among: names.map { String(decoding: $0, as: UTF8.self) }))
  }

  /// Nil if a value names a partial on the way, so that there may be any block.
  private mutating func reachableBlocks(from start: Int) -> Set<[UInt8]>? {
    if let found = known[start] { return found }
    let found = reachableTemplates(from: start, calls: calls).map { templates in
      templates.reduce(into: Set()) { $0.formUnion(blocks[$1]) }
    }
    known[start] = .some(found)
    return found
  }
}

/// The templates that one template can call without values having a say, itself included; nil for all.
func reachableTemplates(from start: Int, calls: [TemplateCalls]) -> Set<Int>? {
  var found: Set<Int> = [start]
  var queue = [start]
  while let current = queue.popLast() {
    if calls[current].hasDynamic { return nil }
    for (template, _) in calls[current].templates where found.insert(template).inserted {
      queue.append(template)
    }
  }
  return found
}
