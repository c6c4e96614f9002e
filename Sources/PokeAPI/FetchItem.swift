import PokeAPICache

/// What can be fetched.
enum FetchItem: Sendable, Hashable {
  case answer(ResourceKey)
  case picture(PictureLink)

  /// For messages.
  var name: String {
    switch self {
    case .answer(let key): key.name
    case .picture(let picture): picture.name
    }
  }
}

enum MediaKind: Sendable, Hashable {
  case picture, cry
}

/// A picture or a sound, where it is and under which name it is kept.
struct PictureLink: Sendable, Hashable {
  /// Such as `025.png`.
  let name: String
  let url: String
  var kind = MediaKind.picture
}
