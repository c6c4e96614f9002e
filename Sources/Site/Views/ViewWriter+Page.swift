import Dex
import Mustache

extension ViewWriter {
  /// The values of one page, on top of those of its frame.
  mutating func pageValues(_ page: Page) -> Value {
    let subject = page.subject
    let head = subject.head(&self)
    let menu = menu(on: page)
    let languages = languageMenu(of: page)
    let alternates = alternates(of: page)
    let canonical = canonical(of: page)
    let url = canonical.map { tape.text($0) } ?? .null
    let social = canonical == nil ? Value.null : social(of: page)
    let data = canonical.map { structuredData(of: page, url: $0) } ?? Value.null
    let body = subject.body(&self)
    let kindName = tape.text(subject.kind)
    let flag = PageFields.flags[subject.kind]
    return tape.object(shapes.page) { fields in
      fields[.title] = head.title
      fields[.headTitle] = head.headTitle
      fields[.description] = head.description
      fields[.canonical] = url
      fields[.alternates] = alternates
      fields[.social] = social
      fields[.structuredData] = data
      fields[.menu] = menu
      fields[.languages] = languages
      fields[.kind] = kindName
      if let flag { fields[flag] = .true }
      body(&fields)
    }
  }

  /// The public address; none without a base URL, nor for a page that is shown at any address.
  private func canonical(of page: Page) -> String? {
    page.subject.isListed ? site.addresses.absolute(page.path) : nil
  }

  mutating func contentBody(
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
    var entries = site.menuPages.filter { !$0.entry.isFurther }.map { menuEntry($0, on: page) }
    for index in site.content.menu(in: frame.language) {
      let text = site.content.text(index, in: frame.language)
      let route = site.content.pages[index].route
      entries.append(
        menuEntry(
          tape.text(text.menuTitle), link(to: route),
          current: page.route.utf8.elementsEqual(route.utf8)))
    }
    for entry in site.configuration.menu {
      entries.append(menuEntry(tape.text(entry.title), tape.text(entry.url), current: false))
    }
    for entry in site.menuPages where entry.entry.isFurther {
      entries.append(menuEntry(entry, on: page))
    }
    return tape.list(entries)
  }

  private mutating func menuEntry(_ entry: Site.MenuPage, on page: Page) -> Value {
    menuEntry(
      word(entry.entry.word), link(to: entry.route), current: page.route == entry.route,
      view: entry.entry.view, isFurther: entry.entry.isFurther)
  }

  private mutating func menuEntry(
    _ title: Value, _ url: Value, current: Bool, view: String? = nil, isFurther: Bool = false
  ) -> Value {
    let view = view.map { tape.text($0) } ?? .null
    return tape.object(shapes.menu) { fields in
      fields[.title] = title
      fields[.url] = url
      fields[.current] = Value(current)
      fields[.view] = view
      fields[.further] = Value(isFurther)
    }
  }

  /// The same page in every language of the site.
  private mutating func languageMenu(of page: Page) -> Value {
    let entries = site.languages.map { language in
      let label = frame.siteLanguages[language.index]
      let url = link(language.folder, site.route(of: page))
      let isCurrent = language.index == frame.language.index
      return tape.object(shapes.language) { fields in
        fields[.name] = label.name
        fields[.lang] = label.lang
        fields[.url] = url
        fields[.current] = Value(isCurrent)
      }
    }
    return tape.list(entries)
  }

  private mutating func alternates(of page: Page) -> Value {
    guard site.languages.count > 1, page.subject.isListed else { return .null }
    var entries: [Value] = []
    for (index, language) in site.languages.enumerated() {
      let path = site.path(of: page, in: language)
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

extension PageFields {
  /// What templates that several kinds of pages share can ask for.
  fileprivate static let flags: [String: PageFields] = [
    "list": .isList, "grid": .isGrid, "detail": .isDetail, "page": .isPage,
    "not-found": .isNotFound, "offline": .isOffline,
  ]
}
