import Diagnostics

/// Puts the events of one document together to a tree, within limits.
struct YAMLBuilder: ~Copyable {
  private var events: YAMLEvents
  private let limits: YAMLLimits
  private var anchors: [String: Built] = [:]
  private var values = 0
  private var report = Report()

  /// A value with the number of values in it and the depth below it.
  private struct Built {
    var node: YAMLNode
    var size = 1
    var height = 0
  }

  init(_ source: SourceText, _ range: Range<Int>, _ limits: YAMLLimits) throws(Faults) {
    events = try YAMLEvents(source, range)
    self.limits = limits
  }

  /// The only document, or nil if there is none.
  mutating func document() throws(Faults) -> YAMLNode? {
    guard case .documentStart = try events.next().event else { return nil }
    let first = try events.next()
    let root = try build(first.event, first.place, depth: 0)
    _ = try events.next()
    let after = try events.next()
    if case .documentStart = after.event {
      report.error("a second document starts here, one is allowed", at: after.place)
    }
    try report.throwIfErrors()
    return root.node
  }

  private mutating func build(
    _ event: YAMLEvent, _ place: Place, depth: Int
  ) throws(Faults) -> Built {
    values += 1
    if values > limits.values {
      throw Faults("more than \(limits.values) values", at: place)
    }
    switch event {
    case .scalar(let scalar, let anchor, let tag):
      check(tag, place)
      return keep(Built(node: YAMLNode(.scalar(scalar), at: place)), anchor)
    case .listStart(let anchor, let tag):
      check(tag, place)
      return keep(try list(place, depth: depth + 1), anchor)
    case .mapStart(let anchor, let tag):
      check(tag, place)
      return keep(try map(place, depth: depth + 1), anchor)
    case .alias(let name):
      return try alias(name, place, depth: depth)
    case .documentStart, .documentEnd, .collectionEnd, .end:
      throw Faults("wanted a value here", at: place)
    }
  }

  private mutating func list(_ place: Place, depth: Int) throws(Faults) -> Built {
    try check(depth: depth, place)
    var built = Built(node: YAMLNode(.list([]), at: place))
    var items: [YAMLNode] = []
    while true {
      let next = try events.next()
      if case .collectionEnd = next.event { break }
      let item = try build(next.event, next.place, depth: depth)
      built.size += item.size
      built.height = max(built.height, item.height + 1)
      items.append(item.node)
    }
    built.node = YAMLNode(.list(items), at: place.start)
    return built
  }

  private mutating func map(_ place: Place, depth: Int) throws(Faults) -> Built {
    try check(depth: depth, place)
    var built = Built(node: YAMLNode(.map([]), at: place))
    var entries: [YAMLEntry] = []
    var seen: [String: Place] = [:]
    while true {
      let next = try events.next()
      if case .collectionEnd = next.event { break }
      let key = try build(next.event, next.place, depth: depth)
      let after = try events.next()
      let value = try build(after.event, after.place, depth: depth)
      built.size += value.size + 1
      built.height = max(built.height, value.height + 1)
      guard let name = key.node.scalar?.text else {
        report.error("a key must be a single word or text", at: next.place)
        continue
      }
      if name == "<<" {
        report.error("merge keys ('<<') are not supported", at: next.place)
      }
      if let first = seen[name] {
        report.add(
          Diagnostic(
            .error, "the key '\(name)' comes twice", at: next.place,
            hint: "leave one of them out", trail: [TrailStep("first given at", first)]))
        continue
      }
      seen[name] = next.place
      entries.append(YAMLEntry(key: name, keyPlace: next.place, value: value.node))
    }
    built.node = YAMLNode(.map(entries), at: place.start)
    return built
  }

  private mutating func alias(
    _ name: String, _ place: Place, depth: Int
  ) throws(Faults) -> Built {
    guard let built = anchors[name] else {
      throw Faults(
        "nothing above is named '&\(name)'", at: place,
        hint: didYouMean(name, among: anchors.keys) ?? "put a value that starts with '*' in quotes")
    }
    try check(depth: depth + built.height, place)
    values += built.size - 1
    if values > limits.values {
      throw Faults(
        "aliases make more than \(limits.values) values out of this text", at: place)
    }
    return built
  }

  private mutating func keep(_ built: Built, _ anchor: String?) -> Built {
    if let anchor { anchors[anchor] = built }
    return built
  }

  private mutating func check(_ tag: String?, _ place: Place) {
    guard let tag, tag != "!", !tag.utf8.starts(with: "tag:yaml.org,2002:".utf8) else { return }
    report.error("the tag '\(tag)' means nothing here", at: place, hint: "leave it out")
  }

  private func check(depth: Int, _ place: Place) throws(Faults) {
    if depth > limits.depth {
      throw Faults("more than \(limits.depth) lists and maps inside each other", at: place)
    }
  }
}

extension Place {
  fileprivate var start: Place { Place(source, at: range.lowerBound) }
}
