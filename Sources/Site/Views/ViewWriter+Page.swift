import Dex
import Mustache

extension ViewWriter {
  /// The values of one page, on top of those of its frame.
  mutating func pageValues(_ page: Page) -> Value {
    let head = head(of: page)
    let menu = menu(on: page)
    let languages = languageMenu(of: page)
    let alternates = alternates(of: page)
    let canonical = site.addresses.absolute(page.path).map { tape.text($0) } ?? .null
    let body = body(of: page)
    let kind = page.kind
    let kindName = tape.text(kind.name)
    return tape.object(shapes.page) { fields in
      fields[.title] = head.title
      fields[.headTitle] = head.headTitle
      fields[.description] = head.description
      fields[.canonical] = kind == .notFound ? .null : canonical
      fields[.alternates] = alternates
      fields[.menu] = menu
      fields[.languages] = languages
      fields[.kind] = kindName
      kind.describe(in: &fields)
      body(&fields)
    }
  }

  /// Sets the fields that only this kind of page has.
  private mutating func body(
    of page: Page
  ) -> (inout ObjectBuilder<PageFields>) -> Void {
    switch page.kind {
    case .list(let part): listBody(part: part, isGrid: false)
    case .grid(let part): listBody(part: part, isGrid: true)
    case .species(let index): speciesBody(index)
    case .content(let index): contentBody(index)
    case .notFound, .offline: { _ in }
    }
  }

  private mutating func contentBody(
    _ index: Int
  ) -> (inout ObjectBuilder<PageFields>) -> Void {
    let text = site.content.text(index, in: frame.language)
    let html = tape.html(bytes: text.html)
    let headings = list(text.headings) { $0.heading($1) }
    return { fields in
      fields[.content] = html
      fields[.contents] = headings
    }
  }

  private mutating func heading(_ heading: ContentText.Heading) -> Value {
    let id = tape.text(heading.id)
    let text = tape.text(heading.text)
    let level = tape.integer(heading.level)
    return tape.object(shapes.heading) { fields in
      fields[.id] = id
      fields[.text] = text
      fields[.level] = level
    }
  }

  private mutating func menu(on page: Page) -> Value {
    var entries = [
      menuEntry(
        word("list"), link(to: Routes.list(part: 1)), current: page.kind == .list(part: 1),
        view: "list"),
      menuEntry(
        word("grid"), link(to: Routes.grid(part: 1)), current: page.kind == .grid(part: 1),
        view: "grid"),
    ]
    for index in site.content.menu(in: frame.language) {
      let text = site.content.text(index, in: frame.language)
      entries.append(
        menuEntry(
          tape.text(text.menuTitle), link(to: site.content.pages[index].route),
          current: page.kind == .content(index)))
    }
    for entry in site.configuration.menu {
      entries.append(menuEntry(tape.text(entry.title), tape.text(entry.url), current: false))
    }
    return tape.list(entries)
  }

  private mutating func menuEntry(
    _ title: Value, _ url: Value, current: Bool, view: String? = nil
  ) -> Value {
    let view = view.map { tape.text($0) } ?? .null
    return tape.object(shapes.menu) { fields in
      fields[.title] = title
      fields[.url] = url
      fields[.current] = Value(current)
      fields[.view] = view
    }
  }

  /// The same page in every language of the site.
  private mutating func languageMenu(of page: Page) -> Value {
    let entries = site.languages.map { language in
      let name = tape.text(language.name)
      let lang = tape.text(language.tag.description)
      let url = link(site.path(of: page.kind, in: language))
      let isCurrent = language.tag == frame.language.tag
      return tape.object(shapes.language) { fields in
        fields[.name] = name
        fields[.lang] = lang
        fields[.url] = url
        fields[.current] = Value(isCurrent)
      }
    }
    return tape.list(entries)
  }

  private mutating func alternates(of page: Page) -> Value {
    guard site.languages.count > 1, page.kind != .notFound else { return .null }
    var entries: [Value] = []
    for (index, language) in site.languages.enumerated() {
      let path = site.path(of: page.kind, in: language)
      guard let url = site.addresses.absolute(path) else { return .null }
      entries.append(alternate(language.tag.description, url))
      if index == 0 { entries.append(alternate("x-default", url)) }
    }
    return tape.list(entries)
  }

  private mutating func alternate(_ lang: String, _ url: String) -> Value {
    let lang = tape.text(lang)
    let url = tape.text(url)
    return tape.object(shapes.alternate) { fields in
      fields[.lang] = lang
      fields[.url] = url
    }
  }
}

extension Page.Kind {
  /// The word that style sheets know this kind of page by.
  fileprivate var name: String {
    switch self {
    case .list: "list"
    case .grid: "grid"
    case .species: "detail"
    case .content: "page"
    case .notFound: "not-found"
    case .offline: "offline"
    }
  }

  fileprivate func describe(in fields: inout ObjectBuilder<PageFields>) {
    switch self {
    case .list: fields[.isList] = .true
    case .grid: fields[.isGrid] = .true
    case .species: fields[.isDetail] = .true
    case .content: fields[.isPage] = .true
    case .notFound: fields[.isNotFound] = .true
    case .offline: fields[.isOffline] = .true
    }
  }
}
