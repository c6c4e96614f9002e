import DataFormats
import Dex

/// Writes species as JSON for other programs.
struct SpeciesData {
  private let site: Site
  /// What addresses in the file start with.
  private let prefix: String
  private let languageNames: [LanguageTag: String]

  /// - Parameter file: where it stands, relative to the root of the site.
  init(_ site: Site, file: String) {
    self.site = site
    languageNames = site.languageNames
    prefix =
      site.addresses.base.map { $0.origin + $0.path }
      ?? site.addresses.prefix(on: .depth(SitePath(file).depth))
  }

  /// Everything about one species.
  func text(_ index: Int) -> [UInt8] {
    var writer = JSONWriter(isIndented: true)
    let species = site.dex.species[index]
    writer.beginObject()
    writeSummary(index, to: &writer)
    writePages(of: species, to: &writer)
    writePictures(index, to: &writer)
    write("genus", species.genus, to: &writer)
    write("height", species.size.height, to: &writer)
    write("weight", species.size.weight, to: &writer)
    write("abilities", species.abilities, to: &writer)
    writeBreeding(species, to: &writer)
    writeTraining(species.training, to: &writer)
    for (key, isSo) in [
      ("legendary", species.isLegendary), ("mythical", species.isMythical),
      ("baby", species.isBaby),
    ] where isSo {
      writer.key(key)
      writer.boolean(true)
    }
    writeEvolution(index, to: &writer)
    writeForms(of: species, to: &writer)
    writer.endObject()
    return writer.bytes + [UInt8(ascii: "\n")]
  }

  /// One part of the list of all species.
  func list(part: Int) -> [UInt8] {
    let species = site.dex.species
    let parts = DataFiles.parts(of: species.count)
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("count")
    writer.integer(species.count)
    for (key, other) in [("previous", part - 1), ("next", part + 1)] {
      writer.key(key)
      if (1...parts.count).contains(other) {
        writer.string(address(DataFiles.list(part: other)))
      } else {
        writer.null()
      }
    }
    writer.key("results")
    writer.beginArray()
    for index in parts.range(of: part) {
      writer.beginObject()
      writeSummary(index, to: &writer)
      if DataFiles.hasSpecies(site.dex) {
        writer.key("url")
        writer.string(address(DataFiles.species(species[index])))
      }
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
    return writer.bytes + [UInt8(ascii: "\n")]
  }
}

extension SpeciesData {
  private func address(_ path: String) -> String { prefix + percentEncoded(path) }

  /// What the list and the file of a species both say.
  private func writeSummary(_ index: Int, to writer: inout JSONWriter) {
    let species = site.dex.species[index]
    writer.key("id")
    writer.integer(species.id)
    if !species.number.isEmpty {
      writer.key("number")
      writer.string(species.number)
    }
    writer.key("slug")
    writer.string(species.slug)
    write("names", species.names, to: &writer)
    write("generation", species.generation, to: &writer)
    write("types", species.types, to: &writer)
    write("stats", species.stats, to: &writer)
  }

  private func writePages(of species: Species, to writer: inout JSONWriter) {
    writer.key("pages")
    writer.beginObject()
    for language in site.languages {
      writer.key(language.tag.description)
      writer.string(address(language.folder + Routes.species(species)))
    }
    writer.endObject()
  }

  private func writePictures(_ index: Int, to writer: inout JSONWriter) {
    let pictures = site.pictures.species[index]
    writer.key("pictures")
    writer.beginObject()
    writer.key("large")
    writer.string(address(pictures.large.path.text))
    writer.key("small")
    writer.string(address(pictures.small.path.text))
    writer.endObject()
  }

  private func writeBreeding(_ species: Species, to writer: inout JSONWriter) {
    switch species.gender {
    case .genderless:
      writer.key("gender")
      writer.string("genderless")
    case .parts(let male, let female):
      writer.key("gender")
      writer.beginObject()
      write("male", male, to: &writer)
      write("female", female, to: &writer)
      writer.endObject()
    case nil: break
    }
    if !species.eggGroups.isEmpty {
      writer.key("eggGroups")
      writer.beginArray()
      for group in species.eggGroups { writer.string(site.dex.terms.eggGroups[group].slug) }
      writer.endArray()
    }
  }

