import Dex
import Mustache

extension ViewWriter {
  /// Lays down what all pages of the frame share.
  mutating func fillFrame() {
    frame.siteTitle = site.title(in: frame.language)
    frame.siteDescription = site.description(in: frame.language)
    frame.smallLength = tape.integer(40)
    frame.largeLength = tape.integer(320)
    for language in site.nameLanguages {
      frame.languages.append((tag: language, label: label(of: language)))
    }
    frame.siteLanguages = site.languages.map { language in
      LanguageLabel(
        lang: tape.text(language.tag.description), name: tape.text(language.name))
    }
    frame.types = site.dex.types.indices.map { typeBadge($0) }
    for types in site.typeCombinations { frame.damage[types] = damageGroups(types) }
    frame.filterTypes = list(site.usedTypes) { $0.frame.types[$1] }
    frame.stats = site.dex.stats.map { statName($0) }
    frame.columns = list(site.dex.stats.indices) { $0.column($1) }
    frame.radarGrid = radarGrid()
    frame.generations = list(site.usedGenerations) { $0.generation($1) }
    frame.statuses = list(site.facets.statuses) { $0.option($1, word: $1) }
    frame.formKinds = list(site.facets.formKinds) { $0.option($1, word: $0.formKindWord($1)) }
    frame.values = frameValues()
  }

  private mutating func frameValues() -> Value {
    let language = frame.language
    let words = tape.object(
      shapes.words, language.words.keys.map { tape.text(language.words[$0]) })
    let siteValue = siteValues()
    let lang = tape.text(language.tag.description)
    let home = link(to: Routes.list(part: 1))
    let grid = link(to: Routes.grid(part: 1))
    let style = site.assets.style.map { link($0) } ?? .null
    let script = site.assets.script.map { link($0) } ?? .null
    let theme = site.assets.themeScript.map { link($0) } ?? .null
    let searchIndex = link(site.search[language.index].index)
    let worker = site.worksOffline ? link(Site.workerPath) : .null
    let compareRoute = Routes.tool(.compare)
    let hasCompare = site.menuPages.contains { $0.route == compareRoute }
    let compare = hasCompare ? link(to: compareRoute) : .null
    let manifest = site.worksOffline ? link(site.manifestPath(in: language)) : .null
    let icons = iconValues()
    let generator = generatorValues()
    let name = tape.text(language.name)
    let hasData = site.outline.features.contains(.api)
    let data = hasData ? link(SitePath(DataFiles.list(part: 1))) : .null
    let table = hasData ? link(SitePath(DataFiles.table)) : .null
    return tape.object(shapes.frame) { fields in
      fields[.site] = siteValue
      fields[.lang] = lang
      fields[.words] = words
      fields[.homeUrl] = home
      fields[.gridUrl] = grid
      fields[.styleUrl] = style
      fields[.scriptUrl] = script
      fields[.themeScriptUrl] = theme
      fields[.searchIndexUrl] = searchIndex
      fields[.workerUrl] = worker
      fields[.manifestUrl] = manifest
      fields[.compareUrl] = compare
      fields[.icons] = icons
      fields[.generator] = generator
      fields[.hasLanguages] = Value(site.languages.count > 1)
      fields[.languageName] = name
      fields[.hasFurther] = Value(site.menuPages.contains(where: \.entry.isFurther))
      fields[.dataUrl] = data
      fields[.tableUrl] = table
    }
  }

  private mutating func siteValues() -> Value {
    let title = tape.text(frame.siteTitle)
    let description = frame.siteDescription.map { tape.text($0) } ?? .null
    let url = site.addresses.absolute(SitePath("")).map { tape.text($0) } ?? .null
    return tape.object(shapes.site) { fields in
      fields[.title] = title
      fields[.description] = description
      fields[.url] = url
    }
  }

  private mutating func iconValues() -> Value {
    let svg = site.assets.find("icons/favicon.svg").map { link($0) } ?? .null
    let png = site.assets.find("icons/favicon-32.png").map { link($0) } ?? .null
    let touch = site.assets.find("icons/apple-touch-icon.png").map { link($0) } ?? .null
    return tape.object(shapes.icons) { fields in
      fields[.svg] = svg
      fields[.png] = png
      fields[.touch] = touch
    }
  }

  private mutating func generatorValues() -> Value {
    let text = word("generatedBy", Filling("generator", site.generator.name))
    let url = site.generator.url.map { tape.text($0) } ?? .null
    return tape.object(shapes.generator) { fields in
      fields[.text] = text
      fields[.url] = url
    }
  }

  private mutating func typeBadge(_ index: Int) -> Value {
    let type = site.dex.types[index]
    let url = groupLink(.types, index)
    let slug = tape.text(type.slug)
    let name = named(type.names, else: type.key)
    return tape.object(shapes.type) { fields in
      fields[.slug] = slug
      fields[.name] = name.name
      fields[.nameLang] = name.language
      fields[.url] = url
    }
  }

  private mutating func statName(_ stat: StatDefinition) -> StatName {
    let name = named(stat.names, else: stat.key)
    return StatName(
      slug: tape.text(stat.slug), name: name.name, language: name.language,
      text: stat.names.isEmpty ? stat.key : plain(stat.names))
  }

  private mutating func column(_ index: Int) -> Value {
    let stat = frame.stats[index]
    let shortNames = site.dex.stats[index].shortNames
    let short = shortNames.isEmpty ? stat.name : named(shortNames).name
    return tape.object(shapes.column) { fields in
      fields[.slug] = stat.slug
      fields[.name] = stat.name
      fields[.short] = short
    }
  }

  private mutating func generation(_ number: Int) -> Value {
    let label = tape.text(generationName(number))
    frame.generationTerms[number] = term(
      NamedValue(name: label), url: groupLink(.generations, number))
    let value = tape.integer(number)
    return tape.object(shapes.generation) { fields in
      fields[.number] = value
      fields[.label] = label
    }
  }

  private mutating func option(_ value: String, word key: String) -> Value {
    let label = word(key)
    let value = tape.text(value)
    return tape.object(shapes.option) { fields in
      fields[.value] = value
      fields[.label] = label
    }
  }

  /// `Generation I (Kanto)`, as far as it is known.
  ///
  /// - Parameter region: one that stands in for that of the generation.
  func generationName(_ number: Int, region: String? = nil) -> String {
    guard let term = site.dex.generation(number) else { return String(number) }
    let name = term.names.isEmpty ? String(number) : plain(term.names)
    let region = region ?? plain(term.region)
    if region.isEmpty { return name }
    return words.filled("generationRegion", ["generation": name, "region": region])
  }
}
