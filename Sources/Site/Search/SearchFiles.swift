import Dex
import FileSystem
import Parallel

/// Where the script finds what it knows about species, for one language.
struct SearchFiles: Sendable {
  struct File: Sendable {
    let path: SitePath
    let hash: ContentHash
  }

  /// One for each part of the list.
  let parts: [File]
  /// Names the files of all parts.
  ///
  /// Its own name stays the same, so that a change on one part does not change the pages of all.
  let index: SitePath

  init(_ text: SearchText) {
    let name = "search/\(text.language.tag.lowercased)"
    parts = (1...text.parts.count).map { part in
      let hash = ContentHash(of: text.part(part))
      return File(path: SitePath("\(name)-\(part).\(hash.hex.prefix(8)).json"), hash: hash)
    }
    index = SitePath(name + ".json")
  }

  /// The file for a part of the list; parts count from 1.
  func part(_ number: Int) -> File? {
    parts.indices.contains(number - 1) ? parts[number - 1] : nil
  }
}

/// The files of every language. They hold every species, so all processors make them.
func plannedSearch(
  _ languages: [SiteLanguage], parts: Parts, _ dex: Dex, _ pictures: PictureBook
) -> [SearchFiles] {
  let queue = ChunkQueue(count: languages.count, size: 1)
  let made = runLanes(min(processorCount(), languages.count)) { lane in
    var own: [(language: Int, files: SearchFiles)] = []
    while let chunk = queue.take(lane: lane) {
      for index in chunk {
        let text = SearchText(
          dex: dex, parts: parts, language: languages[index], pictures: pictures)
        own.append((index, SearchFiles(text)))
      }
    }
    return own
  }
  return made.flatMap { $0 }.sorted { $0.language < $1.language }.map(\.files)
}

extension Site {
  /// The files of one language, of which the parts are made when they are needed.
  func searchFiles(of language: SiteLanguage) -> [SiteFile] {
    let search = search[language.index]
    var files = search.parts.enumerated().map { offset, part in
      var file = SiteFile(
        path: part.path.text, content: .search(language: language.index, part: offset + 1),
        isAsset: true, origin: "what the search knows")
      file.key = part.hash
      return file
    }
    files.append(
      SiteFile(
        path: search.index.text, content: .bytes(SearchText.index(search.parts.map(\.path))),
        isAsset: true, origin: "what the search knows"))
    return files
  }

  func searchText(language: Int, part: Int) -> [UInt8] {
    SearchText(dex: dex, parts: parts, language: languages[language], pictures: pictures).part(part)
  }
}