  private func writeTraining(_ training: Training, to writer: inout JSONWriter) {
    write("hatchCycles", training.hatchCycles, to: &writer)
    write("catchRate", training.catchRate, to: &writer)
    write("baseHappiness", training.happiness, to: &writer)
    write("baseExperience", training.experience, to: &writer)
    if let rate = training.growthRate {
      writer.key("growthRate")
      writer.string(site.dex.terms.growthRates[rate].slug)
    }
    if !training.effort.isEmpty {
      writer.key("effort")
      writer.beginObject()
      for effort in training.effort {
        write(site.dex.stats[effort.stat].slug, effort.amount, to: &writer)
      }
      writer.endObject()
    }
  }

  private func writeEvolution(_ index: Int, to writer: inout JSONWriter) {
    let graph = site.dex.evolutions
    if let before = graph.edge(to: .species(index))?.from.index {
      write("evolvesFrom", site.dex.species[before].id, to: &writer)
    }
    let after = graph.edges(from: .species(index)).compactMap(\.to.index)
    guard !after.isEmpty else { return }
    writer.key("evolvesInto")
    writer.beginArray()
    for other in after { writer.integer(site.dex.species[other].id) }
    writer.endArray()
  }

  private func writeForms(of species: Species, to writer: inout JSONWriter) {
    guard !species.forms.isEmpty else { return }
    writer.key("forms")
    writer.beginArray()
    for form in species.forms {
      writer.beginObject()
      write("id", form.id, to: &writer)
      writer.key("slug")
      writer.string(form.slug)
      writer.key("kind")
      writer.string(form.kind)
      write("names", form.names, to: &writer)
      write("types", form.types, to: &writer)
      write("stats", form.stats, to: &writer)
      write("abilities", form.abilities, to: &writer)
      write("height", form.size.height, to: &writer)
      write("weight", form.size.weight, to: &writer)
      writer.endObject()
    }
    writer.endArray()
  }
}

// What is not known is left out.
extension SpeciesData {
  private func write(_ key: String, _ number: Int?, to writer: inout JSONWriter) {
    guard let number else { return }
    writer.key(key)
    writer.integer(number)
  }

  private func write(_ key: String, _ number: Double?, to writer: inout JSONWriter) {
    guard let number, number.isFinite else { return }
    writer.key(key)
    writer.double(number)
  }

  /// An object with the text in every language that it is known in.
  private func write(_ key: String, _ text: LocalizedText, to writer: inout JSONWriter) {
    guard !text.isEmpty else { return }
    writer.key(key)
    writer.beginObject()
    for translation in text.utf8Translations {
      writer.key(languageNames[translation.language] ?? translation.language.description)
      writer.string(utf8: translation.utf8)
    }
    writer.endObject()
  }

  private func write(_ key: String, _ types: IndexList, to writer: inout JSONWriter) {
    guard !types.isEmpty else { return }
    writer.key(key)
    writer.beginArray()
    for type in types { writer.string(site.dex.types[type].slug) }
    writer.endArray()
  }

  private func write(_ key: String, _ stats: StatValues, to writer: inout JSONWriter) {
    guard !stats.isEmpty else { return }
    writer.key(key)
    writer.beginObject()
    for (index, stat) in site.dex.stats.enumerated() { write(stat.slug, stats[index], to: &writer) }
    writer.endObject()
    write("total", stats.total, to: &writer)
  }

  private func write(_ key: String, _ slots: [AbilitySlot], to writer: inout JSONWriter) {
    guard !slots.isEmpty else { return }
    writer.key(key)
    writer.beginArray()
    for slot in slots {
      writer.beginObject()
      writer.key("ability")
      writer.string(site.dex.abilities[slot.ability].slug)
      writer.key("hidden")
      writer.boolean(slot.isHidden)
      writer.endObject()
    }
    writer.endArray()
  }
}
