import Diagnostics

extension TemplateSet {
  /// Warns of names that no page can have, with the place and the nearest name that it could have.
  ///
  /// `pages`: each template that is rendered with the kinds of its root values, innermost last. A name
  /// in a partial is fine if one of the ways to it has it. What a field holds comes from the schema.
  /// Partials that only values name are not followed.
  public func unknownNames(
    in pages: [(template: String, root: [ShapeID])]
  ) -> [Diagnostic] {
    var search = NameSearch(program: program, schema: schema, entries: entries)
    for (name, root) in pages {
      guard let template = template(name) else { continue }
      search.visit(NameState(ip: entries[template.index], contexts: root.map(Kind.init)))
    }
    search.run()
    return search.unknown.sorted { $0.key < $1.key }.map { ip, names in
      let path = search.path(program.operations[ip])
      let shown = path.map { String(decoding: schema.keyNames[Int($0)], as: UTF8.self) }
        .joined(separator: ".")
      let last = path.last.map { String(decoding: schema.keyNames[Int($0)], as: UTF8.self) }
      return Diagnostic(
        .warning, "no page can have '\(shown)' here", at: program.place(of: ip),
        hint: didYouMean(last ?? shown, among: names), kind: "unknown-name")
    }
  }
}

/// What a value can be, as far as the schema says.
enum Kind: Hashable {
  case plain, any
  case object(Int)

  init(_ shape: ShapeID?) {
    guard let shape else {
      self = .plain
      return
    }
    self = shape == .any ? .any : .object(shape.index)
  }
}

/// Where the search is, and what is around it there.
struct NameState: Hashable {
  var ip: Int
  /// Each kind once: what stands further out under the same name is never seen.
  var contexts: [Kind]
  /// Call sites of parents with blocks, outermost first.
  var parents: [Int] = []
}
