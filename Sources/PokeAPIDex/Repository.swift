import DataFormats
import DexSources
import Diagnostics
import FileSystem
import PokeAPICache

/// The answers of a cache as files of a dex; knows both what the API says and what a dex is made from.
public struct Repository: Sendable {
  /// The cache as people know it.
  let cache: Path
  private var maker: DexMaker
  /// The species that the cache has files of.
  private let species: [Int]

  /// Reads a cache; what is damaged or lacks what every entry needs is an error in the report.
  ///
  /// - Parameter log: remembers every file and folder that was looked at.
  /// - Returns: nil after an error.
  public init?(reading cache: Path, log: inout InputLog, into report: inout Report) {
    self.cache = cache
    let loaded: LoadedAnswers
    do throws(FileError) {
      loaded = try LoadedAnswers(cache: cache, log: &log)
    } catch {
      report.add(error.diagnostic)
      return nil
    }
    species = loaded.species
    maker = DexMaker(loaded.answers)
    guard !species.isEmpty else {
      report.error(
        "there is nothing in the cache '\(visible(cache.text))'",
        hint: "run 'dexgen fetch', or 'dexgen fetch --ids 1-151' for a part of it")
      return nil
    }
    for damaged in loaded.damaged {
      let what = damaged.field.map { "lacks what is needed of '\($0)'" } ?? "is damaged"
      report.error("'\(visible(damaged.path.text))' \(what)", hint: "run '\(command)' to mend it")
    }
    if !loaded.damaged.isEmpty { return nil }
  }

  /// The command that fetches what belongs to the species that are there.
  var command: String { "dexgen fetch --ids \(shownRanges(of: species))" }
}

extension Repository {
  /// The files of a dex with all that the API says.
  public mutating func documents(into report: inout Report) -> DexDocuments? {
    let pokedex = maker.pokedex(isWhole: true)
    guard reportMissing(into: &report) else { return nil }
    let used = UsedWords(pokedex)
    func source(_ value: JSONValue, _ name: String) -> SourceText {
      SourceText(name: "\(cache.text): \(name)", bytes: BundleLayout.bytes(of: value))
    }
    let types = maker.types(used: used.types)
    let terms = maker.terms(types: Set(types.elements.compactMap { $0["slug"]?.text }))
    return DexDocuments(
      pokedex: source(pokedex, "species"), types: source(types, "types"),
      abilities: source(maker.abilities(used: used.abilities), "abilities"),
      terms: source(terms, "terms"), isComplete: maker.missing.isEmpty)
  }

  /// The bundled files, each with its name; without what the games' Pokédexes say and without moves.
  public mutating func bundle(into report: inout Report) -> [(name: Path, bytes: [UInt8])]? {
    let pokedex = maker.pokedex(isWhole: false)
    guard reportMissing(into: &report) else { return nil }
    let used = UsedWords(pokedex)
    return [
      ("pokedex.json", pokedex), ("types.json", maker.types(used: used.types)),
      ("abilities.json", maker.abilities(used: used.abilities)),
    ].map { (Path($0.0), BundleLayout.bytes(of: $0.1)) }
  }

  /// Whether the cache has what no entry can do without; the rest is a warning.
  private func reportMissing(into report: inout Report) -> Bool {
    let missing = maker.missing.map { ResourceKey.resource($0).name }.sorted()
    let needed = maker.missing.contains { $0.endpoint == .pokemon || $0.endpoint == .type }
    guard !missing.isEmpty else { return true }
    let shown = missing.prefix(5).joined(separator: ", ")
    let more = missing.count > 5 ? " and \(missing.count - 5) more" : ""
    let message = "the cache '\(visible(cache.text))' lacks \(shown)\(more)"
    let hint = "run '\(command)', which fetches what is missing"
    if needed { report.error(message, hint: hint) } else { report.warning(message, hint: hint) }
    return !needed
  }
}

/// Texts of the form of the bundled files.
public struct DexDocuments: Sendable {
  public let pokedex: SourceText
  public let types: SourceText
  public let abilities: SourceText
  public let terms: SourceText
  /// Whether the cache has everything that its answers name; if not, the report says what is missing.
  public let isComplete: Bool
}

/// Sorted numbers as ranges: `1-151,700`; from the first to the last where there are too many.
func shownRanges(of numbers: [Int]) -> String {
  var ranges: [ClosedRange<Int>] = []
  for number in numbers {
    if let last = ranges.last, last.upperBound + 1 == number {
      ranges[ranges.count - 1] = last.lowerBound...number
    } else {
      ranges.append(number...number)
    }
  }
  if ranges.count > 12, let first = numbers.first, let last = numbers.last {
    ranges = [first...last]
  }
  return ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }
    .joined(separator: ",")
}
