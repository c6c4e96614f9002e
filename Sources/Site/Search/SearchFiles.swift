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

  /// - Parameter hashes: of the parts, in order.
  fileprivate init(_ language: SiteLanguage, hashes: [ContentHash]) {
    let name = "search/\(language.tag.lowercased)"
    parts = hashes.enumerated().map { offset, hash in
      File(path: SitePath("\(name)-\(offset + 1).\(hash.hex.prefix(8)).json"), hash: hash)
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
  let queue = ChunkQueue(count: parts.count, size: 1)
  let made = runLanes(min(processorCount(), parts.count)) { lane in
    var own: [(part: Int, hashes: [ContentHash])] = []
    while let chunk = queue.take(lane: lane) {
      for part in chunk {
        let facts = SearchFacts(part + 1, of: parts, dex, pictures)
        let hashes = languages.map { language in
          ContentHash(of: SearchText(facts: facts, language: language).bytes)
        }
        own.append((part, hashes))
      }
    }
    return own
  }
  let sorted = made.flatMap { $0 }.sorted { $0.part < $1.part }
  return languages.indices.map { index in
    SearchFiles(languages[index], hashes: sorted.map { $0.hashes[index] })
  }
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
        path: search.index.text, content: .bytes(searchIndex(search.parts.map(\.path))),
        isAsset: true, origin: "what the search knows"))
    return files
  }

  func searchText(language: Int, part: Int) -> [UInt8] {
    let facts = SearchFacts(part, of: parts, dex, pictures)
    return SearchText(facts: facts, language: languages[language]).bytes
  }
}
