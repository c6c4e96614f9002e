import Diagnostics

extension TemplateSet {
  /// Names that no page can have, in the order of the templates.
  ///
  /// `pages`: each template that is rendered with the kinds of its root values, innermost last. A name
  /// in a partial is fine if one of the ways to it has it. What a field holds comes from the schema.
  /// Partials that only values name are not followed.
  public func unknownNames(in pages: [(template: String, root: [ShapeID])]) -> [UnknownName] {
    var search = NameSearch(program: program, schema: schema, entries: entries)
    for (name, root) in pages {
      guard let template = template(name) else { continue }
      search.visit(NameState(ip: entries[template.index], contexts: root.map(Kind.init)))
    }
    search.run()
    return search.unknown.sorted { $0.key < $1.key }.map { ip, names in
      let path = search.path(program.operations[ip]).map { key in
        String(decoding: schema.keyNames[Int(key)], as: UTF8.self)
      }
      return UnknownName(path: path, place: program.place(of: ip), candidates: names)
    }
  }
}

/// A name in a template that its pages have no value for.
public struct UnknownName: Sendable {
  /// The parts between the dots.
  public let path: [String]
  public let place: Place?
  /// Names that there are where the first unknown part was looked for.
  public let candidates: Set<String>

  /// A warning with the nearest name.
  public var warning: Diagnostic {
    Diagnostic(
      .warning, "no page can have '\(path.joined(separator: "."))' here", at: place,
      hint: didYouMean(path.last ?? "", among: candidates), kind: "unknown-name")
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
