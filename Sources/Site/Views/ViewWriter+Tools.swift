import Mustache

extension ViewWriter {
  /// What the script needs to fill a page, and a few species for those who have none.
  mutating func toolBody() -> (inout ObjectBuilder<PageFields>) -> Void {
    let hasData = site.outline.features.contains(.api) && DataFiles.hasSpecies(site.dex)
    let data = hasData ? link(SitePath(DataFiles.folder)) : .null
    let entries = list(site.outline.sample) { $0.entry($1) }
    let columns = frame.columns
    let generations = frame.generations
    return { fields in
      fields[.apiUrl] = data
      fields[.hasApi] = Value(hasData)
      fields[.generations] = generations
      fields[.entries] = entries
      fields[.columns] = columns
    }
  }
}

extension SiteOutline {
  /// A few species from all over the dex.
  var sample: [Int] {
    let count = min(dex.species.count, 24)
    return (0..<count).map { ($0 * 2 + 1) * dex.species.count / (count * 2) }
  }
}
