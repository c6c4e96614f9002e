import DataFormats

extension Site {
  /// Whether the site can be installed and read without a connection.
  var worksOffline: Bool { outline.worksOffline }

  func manifestPath(in language: SiteLanguage) -> SitePath {
    SitePath(language.folder + "manifest.webmanifest")
  }

  /// What a browser needs to know to install the site, one file a language.
  var manifestFiles: [SiteFile] {
    guard worksOffline else { return [] }
    return languages.map { language in
      SiteFile(
        path: manifestPath(in: language).text, content: .bytes(manifest(in: language)),
        isAsset: true, origin: "the web manifest")
    }
  }

  /// All addresses in it are relative to it, so that it holds wherever the site is put.
  private func manifest(in language: SiteLanguage) -> [UInt8] {
    let root = language.folder.isEmpty ? "./" : "../"
    var writer = JSONWriter()
    func add(_ key: String, _ text: String) {
      writer.key(key)
      writer.string(text)
    }
    writer.beginObject()
    add("id", "./")
    add("name", title(in: language))
    add("short_name", title(in: language))
    if let description = description(in: language) { add("description", description) }
    add("lang", language.tag.description)
    add("start_url", "./")
    add("scope", root)
    add("display", "standalone")
    writer.key("icons")
    writer.beginArray()
    for icon in manifestIcons {
      writer.beginObject()
      add("src", root + percentEncoded(icon.path.text))
      add("sizes", icon.sizes)
      add("type", icon.type)
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
    return writer.bytes
  }

  private var manifestIcons: [(path: SitePath, sizes: String, type: String)] {
    let known = [
      ("icons/icon-192.png", "192x192", "image/png"),
      ("icons/icon-512.png", "512x512", "image/png"),
      ("icons/favicon.svg", "any", "image/svg+xml"),
    ]
    return known.compactMap { name, sizes, type in
      assets.find(name).map { ($0, sizes, type) }
    }
  }
}
