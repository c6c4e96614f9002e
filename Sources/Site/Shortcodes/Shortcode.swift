import Diagnostics
import Mustache

/// What a shortcode is called and which parameters it takes; its template tells.
struct Shortcode: Sendable {
  let name: String
  /// The template, as templates know it.
  let template: String
  /// Takes `pokemon`, a slug or number.
  let takesSpecies: Bool
  /// Takes `type`, a slug.
  let takesType: Bool
  /// Names that the template shows and nothing else has a value for.
  let texts: Set<String>

  /// The folder of the templates that are shortcodes.
  static let folder = "shortcodes/"
  /// Parameters that hold an address.
  static let addresses: Set<String> = ["src", "href"]

  var parameters: [String] {
    (takesSpecies ? ["pokemon"] : []) + (takesType ? ["type"] : []) + texts.sorted()
  }
}

/// The shortcodes of a site by name.
struct Shortcodes: Sendable {
  private var byName: [String: Shortcode] = [:]
  /// Names that no call can give a value to.
  private(set) var warnings: [Diagnostic] = []

  init() {}

  init(_ names: [String], in set: TemplateSet, shapes: Shapes) {
    for name in names {
      let template = Shortcode.folder + name
      let used = set.names(in: template)
      let unknown = set.unknownNames(
        in: [(template, [shapes.frame.id, shapes.shortcode.id])])
      warnings += unknown.filter { $0.path.count > 1 }.map(\.warning)
      let texts = Set(unknown.filter { $0.path.count == 1 }.map { $0.path[0] })
      byName[name] = Shortcode(
        name: name, template: template, takesSpecies: used.contains("species"),
        takesType: used.contains("type"), texts: texts.subtracting(["pokemon"]))
    }
  }

  subscript(_ name: String) -> Shortcode? { byName[name] }

  /// In no order that counts.
  var names: [String] { Array(byName.keys) }
}
