import Dex
import Diagnostics

extension Site {
  /// Every file of the finished site, with the keys that tell whether it must be made again.
  public func files(_ sources: SourceKeys) -> [SiteFile] {
    var files = assetFiles + pictureFiles + languages.flatMap(searchFiles) + manifestFiles
    files += dataFiles + pageFiles + hostFiles + publishingFiles
    let keys = FileKeys(self, sources)
    if let worker = workerFile(pageKey: keys.key) { files.append(worker) }
    for index in files.indices {
      switch files[index].content {
      case .page(let page): files[index].key = keys.key(of: pages[page])
      case .drawing(let drawing): files[index].key = keys.key(of: drawing)
      case .data(let data): files[index].key = keys.key(of: data)
      case .search, .bytes, .worker, .picture: break
      }
    }
    return files
  }

  private var pageFiles: [SiteFile] {
    pages.enumerated().map { index, page in
      let origin = origin(of: page)
      return SiteFile(
        path: page.path.outputFile, content: .page(index), isAsset: false,
        originKind: origin.kind, origin: origin.name)
    }
  }

  private func origin(of page: Page) -> (kind: String, name: String) {
    let origin = page.subject.origin(in: self)
    let isNamed = !origin.kind.isEmpty || page.language == 0
    return isNamed ? origin : ("", "\(origin.name) in \(languages[page.language].tag)")
  }

  private var assetFiles: [SiteFile] {
    assets.all.map {
      SiteFile(path: $0.path.text, content: .bytes($0.bytes), isAsset: true, origin: $0.origin)
    }
  }

  private var pictureFiles: [SiteFile] {
    var files = pictures.copies.map { picture in
      SiteFile(
        path: picture.path.text, content: .picture(picture.file ?? ""), isAsset: true,
        originKind: "the picture", origin: picture.file ?? "")
    }
    files += cries.copies.map { path, file in
      SiteFile(
        path: path.text, content: .picture(file), isAsset: true, originKind: "the sound",
        origin: file)
    }
    for (index, species) in dex.species.enumerated() {
      let pair = pictures.species[index]
      files += drawings(pair, species: index, form: nil, slug: species.slug)
      for (number, form) in species.forms.enumerated() {
        guard let id = form.id, let pair = pictures.forms[id] else { continue }
        // Only the small picture of a form is shown.
        files += drawings(pair, species: index, form: number, slug: form.slug)
          .filter { $0.path == pair.small.path.text }
      }
    }
    return files
  }

  private func drawings(
    _ pair: PicturePair, species: Int, form: Int?, slug: String
  ) -> [SiteFile] {
    [(pair.large, true), (pair.small, false)].filter(\.0.isDrawn).map { picture, isLarge in
      SiteFile(
        path: picture.path.text,
        content: .drawing(SiteFile.Drawing(species: species, form: form, isLarge: isLarge)),
        isAsset: true, originKind: "the drawn picture of", origin: slug)
    }
  }

  /// What crawlers look for.
  private var hostFiles: [SiteFile] {
    var files = sitemaps().map {
      SiteFile(path: $0.name, content: .bytes($0.bytes), isAsset: false, origin: "the sitemap")
    }
    files.append(
      SiteFile(
        path: "robots.txt", content: .bytes(robots()), isAsset: false,
        origin: "the rules for crawlers"))
    return files
  }
}
