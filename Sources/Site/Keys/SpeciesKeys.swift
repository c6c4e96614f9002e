import Dex
import FileSystem

/// What the page of a species shows whatever its language, but for names of the vocabulary, on which
/// every page depends. Abilities and egg groups that only entries name are no part of that.
func speciesKey(_ index: Int, _ site: Site, members: [ContentHash]) -> ContentHash {
  let species = site.dex.species[index]
  var hasher = KeyHasher()
  hasher.update(species.generation ?? -1)
  hasher.update(site.cries.species[index]?.text ?? "")
  for related in relatives(of: index, site.dex) {
    if let related { hasher.update(members[related]) } else { hasher.update(-1) }
  }
  for kind in [GroupKind.abilities, .eggGroups] {
    let groups = site.outline.groups(kind)
    for (item, _) in kind.items(of: species) + species.forms.flatMap(kind.items) {
      hasher.update(groups == nil ? "" : kind.slug(of: item, in: site.dex))
      for name in kind.names(of: item, in: site.dex).allBytes { hasher.update(Array(name)) }
    }
  }
  for form in species.forms {
    let pair = form.id.flatMap { site.pictures.forms[$0] }
    hasher.update(pair?.small.path.text ?? "")
  }
  return hasher.key
}

/// Every species that the page of one names: its family, its neighbours, helpers of evolutions.
private func relatives(of index: Int, _ dex: Dex) -> [Int?] {
  var found: [Int?] = [index, dex.previous(of: index), dex.next(of: index)]
  if let tree = dex.evolutionTree(of: index) { collect(tree, into: &found) }
  return found
}

private func collect(_ tree: EvolutionTree, into found: inout [Int?]) {
  found.append(tree.member.index)
  for condition in tree.conditions {
    found.append(condition.partySpecies?.index)
    found.append(condition.tradeSpecies?.index)
  }
  for branch in tree.branches { collect(branch, into: &found) }
}
