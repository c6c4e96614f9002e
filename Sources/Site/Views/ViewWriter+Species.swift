import Dex
import Mustache

extension ViewWriter {
  /// Everything on the page of one species.
  mutating func speciesBody(_ index: Int) -> (inout ObjectBuilder<PageFields>) -> Void {
    let value = speciesValue(index)
    let previous = site.dex.previous(of: index).map { neighbour($0) } ?? .null
    let next = site.dex.next(of: index).map { neighbour($0) } ?? .null
    let types = site.dex.species[index].types
    let accent = types.first.map { tape.text(site.dex.types[$0].slug) } ?? .null
    let second = types.dropFirst().first.map { tape.text(site.dex.types[$0].slug) } ?? .null
    return { fields in
      fields[.species] = value
      fields[.previous] = previous
      fields[.next] = next
      fields[.accent] = accent
      fields[.secondAccent] = second
    }
  }

  private mutating func neighbour(_ index: Int) -> Value {
    let species = site.dex.species[index]
    let url = link(to: Routes.species(species))
    let numberText = numberText(species)
    let name = name(of: species)
    let sprite = sprite(site.pictures.species[index])
    return tape.object(shapes.neighbour) { fields in
      fields[.url] = url
      fields[.numberText] = numberText
      fields[.name] = name.name
      fields[.nameLang] = name.language
      fields[.sprite] = sprite
    }
  }

  /// - Parameter isOwnPage: whether it is shown on the page of the species.
  mutating func speciesValue(_ index: Int, isOwnPage: Bool = true) -> Value {
    let species = site.dex.species[index]
    let title = titleValues(of: species, index)
    let names = otherNames(of: species)
    let mainNames = mainNames(of: species)
    let types = types(species.types)
    let stats = stats(species.stats)
    let damage = damageTaken(by: species.types)
    let attacks = attacks(of: species.types)
    let radar = radar(species.stats)
    let facts = facts(of: species)
    let tree = site.dex.evolutionTree(of: index).map { evolution($0, of: isOwnPage ? index : -1) }
    let forms = list(species.forms) { $0.form($1) }
    let games = games(of: index)
    let notes = site.content.notes(on: index, in: frame.language).map { tape.html(bytes: $0) }
    return tape.object(shapes.species) { fields in
      title.fill(&fields)
      fields[.mainNames] = mainNames.list
      fields[.hasMainNames] = Value(!mainNames.isEmpty)
      fields[.otherNames] = names.list
      fields[.hasOtherNames] = Value(!names.isEmpty)
      fields[.types] = types
      fields[.hasTypes] = Value(!species.types.isEmpty)
      fields[.stats] = stats.rows
      fields[.hasStats] = Value(stats.isKnown)
      fields[.hasRanges] = Value(stats.hasRanges)
      fields[.total] = stats.total
      fields[.radar] = radar
      fields[.attacks] = attacks
      fields[.hasAttacks] = Value(!species.types.isEmpty)
      fields[.damageTaken] = damage ?? .null
      fields[.hasDamageTaken] = Value(damage != nil)
      facts.fill(&fields)
      fields[.evolution] = tree ?? .null
      fields[.forms] = forms
      fields[.hasForms] = Value(!species.forms.isEmpty)
      games.fill(&fields)
      fields[.notes] = notes ?? .null
    }
  }

  private mutating func titleValues(of species: Species, _ index: Int) -> SpeciesTitle {
    let pictures = site.pictures.species[index]
    let alt = word(
      pictures.large.isDrawn ? "drawnPictureOf" : "pictureOf",
      Filling("name", utf8: nameBytes(of: species)))
    let genus = named(species.genus)
    return SpeciesTitle(
      id: tape.integer(species.id), slug: tape.text(species.slug),
      number: species.number.isEmpty ? .null : tape.text(species.number),
      numberText: numberText(species), name: self.name(of: species), genus: genus,
      sprite: sprite(pictures),
      picture: largePicture(pictures.large, alt: alt, isChart: !species.stats.isEmpty))
  }

  private mutating func largePicture(_ picture: Picture, alt: Value, isChart: Bool) -> Value {
    let url = link(picture.path)
    let length = frame.largeLength
    return tape.object(shapes.picture) { fields in
      fields[.url] = url
      fields[.width] = length
      fields[.height] = length
      fields[.alt] = alt
      fields[.drawn] = Value(picture.isDrawn && isChart)
    }
  }

  /// The Japanese name, which is known everywhere; on Japanese pages the English one.
  private mutating func mainNames(of species: Species) -> NameList {
    let japanese = LanguageTag("ja")
    let wanted = frame.language.tag == japanese ? LanguageTag("en") : japanese
    return nameList(species.names) { $0 == wanted }
  }

  private mutating func otherNames(of species: Species) -> NameList {
    let own = frame.language.tag
    return nameList(species.names) { $0 != own }
  }

  private mutating func nameList(
    _ names: LocalizedText, where isWanted: (LanguageTag) -> Bool
  ) -> NameList {
    var values: [Value] = []
    for translation in names.utf8Translations where isWanted(translation.language) {
      let language = label(of: translation.language)
      let name = tape.text(bytes: translation.utf8)
      values.append(
        tape.object(shapes.name) { fields in
          fields[.lang] = language.lang
          fields[.language] = language.name
          fields[.name] = name
        })
    }
    return NameList(list: tape.list(values), isEmpty: values.isEmpty)
  }
}

private struct NameList {
  let list: Value
  let isEmpty: Bool
}

/// What stands at the top of a species' page.
private struct SpeciesTitle {
  let id: Value
  let slug: Value
  let number: Value
  let numberText: Value
  let name: NamedValue
  let genus: NamedValue
  let sprite: Value
  let picture: Value

  func fill(_ fields: inout ObjectBuilder<SpeciesFields>) {
    fields[.id] = id
    fields[.slug] = slug
    fields[.number] = number
    fields[.numberText] = numberText
    fields[.name] = name.name
    fields[.nameLang] = name.language
    fields[.genus] = genus.name
    fields[.genusLang] = genus.language
    fields[.sprite] = sprite
    fields[.picture] = picture
  }
}
