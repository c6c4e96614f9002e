import Dex

/// All groups of one kind that have members.
struct SpeciesGroups: Sendable {
  struct Group: Sendable {
    /// Index into the dex, or the number of a generation.
    let item: Int
    let slug: String
    /// In the order of the dex.
    fileprivate(set) var members: [GroupMember] = []
    fileprivate(set) var formCount = 0
    /// Whether another group is called the same in some language.
    fileprivate(set) var hasNamesake = false

    var speciesCount: Int { members.count - formCount }
  }

  let kind: GroupKind
  /// In the order of the vocabulary.
  let all: [Group]
  private let places: [Int: Int]

  init(_ kind: GroupKind, of dex: Dex) {
    self.kind = kind
    var groups: [Int: Group] = [:]
    func add(_ member: GroupMember, to item: Int) {
      groups[item, default: Group(item: item, slug: kind.slug(of: item, in: dex))].add(member)
    }
    for (index, species) in dex.species.enumerated() {
      let own = kind.items(of: species)
      for (item, isHidden) in own {
        add(GroupMember(species: index, isHidden: isHidden), to: item)
      }
      for (number, form) in species.forms.enumerated() {
        for (item, isHidden) in kind.items(of: form) where !own.contains(where: { $0.item == item })
        {
          add(GroupMember(species: index, form: number, isHidden: isHidden), to: item)
        }
      }
    }
    all = marked(groups.values.sorted { $0.item < $1.item }, kind, dex)
    places = Dictionary(
      all.enumerated().map { ($1.item, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The address of the page of the group at a place in `all`.
  func route(_ place: Int) -> String { kind.route + all[place].slug + "/" }

  /// The address of the page of what the dex has at an index; nil if nothing belongs to it.
  func route(ofItem item: Int) -> String? { places[item].map { route($0) } }
}

/// Sets which groups share a name.
private func marked(
  _ groups: [SpeciesGroups.Group], _ kind: GroupKind, _ dex: Dex
) -> [SpeciesGroups.Group] {
  var counts: [Translation: Int] = [:]
  for group in groups {
    for name in kind.names(of: group.item, in: dex).translations { counts[name, default: 0] += 1 }
  }
  return groups.map { group in
    var group = group
    group.hasNamesake = kind.names(of: group.item, in: dex).translations
      .contains { counts[$0, default: 0] > 1 }
    return group
  }
}

/// A species in a group, or one of its forms where the species itself is not.
struct GroupMember: Sendable, Equatable {
  /// Index into the species of the dex.
  var species: Int { Int(speciesIndex) }
  /// Index into the forms of the species.
  var form: Int? { formIndex < 0 ? nil : Int(formIndex) }
  /// Whether it is in the group by a hidden ability.
  let isHidden: Bool
  private let speciesIndex: Int32
  private let formIndex: Int16

  init(species: Int, form: Int? = nil, isHidden: Bool) {
    speciesIndex = Int32(truncatingIfNeeded: species)
    formIndex = form.map { Int16(truncatingIfNeeded: $0) } ?? -1
    self.isHidden = isHidden
  }
}

extension SpeciesGroups.Group {
  fileprivate init(item: Int, slug: String) {
    self.item = item
    self.slug = slug
  }

  /// Adds a member, once.
  fileprivate mutating func add(_ member: GroupMember) {
    if let last = members.last, last.species == member.species, last.form == member.form { return }
    members.append(member)
    if member.form != nil { formCount += 1 }
  }
}
