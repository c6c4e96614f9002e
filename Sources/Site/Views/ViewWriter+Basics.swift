import Dex
import Mustache

extension ViewWriter {
  /// A list with one value for each element.
  mutating func list<Elements: Collection>(
    _ elements: Elements, _ make: (inout ViewWriter, Elements.Element) -> Value
  ) -> Value {
    let list = tape.list(count: elements.count)
    for (index, element) in elements.enumerated() {
      tape.set(index, of: list, to: make(&self, element))
    }
    return list
  }

  var words: Words { frame.language.words }

  mutating func word(_ key: String) -> Value {
    tape.text(words[key])
  }

  /// A word with values for its placeholders, of which there may be many.
  mutating func word(_ key: String, _ values: KeyValuePairs<String, String>) -> Value {
    tape.text(words.filled(key, values))
  }

  /// A word with values for its placeholders, without a string on the way.
  mutating func word(_ key: String, _ first: Filling, _ second: Filling? = nil) -> Value {
    guard let pattern = words.pattern(key) else { return tape.text(key) }
    return tape.text { pattern.write(first, second, to: &$0) }
  }

  /// The address of something in the site, for a link on this page.
  mutating func link(_ path: SitePath) -> Value {
    link("", path.text)
  }

  /// The address of a page in the language of this one.
  mutating func link(to route: String) -> Value {
    link(frame.language.folder, route)
  }

  /// The same with a query or fragment, made of slugs.
  mutating func link(to route: String, and rest: String) -> Value {
    link(frame.language.folder, route, and: rest)
  }

  /// The address of a page in the folder of a language.
  mutating func link(_ folder: String, _ route: String, and rest: String = "") -> Value {
    let addresses = site.addresses
    let prefix = frame.prefix
    return tape.text {
      addresses.writeLink(folder, route, prefix: prefix, to: &$0)
      $0.append(rest)
    }
  }

  /// The language of a name, laid down once a frame.
  mutating func label(of language: LanguageTag) -> LanguageLabel {
    if let known = frame.languages.first(where: { $0.tag == language }) { return known.label }
    return LanguageLabel(
      lang: tape.text(language.description), name: tape.text(endonym(of: language)))
  }

  /// The text that readers of this page understand best; null where there is none.
  mutating func named(_ text: LocalizedText) -> NamedValue {
    guard let found = text.bytes(for: frame.language.preference) else { return NamedValue() }
    let isOwn = found.language == frame.language.tag
    return NamedValue(
      name: tape.text(bytes: found.utf8),
      language: isOwn ? .null : label(of: found.language).lang)
  }

  /// The same as a string, for texts made of several.
  func plain(_ text: LocalizedText) -> String {
    text.text(for: frame.language.preference)?.text ?? ""
  }

  /// A name; what has none in any language shows its slug.
  mutating func named(_ text: LocalizedText, else slug: String) -> NamedValue {
    text.isEmpty ? NamedValue(name: tape.text(slug)) : named(text)
  }

  /// - Parameter length: width and height in CSS pixels.
  mutating func picture(_ picture: Picture, _ length: Value, alt: Value = .null) -> Value {
    let url = link(picture.path)
    return tape.object(shapes.picture) { fields in
      fields[.url] = url
      fields[.width] = length
      fields[.height] = length
      fields[.alt] = alt
      fields[.drawn] = Value(picture.isDrawn)
    }
  }

  /// The picture for lists, 40 CSS pixels wide and high.
  mutating func sprite(_ pair: PicturePair) -> Value {
    picture(pair.small, frame.smallLength)
  }

  mutating func term(_ name: NamedValue, url: Value = .null) -> Value {
    tape.object(shapes.term) { fields in
      fields[.name] = name.name
      fields[.nameLang] = name.language
      fields[.url] = url
    }
  }

  mutating func types(_ indexes: IndexList) -> Value {
    list(indexes) { $0.frame.types[$1] }
  }

  /// `No.025`; nothing for an entry without a number.
  mutating func numberText(_ species: Species) -> Value {
    species.number.isEmpty ? .null : word("numberText", Filling("number", species.number))
  }

  /// The slug stands in for a name that no language has.
  mutating func name(of species: Species) -> NamedValue {
    named(species.names, else: species.slug)
  }

  func plainName(of species: Species) -> String {
    species.names.isEmpty ? species.slug : plain(species.names)
  }

  /// The same as UTF-8, for texts that are put together on the tape.
  func nameBytes(of species: Species) -> ArraySlice<UInt8> {
    species.names.bytes(for: frame.language.preference)?.utf8 ?? Array(species.slug.utf8)[...]
  }
}
