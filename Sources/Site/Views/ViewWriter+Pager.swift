import Mustache

/// The way from one part of a long list to the others.
struct Pager {
  var pages = Value.null
  /// Which part of how many this is.
  var text = Value.null
  var previous = Value.null
  var next = Value.null
}

extension ViewWriter {
  mutating func pager(
    part: Int, of count: Int, route: (Int) -> String
  ) -> Pager {
    guard count > 1 else { return Pager() }
    var entries: [Value] = []
    var last = 0
    for other in shownParts(around: part, of: count) {
      entries.append(
        pagerEntry(other, route(other), isCurrent: other == part, isGap: other > last + 1))
      last = other
    }
    return Pager(
      pages: tape.list(entries),
      text: word(
        "pageOf", Filling("page", frame.numbers.whole(part)),
        Filling("pages", frame.numbers.whole(count))),
      previous: part > 1 ? step(to: route(part - 1)) : .null,
      next: part < count ? step(to: route(part + 1)) : .null)
  }

  /// The first, the last and those near, so that the pager of a large dex is no list of its own.
  private func shownParts(around part: Int, of count: Int) -> [Int] {
    (1...count).filter { $0 == 1 || $0 == count || abs($0 - part) <= 2 }
  }

  private mutating func pagerEntry(
    _ part: Int, _ route: String, isCurrent: Bool, isGap: Bool
  ) -> Value {
    let number = tape.integer(part)
    let label = word("page", Filling("page", frame.numbers.whole(part)))
    let url = link(to: route)
    return tape.object(shapes.pager) { fields in
      fields[.number] = number
      fields[.label] = label
      fields[.url] = url
      fields[.current] = Value(isCurrent)
      fields[.gap] = Value(isGap)
    }
  }

  private mutating func step(to route: String) -> Value {
    let url = link(to: route)
    return tape.object(shapes.neighbour) { fields in fields[.url] = url }
  }
}
