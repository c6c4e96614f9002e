import Dex

/// The sounds of the species that the folder of pictures has in its folder `cries`: `cries/025.ogg`.
struct CryBook: Sendable {
  /// By index of the species, where it is published; nil where there is none.
  private(set) var species: [SitePath?] = []
  /// Every sound that is published, with its file in the folder of pictures.
  private(set) var copies: [(path: SitePath, file: String)] = []

  /// Kinds of sounds that browsers play, the preferred first.
  static let kinds = ["ogg", "opus", "mp3", "m4a", "wav"]
  static let folder = "cries/"

  /// - Parameter names: what the folder of pictures holds, relative to it.
  init(dex: Dex, names: [String]) {
    let sounds = Set(names.filter { $0.hasPrefix(Self.folder) })
    for one in dex.species {
      let candidates = Self.kinds.lazy.map { "\(Self.folder)\(one.spriteNumber).\($0)" }
      let file = sounds.isEmpty ? nil : candidates.first { sounds.contains($0) }
      let path = file.map { SitePath("sprites/\($0)") }
      species.append(path)
      if let file, let path { copies.append((path, file)) }
    }
  }
}
