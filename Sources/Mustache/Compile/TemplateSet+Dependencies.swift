extension TemplateSet {
  /// The templates whose text can be part of what a template renders, itself included, sorted by bytes.
  ///
  /// A partial named by a value can be any, so a template that reaches one depends on all. Nil if there
  /// is no such template.
  public func dependencies(of name: String) -> [String]? {
    guard let start = indices[Array(name.utf8)] else { return nil }
    guard let found = reachable(from: start) else { return sorted(names) }
    return sorted(found.map { names[$0] })
  }

  /// Nil stands for all.
  func reachable(from start: Int) -> Set<Int>? {
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

  private func sorted(_ names: [String]) -> [String] {
    names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
