import PokeAPICache

/// One answer that is wanted, and how often it was tried to get it.
struct FetchTask: Sendable {
  let item: FetchItem
  /// Of a Pokémon: its forms are wanted even if it looks plain, because its species has others.
  var wantsForms = false
  /// Of a generation: its species are wanted.
  var wantsSpecies = false
  /// Failed requests so far, of this round.
  var tries = 0
  /// Seconds that were spent with waiting, for silent servers too.
  var waited = 0.0
  /// No other round follows; a server that says nothing is not asked once more.
  var isLastRound = false

  init(_ item: FetchItem, wantsForms: Bool = false, wantsSpecies: Bool = false) {
    self.item = item
    self.wantsForms = wantsForms
    self.wantsSpecies = wantsSpecies
  }

  init(_ resource: Resource, wantsForms: Bool = false, wantsSpecies: Bool = false) {
    self.init(
      .answer(.resource(resource)), wantsForms: wantsForms, wantsSpecies: wantsSpecies)
  }

  /// What is wanted because of this answer.
  func followers(_ body: CheckedBody) -> [FetchTask] {
    guard case .answer(.resource(let resource)) = item else { return [] }
    var links = body.links
    if resource.endpoint == .pokemon, body.isPlain, !wantsForms {
      links.removeAll { $0.endpoint == .form }
    }
    if resource.endpoint == .generation, !wantsSpecies {
      links.removeAll { $0.endpoint == .species }
    }
    let hasVarieties = links.count { $0.endpoint == .pokemon } > 1
    return links.map { link in
      FetchTask(link, wantsForms: hasVarieties && link.endpoint == .pokemon)
    }
  }
}
