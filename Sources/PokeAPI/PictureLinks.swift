/// Where the pictures of a Pokémon are.
struct PictureLinks: Sendable, Equatable {
  /// Small, as it stands in the games.
  var sprite: String?
  /// From large to small: official artwork, then the picture of the latest storage.
  var artwork: String?
  var home: String?

  var large: String? { artwork ?? home ?? sprite }
}

extension FetchTask {
  /// The pictures of the Pokémon that a species usually is; one as `025.png`, a small one as
  /// `025MS.png`.
  func pictures(_ body: CheckedBody) -> [FetchTask] {
    guard case .answer(.resource(let resource)) = item, resource.endpoint == .pokemon,
      body.isDefault, let links = body.pictures
    else { return [] }
    let number = padded(resource.id)
    let wanted = [(number + "MS.png", links.sprite), (number + ".png", links.large)]
    return wanted.compactMap { name, url in
      url.map { FetchTask(.picture(PictureLink(name: name, url: $0))) }
    }
  }
}

/// At least three digits.
private func padded(_ number: Int) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(3 - digits.utf8.count, 0)) + digits
}
