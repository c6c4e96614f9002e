import Dex
import FileSystem

/// For each file a hash of everything that its bytes depend on: with an equal one it need not be
/// made again.
struct FileKeys {
  private let site: Site
  private let sources: SourceKeys
  /// By index of the language: what all of its pages show.
  private let frames: [ContentHash]
  private let templates: TemplateKeys
  /// What all data for other programs depends on.
  private let dataKey: ContentHash
  /// By index of the species: what other pages show of it.
  private let members: [ContentHash]
  /// By index of the species: what its page shows in every language.
  private let species: [ContentHash]
  /// What pages show of each group, by its place.
  private let groups: [GroupKind: [ContentHash]]

  init(_ site: Site, _ sources: SourceKeys) {
    self.site = site
    self.sources = sources
    let common = commonKey(site, sources)
    frames = site.languages.map { frameKey(site, $0, common: common) }
    templates = TemplateKeys(site)
    dataKey = Site.dataKey(site, sources)
    let members = zip(sources.species, site.pictures.species).map { entry, pictures in
      var hasher = KeyHasher()
      hasher.update(entry)
      hasher.update(pictures.large.path.text)
      hasher.update(pictures.small.path.text)
      return hasher.key
    }
    self.members = members
    groups = Dictionary(
      uniqueKeysWithValues: site.outline.allGroups.map { groups in
        (groups.kind, groups.all.map { groupKey($0, of: groups.kind, site.dex, members: members) })
      })
    var keys = SpeciesKeys(site, members: members)
    species = site.dex.species.indices.map { keys.key(of: $0) }
  }

  func key(of page: Page) -> ContentHash {
    var hasher = KeyHasher()
    hasher.update(frames[page.language])
    let language = site.languages[page.language]
    hasher.update(templates.key(of: site.templates.name(for: page, site), language))
    hasher.update(page.subject.kind)
    hasher.update(page.path.text)
    page.subject.addKey(self, language, to: &hasher)
    return hasher.key
  }

  func key(of drawing: SiteFile.Drawing) -> ContentHash {
    var hasher = KeyHasher()
    hasher.update(sources.program)
    hasher.update(sources.vocabulary)
    hasher.update(sources.species[drawing.species])
    hasher.update(drawing.form ?? -1)
    hasher.update(drawing.isLarge ? 1 : 0)
    return hasher.key
  }
}

extension FileKeys {
  func key(of data: SiteFile.DataFile) -> ContentHash {
    var hasher = KeyHasher()
    hasher.update(dataKey)
    switch data {
    case .species(let index):
      // What it shows of others, its page shows too.
      hasher.update(species[index])
    case .list(let part):
      for index in DataFiles.parts(of: members.count).range(of: part) {
        hasher.update(members[index])
      }
    case .table: for member in members { hasher.update(member) }
    }
    return hasher.key
  }
}

// What single kinds of pages show.
extension FileKeys {
  var outline: SiteOutline { site.outline }

  func addEntries(_ part: Int, _ language: SiteLanguage, to hasher: inout KeyHasher) {
    hasher.update(part)
    hasher.update(site.search[language.index].part(part)?.path.text ?? "")
    for index in site.parts.range(of: part) {
      hasher.update(members[index])
      hasher.update(site.dex.species[index].generation ?? -1)
    }
  }

  func addSpecies(_ index: Int, _ language: SiteLanguage, to hasher: inout KeyHasher) {
    hasher.update(species[index])
    hasher.update(site.content.notes(on: index, in: language) ?? [])
  }

  func addContent(_ index: Int, _ language: SiteLanguage, to hasher: inout KeyHasher) {
    let text = site.content.text(index, in: language)
    hasher.update(text.title)
    hasher.update(text.description)
    hasher.update(text.html)
    for heading in text.headings {
      hasher.update(heading.level)
      hasher.update(heading.id)
      hasher.update(heading.text)
    }
  }

  /// One part of the list of groups, or all of them.
  func addGroups(_ kind: GroupKind, part: Int?, to hasher: inout KeyHasher) {
    guard let groups = outline.groups(kind) else { return }
    hasher.update(part ?? 0)
    // Names decide about the order, so every part depends on all of them.
    for (index, group) in groups.all.enumerated() {
      add(index, of: kind, to: &hasher)
      hasher.update(group.speciesCount)
      hasher.update(group.formCount)
    }
  }

  func addMembers(_ kind: GroupKind, _ index: Int, part: Int, to hasher: inout KeyHasher) {
    guard let groups = outline.groups(kind) else { return }
    let group = groups.all[index]
    add(index, of: kind, to: &hasher)
    hasher.update(part)
    hasher.update(group.speciesCount)
    hasher.update(group.formCount)
    // The groups before and after are linked.
    for other in [index - 1, index + 1] where groups.all.indices.contains(other) {
      add(other, of: kind, to: &hasher)
    }
    for member in group.members[outline.parts(of: group.members.count).range(of: part)] {
      hasher.update(members[member.species])
      hasher.update(member.isHidden ? 1 : 0)
      guard let form = member.form else { continue }
      let id = site.dex.species[member.species].forms[form].id
      hasher.update(form)
      hasher.update(id.flatMap { site.pictures.forms[$0]?.small.path.text } ?? "")
    }
  }

  func addRanking(_ index: Int, count: Int, to hasher: inout KeyHasher) {
    for species in outline.rankings[index].order.prefix(count) { hasher.update(members[species]) }
  }

  func addTool(_ language: SiteLanguage, to hasher: inout KeyHasher) {
    for species in outline.sample { hasher.update(members[species]) }
  }

  private func add(_ index: Int, of kind: GroupKind, to hasher: inout KeyHasher) {
    if let keys = groups[kind] { hasher.update(keys[index]) }
  }
}

/// What pages show of a group. Words that only entries name are no part of the vocabulary.
private func groupKey(
  _ group: SpeciesGroups.Group, of kind: GroupKind, _ dex: Dex, members: [ContentHash]
) -> ContentHash {
  var hasher = KeyHasher()
  hasher.update(group.slug)
  if group.hasNamesake, let member = group.members.first {
    hasher.update(members[member.species])
  }
  for name in kind.names(of: group.item, in: dex).utf8Translations {
    hasher.update(name.language.description)
    name.utf8.withUnsafeBytes { hasher.update($0) }
  }
  return hasher.key
}
