import Dex
import FileSystem

/// What the page of a species shows whatever its language, but for names of the vocabulary, on which
/// every page depends. Abilities and egg groups that only entries name are no part of that.
struct SpeciesKeys {
  private let site: Site
  /// By index of the species: what other pages show of it.
  private let members: [ContentHash]
  /// By the root of a family: of all its members and of helpers of evolutions.
  private var families: [SpeciesReference: ContentHash] = [:]
  /// Names of abilities and egg groups, by their index.
  private var groups: [GroupKind: [Int: ContentHash]] = [:]

  init(_ site: Site, members: [ContentHash]) {
    self.site = site
    self.members = members
  }

  mutating func key(of index: Int) -> ContentHash {
    let dex = site.dex
    var hasher = KeyHasher()
    hasher.update(dex.species[index].generation ?? -1)
    hasher.update(site.cries.species[index]?.text ?? "")
    hasher.update(members[index])
    add(dex.previous(of: index), to: &hasher)
    add(dex.next(of: index), to: &hasher)
    hasher.update(familyKey(of: index))
    for kind in [GroupKind.abilities, .eggGroups] { addGroups(kind, of: index, to: &hasher) }
    for form in dex.species[index].forms {
      let pair = form.id.flatMap { site.pictures.forms[$0] }
      hasher.update(pair?.small.path.text ?? "")
    }
    return hasher.key
  }

  /// The whole family hangs on its root.
  private mutating func familyKey(of index: Int) -> ContentHash {
    let root = site.dex.evolutions.root(of: .species(index))
    if let known = families[root] { return known }
    var hasher = KeyHasher()
    if let tree = site.dex.evolutionTree(of: index) { add(tree, to: &hasher) }
    families[root] = hasher.key
    return hasher.key
  }

  private mutating func addGroups(_ kind: GroupKind, of index: Int, to hasher: inout KeyHasher) {
    let species = site.dex.species[index]
    for (item, _) in kind.items(of: species) { hasher.update(groupKey(kind, item)) }
    for form in species.forms {
      for (item, _) in kind.items(of: form) { hasher.update(groupKey(kind, item)) }
    }
  }

  private mutating func groupKey(_ kind: GroupKind, _ item: Int) -> ContentHash {
    if let known = groups[kind]?[item] { return known }
    var hasher = KeyHasher()
    hasher.update(site.outline.groups(kind) == nil ? "" : kind.slug(of: item, in: site.dex))
    for name in kind.names(of: item, in: site.dex).utf8Translations {
      hasher.update(name.language.description)
      name.utf8.withUnsafeBytes { hasher.update($0) }
    }
    groups[kind, default: [:]][item] = hasher.key
    return hasher.key
  }

  private func add(_ tree: EvolutionTree, to hasher: inout KeyHasher) {
    add(tree.member.index, to: &hasher)
    for condition in tree.conditions {
      add(condition.partySpecies?.index, to: &hasher)
      add(condition.tradeSpecies?.index, to: &hasher)
    }
    for branch in tree.branches { add(branch, to: &hasher) }
  }

  private func add(_ related: Int?, to hasher: inout KeyHasher) {
    if let related { hasher.update(members[related]) } else { hasher.update(-1) }
  }
}
