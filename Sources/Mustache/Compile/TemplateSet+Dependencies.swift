extension TemplateSet {
  /// The templates whose text can be part of what a template renders, itself included, sorted by bytes.
  ///
  /// A partial named by a value can be any, so a template that reaches one depends on all. Nil if there
  /// is no such template.
  public func dependencies(of name: String) -> [String]? {
    guard let start = indices[Array(name.utf8)] else { return nil }
    guard let found = reachableTemplates(from: start, calls: calls) else { return sorted(names) }
    return sorted(found.map { names[$0] })
  }

  private func sorted(_ names: [String]) -> [String] {
    names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
