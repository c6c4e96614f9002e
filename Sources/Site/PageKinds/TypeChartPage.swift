import FileSystem
import Mustache

/// Which type does how much damage to which.
struct TypeChartPage: PageSubject {
  static func pages(of outline: SiteOutline) -> [TypeChartPage] {
    outline.groups(.types) == nil ? [] : [TypeChartPage()]
  }

  var kind: String { "types" }
  func route(in outline: SiteOutline) -> String { GroupKind.types.route }
  var menuEntry: PageMenuEntry? { PageMenuEntry(word: "types") }

  func name(in writer: ViewWriter) -> String { writer.words["typeChart"] }

  func head(_ writer: inout ViewWriter) -> PageHead {
    writer.head(writer.words["typeChart"], description: writer.words["typeChartDescription"])
  }

  func body(_ writer: inout ViewWriter) -> (inout ObjectBuilder<PageFields>) -> Void {
    writer.typeChartBody()
  }

  /// The chart is part of the vocabulary, on which every page depends.
  func addKey(_ keys: FileKeys, _ language: SiteLanguage, to hasher: inout KeyHasher) {
    keys.addGroups(.types, part: nil, to: &hasher)
  }
}
