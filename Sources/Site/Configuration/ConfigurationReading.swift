import DataFormats
import Diagnostics

extension SiteConfiguration {
  /// Reads `dexgen.yml`; every fault goes into the report, unknown keys with the nearest right one.
  public init(reading source: SourceText, into report: inout Report) {
    let node: YAMLNode
    do throws(Faults) {
      node = try YAMLNode(parsing: source)
    } catch {
      report.add(error.diagnostics)
      return
    }
    let read = YAMLReader.read(node, into: &report) { reader in
      var configuration = SiteConfiguration()
      configuration.readTexts(&reader)
      configuration.readPlaces(&reader)
      configuration.readFeatures(&reader)
      return configuration
    }
    if let read { self = read }
  }

  private mutating func readTexts(_ reader: inout YAMLReader) {
    title = textsByLanguage("title", &reader) ?? title
    siteDescription = textsByLanguage("description", &reader) ?? siteDescription
    if let tags = reader.strings("languages"), let node = reader.node("languages") {
      languages = checkedLanguages(tags, at: node.place, &reader) ?? languages
    }
    words = reader.map("words", wordChanges) ?? words
    if let entries = reader.maps("menu", menuEntry) {
      menu = entries.compactMap { $0 }
    }
  }

  private mutating func readPlaces(_ reader: inout YAMLReader) {
    if let text = reader.string("baseUrl"), let node = reader.node("baseUrl") {
      do throws(BaseURL.Problem) {
        baseURL = try BaseURL(text)
      } catch {
        reader.fault(
          "'baseUrl' \(error.explanation)", at: node.place,
          hint: "write the public address of the site, such as https://example.org/dex/")
      }
    }
    source = reader.choice("source", of: DataSource.self) ?? source
    cache = reader.string("cache")
    data = reader.string("data")
    content = reader.string("content") ?? content
    templates = reader.string("templates") ?? templates
    output = reader.string("output") ?? output
    state = reader.string("state")
    if let pictures = reader.map("sprites", { PictureNames(reading: &$0) }) {
      spriteFolder = pictures.folder
      largePictures = pictures.large
      smallPictures = pictures.small
    }
  }

  private mutating func readFeatures(_ reader: inout YAMLReader) {
    pageSize = reader.integer("pageSize", in: 1...100_000) ?? pageSize
    drafts = reader.bool("drafts") ?? drafts
    offline = reader.bool("offline") ?? offline
    features = reader.map("features", wantedFeatures) ?? features
    hosting = reader.map("hosting") { Hosting(reading: &$0) } ?? hosting
    numberDigits =
      reader.map("numbers") { $0.integer("digits", in: paddingRange) ?? 3 } ?? numberDigits
    rawHTML = reader.map("markdown") { $0.bool("rawHtml") ?? false } ?? rawHTML
  }
}

/// What is not named is there.
private func wantedFeatures(_ reader: inout YAMLReader) -> Set<Feature> {
  Set(Feature.allCases.filter { reader.bool($0.rawValue) ?? true })
}

/// One text, or one a language: `title: Dex` or `title: {en: Dex, ja: 図鑑}`.
private func textsByLanguage(_ key: String, _ reader: inout YAMLReader) -> [String: String]? {
  guard let node = reader.node(key) else { return nil }
  guard node.map != nil else { return reader.string(key).map { ["": $0] } }
  return reader.map(key) { map in
    var texts: [String: String] = [:]
    for entry in map.allEntries() {
      if let text = map.string(entry.key) { texts[entry.key.lowercased()] = text }
    }
    return texts
  }
}

private func checkedLanguages(
  _ tags: [String], at place: Place, _ reader: inout YAMLReader
) -> [String]? {
  do throws(LanguageListProblem) {
    _ = try languageTags(tags)
    return tags
  } catch {
    reader.fault("'languages': \(error.explanation)", at: place, hint: LanguageListProblem.hint)
    return nil
  }
}

/// Digits that a number may be padded to.
private let paddingRange = 1...9

/// How the files of pictures are named.
private struct PictureNames {
  let folder: String?
  let large: PicturePattern
  let small: PicturePattern

  init(reading reader: inout YAMLReader) {
    folder = reader.string("folder")
    let digits = reader.integer("digits", in: paddingRange) ?? 3
    large =
      picturePattern("large", digits, &reader) ?? PicturePattern("{number}", digits: digits)
      ?? .large
    small =
      picturePattern("small", digits, &reader) ?? PicturePattern("{number}MS", digits: digits)
      ?? .small
    guard large == small, let node = reader.node("small") ?? reader.node("large") else { return }
    reader.fault(
      "'large' and 'small' name the same pictures", at: node.place,
      hint: "leave out 'small': a missing small picture is the large one")
  }
}

private func wordChanges(_ reader: inout YAMLReader) -> [SiteConfiguration.WordChange] {
  reader.allEntries().compactMap { entry in
    textsByLanguage(entry.key, &reader).map {
      SiteConfiguration.WordChange(key: entry.key, texts: $0, place: entry.keyPlace)
    }
  }
}

private func picturePattern(
  _ key: String, _ digits: Int, _ reader: inout YAMLReader
) -> PicturePattern? {
  guard let text = reader.string(key), let node = reader.node(key) else { return nil }
  if let pattern = PicturePattern(text, digits: digits) { return pattern }
  reader.fault(
    "'\(key)' must hold {number} once", at: node.place,
    hint: "'{number}MS' stands for 001MS.png and so on")
  return nil
}

private func menuEntry(_ entry: inout YAMLReader) -> SiteConfiguration.MenuEntry? {
  let title = entry.require("title")?.scalar?.string
  let node = entry.require("url")
  guard let title, let url = node?.scalar?.string else { return nil }
  guard isHarmless(url) else {
    entry.fault("'url': '\(url)' is no address of a page", at: node?.place ?? entry.place)
    return nil
  }
  return SiteConfiguration.MenuEntry(title: title, url: url, place: node?.place)
}

/// Web and mail addresses, and addresses within the site; nothing that runs when clicked.
private func isHarmless(_ url: String) -> Bool {
  guard let colon = url.utf8.firstIndex(of: UInt8(ascii: ":")) else { return true }
  let scheme = url[..<colon].lowercased()
  return ["http", "https", "mailto", "tel"].contains(scheme) || scheme.contains("/")
    || scheme.contains("#") || scheme.contains("?")
}
