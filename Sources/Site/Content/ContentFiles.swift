import Dex
import Diagnostics
import Markdown

/// The files of one page or note, one a language.
struct ContentFiles: Sendable {
  /// The name of the files without language and ending: `about`, `guide/start`.
  let stem: String
  /// In order of file name.
  let versions: [Version]

  struct Version: Sendable {
    /// None for the first language of the site.
    let language: LanguageTag?
    let document: MarkdownDocument
    let matter: FrontMatter
  }

  /// The version for a language: its own, else the first that the reader may understand.
  func version(for language: SiteLanguage, first: SiteLanguage) -> (
    version: Version, tag: LanguageTag
  )? {
    for tag in language.preference.tags + [first.tag] {
      if let own = versions.first(where: { $0.language == tag }) { return (own, tag) }
      if tag == first.tag, let plain = versions.first(where: { $0.language == nil }) {
        return (plain, tag)
      }
    }
    return versions.first.map { ($0, $0.language ?? first.tag) }
  }

  /// Takes files apart and groups them by stem, in order of the stems' bytes.
  ///
  /// Drafts are left out unless they are wanted; two files for one language are a fault.
  static func grouped(
    _ files: [SiteSources.File], drafts: Bool, into report: inout Report
  ) -> [ContentFiles] {
    var stems: [String] = []
    // By bytes: to Swift, names that differ only in their normal form are one.
    var versions: [[UInt8]: [Version]] = [:]
    for file in files {
      guard let name = ContentName(fileName: file.name) else { continue }
      do throws(Faults) {
        let document = try MarkdownDocument(file.source)
        report.add(document.diagnostics)
        let matter = FrontMatter(reading: document.frontMatter, into: &report)
        if matter.isDraft, !drafts {
          report.note("draft left out: \(file.source.name)", kind: "draft")
          continue
        }
        let key = Array(name.stem.utf8)
        let version = Version(
          language: name.language.flatMap { LanguageTag($0) }, document: document, matter: matter)
        if versions[key] == nil { stems.append(name.stem) }
        if let other = versions[key]?.first(where: { $0.language == version.language }) {
          report.error(
            "'\(other.document.source.name)' and '\(file.source.name)' are the same page in the "
              + "same language", hint: "delete or rename one of them")
        }
        versions[key, default: []].append(version)
      } catch {
        report.add(error.diagnostics)
      }
    }
    return stems.map { ContentFiles(stem: $0, versions: versions[Array($0.utf8)] ?? []) }
  }
}
