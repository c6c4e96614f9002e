import Dex
import Diagnostics
import Testing

@testable import DexSources

/// What loading some entries gave.
struct Loaded {
  let dex: Dex?
  let report: Report

  /// `2:3: error: …` for each finding.
  var findings: [String] {
    report.diagnostics.map { finding in
      let at = finding.place?.lineColumn
      return
        "\(at.map { "\($0.line):\($0.column): " } ?? "")\(finding.severity): \(finding.message)"
    }
  }

  /// The findings without their places.
  var messages: [String] {
    report.diagnostics.map { "\($0.severity): \($0.message)" }
  }
}

enum Sample {
  static let types = """
    [{"slug": "normal", "name": {"english": "Normal", "japanese": "ノーマル"}, "color": [173, 173, 173],
      "attack": {"Ghost": 0}},
     {"slug": "grass", "name": {"english": "Grass"}, "attack": {"Fire": 0.5}},
     {"slug": "fire", "name": {"english": "Fire"}, "attack": {"Grass": 2, "Fire": 0.5}},
     {"slug": "ghost", "name": {"english": "Ghost"}, "attack": {"Ghost": 2, "Normal": 0}},
     {"slug": "poison", "name": {"english": "Poison"}, "attack": {}}]
    """
  static let base =
    #""base": {"HP": 45, "Attack": 49, "Defense": 49, "Sp. Attack": 65, "Sp. Defense": 65, "Speed": 45}"#

  /// An entry with an id, a name and what else is given, all on one line.
  static func entry(_ id: Int = 1, _ name: String = "Foo", _ more: String = "") -> String {
    let more = more.isEmpty ? "" : ", \(more)"
    return #"{"id": \#(id), "name": {"english": "\#(name)"}, "type": ["Normal"], \#(base)\#(more)}"#
  }
}

/// Loads a file of entries.
func load(
  _ pokedex: String, types: String = Sample.types, abilities: String? = nil, terms: String? = nil,
  stats: String? = nil
) -> Loaded {
  var report = Report()
  func source(_ name: String, _ text: String) -> SourceText { SourceText(name: name, text: text) }
  let dex = loadBundledDex(
    pokedex: source("pokedex.json", pokedex), types: source("types.json", types),
    abilities: abilities.map { source("abilities.json", $0) },
    terms: terms.map { source("terms.json", $0) }, stats: stats.map { source("stats.json", $0) },
    report: &report)?.dex
  return Loaded(dex: dex, report: report)
}

/// Loads entries, one a line.
func load(entries: [String], terms: String? = nil, abilities: String? = nil) -> Loaded {
  load(
    "[\n" + entries.joined(separator: ",\n") + "\n]", abilities: abilities, terms: terms)
}
