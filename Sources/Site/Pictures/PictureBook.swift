import Dex
import Diagnostics

/// Which picture shows which species and form, and what is wrong with the folder of pictures.
struct PictureBook: Sendable {
  /// One pair for each species of the dex.
  private(set) var species: [PicturePair] = []
  /// Pairs of forms that have an id, by that id.
  private(set) var forms: [Int: PicturePair] = [:]
  /// Pictures of the folder that are shown somewhere, in order of their published paths.
  private(set) var copies: [Picture] = []

  private let index: PictureIndex
  private let large: PicturePattern
  private let small: PicturePattern
  private var usedStems: Set<String> = []

  /// - Parameters:
  ///   - names: what the folder holds, relative to it; sorted.
  ///   - folder: the folder as people know it, for messages.
  init(
    dex: Dex, names: [String], folder: String, large: PicturePattern, small: PicturePattern,
    into report: inout Report
  ) {
    index = PictureIndex(names: names)
    self.large = large
    self.small = small
    for one in dex.species {
      species.append(pair(id: one.id))
      for form in one.forms {
        if let id = form.id { forms[id] = pair(id: id) }
      }
    }
    copies.sort { $0.path.text.utf8.lexicographicallyPrecedes($1.path.text.utf8) }
    guard !index.isEmpty else { return }
    reportMissing(dex, folder: folder, into: &report)
    reportOrphans(folder: folder, into: &report)
  }

  /// The path, if a picture is published there.
  func path(_ path: SitePath, in dex: Dex) -> SitePath? {
    guard path.text.hasPrefix(Self.folder),
      let parts = PictureIndex.split(String(path.text.dropFirst(Self.folder.utf8.count)))
    else { return nil }
    for pattern in [large, small] {
      guard let id = pattern.id(ofStem: parts.stem) else { continue }
      let pair = dex.index(ofID: id).map { species[$0] } ?? forms[id]
      if let pair, pair.large.path == path || pair.small.path == path { return path }
    }
    return nil
  }

  private static let folder = "sprites/"

  private mutating func pair(id: Int) -> PicturePair {
    let largeFile = picture(large, id)
    let smallFile = picture(small, id)
    let drawnLarge = Picture(path: published(large.stem(id), kind: "svg"), file: nil)
    let drawnSmall = Picture(path: published(small.stem(id), kind: "svg"), file: nil)
    return PicturePair(
      large: largeFile ?? drawnLarge, small: smallFile ?? largeFile ?? drawnSmall)
  }

  private mutating func picture(_ pattern: PicturePattern, _ id: Int) -> Picture? {
    let stem = pattern.stem(id)
    guard let file = index.file(stem), let parts = PictureIndex.split(file) else { return nil }
    let picture = Picture(path: published(stem, kind: parts.kind), file: file)
    if usedStems.insert(stem).inserted { copies.append(picture) }
    return picture
  }

  private func published(_ stem: String, kind: String) -> SitePath {
    SitePath(Self.folder + stem + "." + kind)
  }

  private func reportMissing(_ dex: Dex, folder: String, into report: inout Report) {
    // A stranger whose name begins with the right number is what was meant.
    let strangers = Dictionary(
      index.files(except: usedStems).map { (PictureIndex.number(of: $0), $0) },
      uniquingKeysWith: { first, _ in first })
    for (one, pictures) in zip(dex.species, species) where pictures.large.isDrawn {
      let wanted = "\(large.stem(one.id)).png"
      report.add(
        Diagnostic(
          .warning,
          "no picture '\(folder)/\(wanted)' for \(one.slug) (id \(one.id)): one is drawn instead",
          hint: strangers[one.id].map { "did you mean '\($0)'?" }, kind: "missing picture"))
    }
  }

  private func reportOrphans(folder: String, into report: inout Report) {
    let known = [large.folder, small.folder]
    var others: [String: Int] = [:]
    for file in index.files(except: usedStems) where !isFetchedExtra(file) {
      let own = folderPart(of: file)
      guard known.contains(own) else {
        others[own, default: 0] += 1
        continue
      }
      report.add(
        Diagnostic(
          .warning, "the picture '\(folder)/\(file)' belongs to no species and is not published",
          hint: hint(forStranger: file), kind: "orphan picture"))
    }
    for (name, count) in others.sorted(by: { $0.key < $1.key }) {
      let files = count == 1 ? "1 picture" : "\(count) pictures"
      report.note(
        "\(files) in '\(folder)/\(name)' not used: no pattern of 'sprites' names the folder",
        kind: "unused picture")
    }
    for (file, winner) in index.outranked {
      report.add(
        Diagnostic(
          .warning, "the picture '\(folder)/\(file)' is not published: '\(winner)' comes first",
          kind: "outranked picture"))
    }
  }

  /// Pictures that fetching brings along: in rare colours, and of forms that a dex need not list.
  private func isFetchedExtra(_ file: String) -> Bool {
    file.hasPrefix("shiny/") || PictureIndex.number(of: file).map { $0 > 10_000 } ?? false
  }

  /// The name that the file should have, where only case or zeros differ.
  private func hint(forStranger file: String) -> String {
    if let id = PictureIndex.number(of: file), let parts = PictureIndex.split(file) {
      let bare = parts.stem.lowercased()
      for pattern in [large, small] {
        let stem = pattern.stem(id)
        if bare == stem.lowercased() || bare == pattern.unpadded(id).lowercased() {
          let name = "\(stem).\(parts.kind)"
          return name == file ? "no species has the id \(id)" : "it would be found as \(name)"
        }
      }
    }
    return "pictures are named by padded id: \(large.stem(1)).png, \(small.stem(1)).png"
  }
}
