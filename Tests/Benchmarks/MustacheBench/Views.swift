import Mustache

enum Page: Int, ViewFields { case title, number, name, names, stats, types, matchups, text, link }
enum NameRow: Int, ViewFields { case language, word }
enum StatRow: Int, ViewFields { case label, base, low, high, isBest }
enum TypeBadge: Int, ViewFields { case slug, label, factor }

/// The kinds of view on a page like the detail page of a species.
struct Shapes {
  let page: Shape<Page>
  let name: Shape<NameRow>
  let stat: Shape<StatRow>
  let type: Shape<TypeBadge>
  // Made before, as the words of real pages are.
  private let slugs = (0..<96).map { "type-\($0)" }
  private let labels = (0..<96).map { "Type \($0)" }

  init(_ schema: inout Schema) {
    name = schema.register(NameRow.self)
    stat = schema.register(StatRow.self)
    type = schema.register(TypeBadge.self)
    page = schema.register(
      Page.self,
      nested: [.names: name.id, .stats: stat.id, .types: type.id, .matchups: type.id])
  }

  func makePage(_ tape: inout ValueTape) -> Value {
    let names = (0..<9).map { index in
      let language = tape.text(slugs[index])
      let word = tape.text(index % 2 == 0 ? "フシギダネ" : "Bulbasaur")
      return tape.object(name) {
        $0[.language] = language
        $0[.word] = word
      }
    }
    let stats = (0..<6).map { index in
      let label = tape.text(labels[index])
      let (base, low) = (tape.integer(40 + index), tape.integer(90 + index))
      let high = tape.integer(294 + index)
      return tape.object(stat) {
        $0[.label] = label
        $0[.base] = base
        $0[.low] = low
        $0[.high] = high
        $0[.isBest] = Value(index == 4)
      }
    }
    let types = (0..<2).map { badge($0, &tape) }
    let matchups = (0..<96).map { badge($0, &tape) }
    let (title, number) = (tape.text("Bulbasaur & friends"), tape.text("No.001"))
    let text = tape.text("A strange seed was planted on its back at birth. It's \"<seed>\".")
    let link = tape.text("../../pokemon/bulbasaur/")
    let lists = (tape.list(names), tape.list(stats), tape.list(types), tape.list(matchups))
    return tape.object(page) {
      $0[.title] = title
      $0[.name] = title
      $0[.number] = number
      $0[.text] = text
      $0[.link] = link
      $0[.names] = lists.0
      $0[.stats] = lists.1
      $0[.types] = lists.2
      $0[.matchups] = lists.3
    }
  }

  private func badge(_ index: Int, _ tape: inout ValueTape) -> Value {
    let slug = tape.text(slugs[index])
    let label = tape.text(labels[index])
    let factor = tape.text("½")
    return tape.object(type) {
      $0[.slug] = slug
      $0[.label] = label
      $0[.factor] = factor
    }
  }
}
