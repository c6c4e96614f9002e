import CommandLineIO
import Diagnostics
import FileSystem

/// Findings about one part of a site.
struct FindingGroup: Sendable {
  let title: String
  var findings: [Diagnostic]
}

/// Findings by the part of the site that they are about, in the order of `FindingArea`.
func grouped(_ diagnostics: [Diagnostic], _ settings: SiteSettings) -> [FindingGroup] {
  let byArea = Dictionary(grouping: sortedByPlace(diagnostics)) { area(of: $0, settings) }
  return FindingArea.allCases.compactMap { area in
    byArea[area].map { FindingGroup(title: area.rawValue, findings: $0) }
  }
}

enum FindingArea: String, CaseIterable {
  case configuration = "Configuration"
  case data = "Data"
  case pictures = "Pictures"
  case words = "Words"
  case content = "Content"
  case templates = "Templates"
  case site = "Built site"
  case others = "Others"
}

private func area(of diagnostic: Diagnostic, _ settings: SiteSettings) -> FindingArea {
  if diagnostic.kind == "site" { return .site }
  if diagnostic.kind?.hasSuffix("picture") == true { return .pictures }
  let folders = settings.folders
  guard let name = diagnostic.place?.source.name ?? namedPath(in: diagnostic.message) else {
    return .others
  }
  let path = Path(name)
  if path == settings.file { return .configuration }
  if path.isInside(folders.templates) { return .templates }
  if path.isInside(folders.content.appending("i18n")) { return .words }
  if path.isInside(folders.pictures) { return .pictures }
  if path == settings.data || name.hasSuffix(".json") { return .data }
  return path.isInside(folders.content) ? .content : .others
}

/// The path that a finding without a place tells of: before a colon, or in quotes.
private func namedPath(in message: String) -> String? {
  if let colon = message.utf8.firstIndex(of: UInt8(ascii: ":")) {
    let start = message[..<colon]
    if start.contains("/"), !start.contains(" ") { return String(start) }
  }
  let quoted = message.split(separator: "'", omittingEmptySubsequences: false)
  return quoted.indices.filter { !$0.isMultiple(of: 2) }.map { String(quoted[$0]) }
    .first { $0.contains("/") }
}

extension Console {
  /// Shows findings group by group.
  func show(_ groups: [FindingGroup]) {
    for group in groups {
      let text = printer.withoutSummary(group.findings)
      if !text.isEmpty { tell("\(group.title):\n\(text)\n") }
    }
  }
}
