import Mustache

/// What the template of a shortcode sees besides its own parameters and what all pages share.
enum ShortcodeFields: Int, ViewFields {
  case species, speciesUrl, accent, type, damageTaken, hasDamageTaken
}

/// A parameter of a shortcode that is shown as it was given.
struct ShortcodeText {
  let name: String
  let text: String
  let isAddress: Bool
}

extension ViewWriter {
  /// The context of a shortcode's template, outermost first.
  mutating func values(
    of read: ReadShortcode, _ texts: [ShortcodeText], _ resolver: LinkResolver
  ) -> [Value] {
    enterFrame(resolver.language, prefix: resolver.prefix)
    let parameters = texts.map {
      ($0.name, $0.isAddress ? tape.url($0.text) : tape.text($0.text))
    }
    let given = tape.object(parameters)
    let species = read.species.map { speciesValue($0, isOwnPage: $0 == read.page) } ?? .null
    let url = read.species.map { link(to: Routes.species(site.dex.species[$0])) } ?? .null
    let first = read.species.flatMap { site.dex.species[$0].types.first }
    let accent = first.map { tape.text(site.dex.types[$0].slug) } ?? .null
    let type = read.type.map { frame.types[$0] } ?? .null
    let damage = read.type.flatMap { damageTaken(by: [$0]) }
    let own = tape.object(shapes.shortcode) { fields in
      fields[.species] = species
      fields[.speciesUrl] = url
      fields[.accent] = accent
      fields[.type] = type
      fields[.damageTaken] = damage ?? .null
      fields[.hasDamageTaken] = Value(damage != nil)
    }
    return [frame.values, given, own]
  }
}
