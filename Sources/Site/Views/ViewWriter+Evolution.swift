import Dex
import Mustache

extension ViewWriter {
  /// A member of an evolution tree and everything that comes of it.
  mutating func evolution(
    _ tree: EvolutionTree, from parent: SpeciesReference? = nil, of current: Int
  ) -> Value {
    let member = memberValues(tree.member, current: current)
    let ways = conditionTexts(tree, from: parent)
    // Many ways would push the tree out of sight: the rest can be opened.
    let shown = ways.count > 3 ? Array(ways.prefix(2)) : ways
    let conditions = list(shown) { $0.text($1) }
    let more = ways.dropFirst(shown.count)
    let moreConditions = list(more) { $0.text($1) }
    let moreText: Value =
      more.isEmpty ? .null : word("evolveMore", Filling("count", more.count))
    let branches = list(tree.branches) { $0.evolution($1, from: tree.member, of: current) }
    return tape.object(shapes.evolution) { fields in
      member.fill(&fields)
      fields[.conditions] = conditions
      fields[.hasConditions] = Value(!shown.isEmpty)
      fields[.moreConditions] = moreConditions
      fields[.hasMoreConditions] = Value(!more.isEmpty)
      fields[.moreText] = moreText
      fields[.evolutions] = branches
      fields[.hasEvolutions] = Value(!tree.branches.isEmpty)
    }
  }

  private mutating func text(_ text: String) -> Value {
    let text = tape.text(text)
    return tape.object(shapes.text) { $0[.text] = text }
  }

  /// Alternatives, each once.
  private func conditionTexts(
    _ tree: EvolutionTree, from parent: SpeciesReference?
  ) -> [String] {
    let words = ConditionWords(
      dex: site.dex, language: frame.language, from: parent, to: tree.member)
    var texts: [String] = []
    for condition in tree.conditions {
      let text = words.text(condition)
      if !texts.contains(text) { texts.append(text) }
    }
    return texts
  }

  private mutating func memberValues(
    _ member: SpeciesReference, current: Int
  ) -> EvolutionMember {
    switch member {
    case .species(let index):
      let species = site.dex.species[index]
      return EvolutionMember(
        name: name(of: species), numberText: numberText(species),
        url: link(to: Routes.species(species)), sprite: sprite(site.pictures.species[index]),
        types: types(species.types), isCurrent: index == current)
    case .missingID(let id):
      let number = Species(
        id: id, slug: "", number: padded(id, to: site.configuration.numberDigits),
        names: LocalizedText())
      let text = numberText(number)
      return EvolutionMember(name: NamedValue(name: text))
    case .missingName(let name):
      return EvolutionMember(name: NamedValue(name: tape.text(name)))
    }
  }
}

private struct EvolutionMember {
  var name: NamedValue
  var numberText = Value.null
  var url = Value.null
  var sprite = Value.null
  var types = Value.null
  var isCurrent = false

  func fill(_ fields: inout ObjectBuilder<EvolutionFields>) {
    fields[.name] = name.name
    fields[.nameLang] = name.language
    fields[.numberText] = numberText
    fields[.url] = url
    fields[.sprite] = sprite
    fields[.types] = types
    fields[.current] = Value(isCurrent)
  }
}
