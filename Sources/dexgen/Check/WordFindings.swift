import Diagnostics
import FileSystem
import Site

/// Words of the interface that neither a template nor the program uses.
///
/// What the program uses is known from the words that came with it; without them nothing is said.
func wordFindings(_ settings: SiteSettings) -> [Diagnostic] {
  let words = settings.folders.content.appending("i18n/en.yml")
  guard let share = try? shareFolder(),
    let known = try? readSource(share.appending("Content/i18n/en.yml")),
    let own = try? readSource(words), let templates = try? listTree(settings.folders.templates)
  else { return [] }
  let texts = templates.files.compactMap { file -> [UInt8]? in
    try? readFile(settings.folders.templates.appending(file.path)).bytes
  }
  return unusedWords(in: own, known: known, templates: texts)
}
