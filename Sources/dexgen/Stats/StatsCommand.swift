import CommandLineIO
import CommandLineOptions
import Dex
import Diagnostics
import FileSystem
import Site

/// Shows what is in the dex, as tables in the terminal.
struct StatsCommand {
  let options: StatsOptions
  let common: CommonOptions
  let console: Console

  func run() throws(Faults) -> ExitCode {
    let site = try loadSite(common, options.sources, console)
    let terminal = Terminal(.output, color: common.color)
    let bold = terminal.color ? ("\u{1B}[1m", "\u{1B}[0m") : ("", "")
    var text = ""
    for table in tables(of: site) where !table.rows.isEmpty {
      if !text.isEmpty { text += "\n" }
      text += "\(bold.0)\(table.title)\(bold.1)\n" + table.rendered(width: terminal.width)
    }
    try StandardStream.output.write(text)
    return .done
  }
}

private func tables(of site: Site) -> [CountTable] {
  let dex = site.dex
  let total = dex.species.count
  let forms = dex.species.reduce(0) { $0 + $1.forms.count }
  var all = CountTable("In the dex")
  all.add("species", total)
  all.add("forms", forms)
  all.add("types", dex.types.count)
  all.add("stats", dex.stats.count)
  all.add("abilities", dex.abilities.count)
  all.add("pages", site.pages.count)

  var types = CountTable("Species by type", of: total)
  for (index, type) in dex.types.enumerated() {
    types.add(type.key, dex.species.count { $0.types.contains(index) })
  }
  var generations = CountTable("Species by generation", of: total)
  for number in Set(dex.species.compactMap(\.generation)).sorted() {
    generations.add(String(number), dex.species.count { $0.generation == number })
  }
  let without = dex.species.count { $0.generation == nil }
  if without > 0, without < total { generations.add("none", without) }

  var names = CountTable("Names by language", of: total)
  for language in Set(dex.species.flatMap(\.names.languages)).sorted() {
    names.add(language.description, dex.species.count { $0.names[language] != nil })
  }
  var pictures = CountTable("Pictures", of: total)
  let counts = site.pictureCounts
  pictures.add("large", counts.large)
  pictures.add("small", counts.small)
  return [all, types, generations, names, pictures]
}
