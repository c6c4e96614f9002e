import Dex
import Mustache

extension ViewWriter {
  /// The page of what the dex has at an index; null if it has none.
  mutating func groupLink(_ kind: GroupKind, _ item: Int) -> Value {
    site.outline.groups(kind)?.route(ofItem: item).map { link(to: $0) } ?? .null
  }

  mutating func groupHead(_ kind: GroupKind, _ index: Int, part: Int) -> PageHead {
    guard let group = site.outline.groups(kind)?.all[index] else { return PageHead() }
    let name = groupName(kind, group)
    let section = [namesakeMark(group), words[kind.title]].compactMap { $0 }
    return head(
      name, part: part, within: section.joined(separator: " · "),
      description: words.filled(
        "groupDescription", ["group": name, "count": memberCount(group)]))
  }

  /// One part of the list of all groups of a kind.
  mutating func groupIndexBody(
    _ kind: GroupKind, part: Int
  ) -> (inout ObjectBuilder<PageFields>) -> Void {
    guard let groups = site.outline.groups(kind) else { return { _ in } }
    let shown = site.outline.parts(of: groups.all.count).range(of: part)
    let order = groupOrder(groups)
    let entries = list(order[shown]) { $0.group(groups, $1) }
    let name = tape.text(kind.title)
    let pager = pager(part: part, of: site.outline.parts(of: groups.all.count).count) {
      Routes.part($0, of: kind.route)
    }
    return { fields in
      fields[.groupKind] = name
      fields[.groups] = entries
      pager.fill(&fields)
    }
  }

  /// One part of the members of a group.
  mutating func groupBody(
    _ kind: GroupKind, _ index: Int, part: Int
  ) -> (inout ObjectBuilder<PageFields>) -> Void {
    guard let groups = site.outline.groups(kind) else { return { _ in } }
    let group = groups.all[index]
    let fill = memberFields(group, route: groups.route(index), part: part)
    let section = term(NamedValue(name: word(kind.title)), url: link(to: kind.route))
    let name = tape.text(kind.title)
    let siblings = list([index - 1, index + 1].filter(groups.all.indices.contains)) {
      $0.group(groups, $1)
    }
    let matchups = kind == .types ? typeFields(group.item) : { _ in }
    return { fields in
      fields[.section] = section
      fields[.groupKind] = name
      fields[.groups] = siblings
      fill(&fields)
      matchups(&fields)
    }
  }

  private mutating func memberFields(
    _ group: SpeciesGroups.Group, route: String, part: Int
  ) -> (inout ObjectBuilder<PageFields>) -> Void {
    let parts = site.outline.parts(of: group.members.count)
    let entries = list(group.members[parts.range(of: part)]) { $0.entry(of: $1) }
    let pager = pager(part: part, of: parts.count) { Routes.part($0, of: route) }
    let count = tape.integer(group.speciesCount)
    let countText = tape.text(memberCount(group))
    let formCount: Value =
      group.formCount == 0 || group.speciesCount == 0
      ? .null : word("formCount", Filling("count", frame.numbers.whole(group.formCount)))
    let statCount = tape.integer(site.dex.stats.count)
    let columns = frame.columns
    return { fields in
      fields[.count] = count
      fields[.countText] = countText
      fields[.formCountText] = formCount
      fields[.columns] = columns
      fields[.statCount] = statCount
      fields[.entries] = entries
      pager.fill(&fields)
    }
  }

  private mutating func group(_ groups: SpeciesGroups, _ index: Int) -> Value {
    let group = groups.all[index]
    let url = link(to: groups.route(index))
    let slug = tape.text(group.slug)
    let name = groupLabel(groups.kind, group)
    let count = tape.text(memberCount(group))
    return tape.object(shapes.group) { fields in
      fields[.slug] = slug
      fields[.name] = name.name
      fields[.nameLang] = name.language
      fields[.url] = url
      fields[.countText] = count
    }
  }

  private mutating func groupLabel(
    _ kind: GroupKind, _ group: SpeciesGroups.Group
  ) -> NamedValue {
    if kind == .generations { return NamedValue(name: tape.text(generationName(group.item))) }
    if let mark = namesakeMark(group) {
      return NamedValue(name: tape.text("\(groupName(kind, group)) (\(mark))"))
    }
    return named(kind.names(of: group.item, in: site.dex), else: group.slug)
  }

  /// Its first member, for a group that shares its name.
  private func namesakeMark(_ group: SpeciesGroups.Group) -> String? {
    guard group.hasNamesake, let member = group.members.first else { return nil }
    let species = site.dex.species[member.species]
    return member.form.map { plain(species.forms[$0].names) } ?? plainName(of: species)
  }

  /// How many species; where there are none, how many forms.
  private func memberCount(_ group: SpeciesGroups.Group) -> String {
    group.speciesCount > 0
      ? words.filled("speciesCount", ["count": frame.numbers.whole(group.speciesCount)])
      : words.filled("formCount", ["count": frame.numbers.whole(group.formCount)])
  }

  func groupName(_ kind: GroupKind, _ index: Int) -> String {
    site.outline.groups(kind).map { groupName(kind, $0.all[index]) } ?? ""
  }

  private func groupName(_ kind: GroupKind, _ group: SpeciesGroups.Group) -> String {
    if kind == .generations { return generationName(group.item) }
    let names = kind.names(of: group.item, in: site.dex)
    return names.isEmpty ? group.slug : plain(names)
  }

  /// By name where that helps: a dex has few generations and knows their order.
  private func groupOrder(_ groups: SpeciesGroups) -> [Int] {
    guard groups.kind != .generations, groups.all.count <= 5_000 else {
      return Array(groups.all.indices)
    }
    let keys = groups.all.map { SortKey(groupName(groups.kind, $0)) }
    return groups.all.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }
  }
}

extension Pager {
  /// - Parameter fields: those of a page that is one of several.
  func fill(_ fields: inout ObjectBuilder<PageFields>) {
    fields[.hasPages] = Value(pages.isTruthy)
    fields[.pages] = pages
    fields[.pageText] = text
    fields[.previous] = previous
    fields[.next] = next
  }
}
