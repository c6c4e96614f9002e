import Dex

/// Where the data for other programs stands, relative to the root of the site.
enum DataFiles {
  static let folder = "api/pokemon/"
  static let table = "api/pokemon.csv"

  static func species(_ species: Species) -> String {
    "\(folder)\(species.id).json"
  }

  /// Parts count from 1; the first is all there is of most dexes.
  static func list(part: Int) -> String {
    part == 1 ? "api/pokemon.json" : "api/pokemon-\(part).json"
  }

  /// A larger dex has its lists only: a file for each species would cost more than it is worth.
  static func hasSpecies(_ dex: Dex) -> Bool { dex.species.count <= 20_000 }

  /// How a list of so many species is cut into files.
  static func parts(of count: Int) -> Parts {
    Parts(total: count, size: 5_000)
  }
}

extension Site {
  /// What `data` stands for, as bytes.
  func text(of data: SiteFile.DataFile) -> [UInt8] {
    switch data {
    case .species(let index):
      SpeciesData(self, file: DataFiles.species(dex.species[index])).text(index)
    case .list(let part): SpeciesData(self, file: DataFiles.list(part: part)).list(part: part)
    case .table: SpeciesTable(dex: dex, languages: nameLanguages).text
    }
  }

  /// Data for other programs, once for all languages.
  var dataFiles: [SiteFile] {
    guard outline.features.contains(.api) else { return [] }
    func file(_ path: String, _ data: SiteFile.DataFile, of name: String) -> SiteFile {
      SiteFile(
        path: path, content: .data(data), isAsset: true, originKind: "the data of", origin: name)
    }
    let parts = DataFiles.parts(of: dex.species.count)
    let single = DataFiles.hasSpecies(dex) ? dex.species.indices : 0..<0
    return single.map {
      file(DataFiles.species(dex.species[$0]), .species($0), of: dex.species[$0].slug)
    } + (1...parts.count).map { file(DataFiles.list(part: $0), .list(part: $0), of: "all species") }
      + [file(DataFiles.table, .table, of: "all species")]
  }
}
