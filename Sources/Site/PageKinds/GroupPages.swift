import FileSystem
import Mustache

/// One part of the list of all groups of a kind, such as all abilities.
struct GroupIndexPage: PageSubject {
  let group: GroupKind
  let part: Int

  /// Types have their chart instead.
  static func pages(of outline: SiteOutline) -> [GroupIndexPage] {
    outline.allGroups.filter { $0.kind != .types }.flatMap { groups in
      (1...outline.parts(of: groups.all.count).count).map {
        GroupIndexPage(group: groups.kind, part: $0)
      }
    }
  }

  var kind: String { "groups" }
  func route(in outline: SiteOutline) -> String { Routes.part(part, of: group.route) }

  var menuEntry: PageMenuEntry? {
    part == 1 ? PageMenuEntry(word: group.title, isFurther: true) : nil
  }

  func name(in writer: ViewWriter) -> String { writer.words[group.title] }

  func head(_ writer: inout ViewWriter) -> PageHead {
    let title = writer.words[group.title]
    return writer.head(title, part: part, description: writer.words[group.description])
  }

  func body(_ writer: inout ViewWriter) -> (inout ObjectBuilder<PageFields>) -> Void {
    writer.groupIndexBody(group, part: part)
  }

  func addKey(_ keys: FileKeys, _ language: SiteLanguage, to hasher: inout KeyHasher) {
    keys.addGroups(group, part: part, to: &hasher)
  }
}

/// One part of the members of a group, such as all species that can have an ability.
struct GroupPage: PageSubject {
  let group: GroupKind
  /// Place in the list of groups of the kind.
  let index: Int
  let part: Int

  static func pages(of outline: SiteOutline) -> [GroupPage] {
    outline.allGroups.flatMap { groups in
      groups.all.indices.flatMap { index in
        (1...outline.parts(of: groups.all[index].members.count).count).map {
          GroupPage(group: groups.kind, index: index, part: $0)
        }
      }
    }
  }

  var kind: String { group == .types ? "type" : "group" }

  func route(in outline: SiteOutline) -> String {
    Routes.part(part, of: outline.groups(group)?.route(index) ?? group.route)
  }

  func parent(in outline: SiteOutline) -> (word: String, route: String)? {
    (group.title, group.route)
  }

  func name(in writer: ViewWriter) -> String { writer.groupName(group, index) }

  func head(_ writer: inout ViewWriter) -> PageHead { writer.groupHead(group, index, part: part) }

  func body(_ writer: inout ViewWriter) -> (inout ObjectBuilder<PageFields>) -> Void {
    writer.groupBody(group, index, part: part)
  }

  func addKey(_ keys: FileKeys, _ language: SiteLanguage, to hasher: inout KeyHasher) {
    keys.addMembers(group, index, part: part, to: &hasher)
  }
}
