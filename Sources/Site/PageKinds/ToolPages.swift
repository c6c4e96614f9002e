import FileSystem
import Mustache

/// A page whose content the script makes; without it, it says so and leads on.
enum ToolPage: String, PageSubject, CaseIterable {
  case compare, collection, random

  static func pages(of outline: SiteOutline) -> [ToolPage] {
    outline.hasTools ? allCases : []
  }

  var kind: String { rawValue }
  func route(in outline: SiteOutline) -> String { Routes.tool(self) }
  func isKept(in outline: SiteOutline) -> Bool { true }
  var menuEntry: PageMenuEntry? { PageMenuEntry(word: rawValue, isFurther: true) }

  func name(in writer: ViewWriter) -> String { writer.words[rawValue] }

  func head(_ writer: inout ViewWriter) -> PageHead {
    writer.head(writer.words[rawValue], description: writer.words[rawValue + "Description"])
  }

  func body(_ writer: inout ViewWriter) -> (inout ObjectBuilder<PageFields>) -> Void {
    writer.toolBody()
  }

  func addKey(_ keys: FileKeys, _ language: SiteLanguage, to hasher: inout KeyHasher) {
    keys.addTool(language, to: &hasher)
  }
}
