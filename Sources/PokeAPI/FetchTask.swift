/// One answer that is wanted, and how often it was tried to get it.
struct FetchTask: Sendable {
  let key: ResourceKey
  /// Of a Pokémon: its forms are wanted even if it looks plain, because its species has others.
  var wantsForms = false
  /// Of a generation: its species are wanted.
  var wantsSpecies = false
  /// Failed requests so far.
  var tries = 0
  /// Seconds that were spent with waiting, for silent servers too.
  var waited = 0.0
  /// Nothing follows if it fails now.
  var isLastRound = false

  /// What is wanted because of this answer.
  func followers(_ body: CheckedBody) -> [FetchTask] {
    guard case .resource(let resource) = key else { return [] }
    var links = body.links
    if resource.endpoint == .pokemon, body.isPlain, !wantsForms {
      links.removeAll { $0.endpoint == .form }
    }
    if resource.endpoint == .generation, !wantsSpecies {
      links.removeAll { $0.endpoint == .species }
    }
    let hasVarieties = links.count { $0.endpoint == .pokemon } > 1
    return links.map { link in
      FetchTask(
        key: .resource(link), wantsForms: hasVarieties && link.endpoint == .pokemon)
    }
  }
}
