import Dex
import Mustache

/// Lays the values of one page after the other down on a tape, for templates to show.
///
/// What the pages of one language at one depth share is laid down once. One writer a thread.
struct ViewWriter {
  let site: Site
  let shapes: Shapes
  var tape: ValueTape
  var frame: Frame

  init(site: Site) {
    self.site = site
    shapes = site.templates.shapes
    tape = ValueTape(schema: site.schema)
    frame = Frame(language: site.languages[0], prefix: "", start: tape.mark())
  }

  /// The context of a page's template, outermost first.
  mutating func values(of page: Page) -> [Value] {
    enterFrame(
      site.languages[page.language], prefix: site.addresses.prefix(on: page.position))
    return [frame.values, pageValues(page)]
  }

  /// - Parameter prefix: what every link starts with.
  mutating func enterFrame(_ language: SiteLanguage, prefix: String) {
    if frame.isReady, frame.language.tag == language.tag, frame.prefix == prefix {
      tape.reset(to: frame.end)
      return
    }
    tape.reset(to: frame.start)
    frame = Frame(language: language, prefix: prefix, start: frame.start)
    fillFrame()
    frame.end = tape.mark()
    frame.isReady = true
  }
}

/// What the pages of one language at one depth share.
struct Frame {
  let language: SiteLanguage
  /// What every link starts with.
  let prefix: String
  let numbers: NumberFormat
  let start: ValueTape.Mark
  var end: ValueTape.Mark
  var isReady = false
  var values = Value.null
  /// Badges by the index of the type.
  var types: [Value] = []
  /// Damage groups by the types that take the damage.
  var damage: [IndexList: Value] = [:]
  var filterTypes = Value.null
  var columns = Value.null
  var generations = Value.null
  var statuses = Value.null
  var formKinds = Value.null
  /// The lines behind the drawing of stats.
  var radarGrid = Value.null
  /// The names of generations by their number, with links.
  var generationTerms: [Int: Value] = [:]
  /// Tags and names of the languages that names are in.
  var languages: [(tag: LanguageTag, label: LanguageLabel)] = []
  /// Tags and names of the languages of the site.
  var siteLanguages: [LanguageLabel] = []
  var siteTitle = ""
  var siteDescription: String?
  /// The menu on pages that do not stand in it.
  var menu = Value.null
  /// Width and height of pictures in lists and on the page of a species.
  var smallLength = Value.null
  var largeLength = Value.null
  /// Names of stats with their language where it is another, by the index of the stat.
  var stats: [StatName] = []

  init(language: SiteLanguage, prefix: String, start: ValueTape.Mark) {
    self.language = language
    self.prefix = prefix
    self.start = start
    end = start
    numbers = NumberFormat(language.tag)
  }
}

/// How a language is named in attributes and to readers.
struct LanguageLabel {
  let lang: Value
  let name: Value
}

/// A stat's word in addresses and style sheets, and its name.
struct StatName {
  let slug: Value
  let name: Value
  let language: Value
  /// The name as a string.
  let text: String
}

/// A name, and the language that it is in where that is not the page's.
struct NamedValue {
  var name = Value.null
  var language = Value.null
}
