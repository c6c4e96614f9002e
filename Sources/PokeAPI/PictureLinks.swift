import PokeAPICache

/// Where the pictures of a Pokémon are.
struct PictureLinks: Sendable, Equatable {
  /// Small, as it stands in the games.
  var sprite: String?
  /// From large to small: official artwork, then the picture of the latest storage.
  var artwork: String?
  var home: String?
  /// The same in rare colours.
  var shinySprite: String?
  var shinyArtwork: String?
  var shinyHome: String?

  var large: String? { artwork ?? home ?? sprite }
  var shinyLarge: String? { shinyArtwork ?? shinyHome ?? shinySprite }
}

/// Which pictures and sounds are wanted, and where they go.
public struct MediaSelection: Sendable {
  /// Nil if no pictures are wanted.
  public var pictures: PictureFolder?
  /// Nil if no cries are wanted.
  public var cries: PictureFolder?
  /// Pictures of forms that are not the usual one of their species.
  public var forms = false
  public var shiny = false

  public init() {}

  func folder(_ kind: MediaKind) -> PictureFolder? {
    switch kind {
    case .picture: pictures
    case .cry: cries
    }
  }
}

extension FetchTask {
  /// The pictures and sounds of a Pokémon, with how many of them the API does not have.
  ///
  /// One picture is named as `025.png`, a small one as `025MS.png`.
  func media(_ body: CheckedBody, _ wanted: MediaSelection) -> (tasks: [FetchTask], lacking: Int) {
    guard case .answer(.resource(let resource)) = item, resource.endpoint == .pokemon else {
      return ([], 0)
    }
    let number = padded(resource.id)
    var files: [(name: String, url: String?, kind: MediaKind)] = []
    if wanted.pictures != nil, body.isDefault || wanted.forms {
      let links = body.pictures ?? PictureLinks()
      files.append((number + "MS.png", links.sprite, .picture))
      files.append((number + ".png", links.large, .picture))
      if wanted.shiny {
        files.append(("shiny/\(number)MS.png", links.shinySprite, .picture))
        files.append(("shiny/\(number).png", links.shinyLarge, .picture))
      }
    }
    if wanted.cries != nil, body.isDefault {
      files.append(("cries/\(number).ogg", body.cry, .cry))
    }
    let tasks = files.compactMap { name, url, kind in
      url.map { FetchTask(.picture(PictureLink(name: name, url: $0, kind: kind))) }
    }
    return (tasks, files.count - tasks.count)
  }
}

/// At least three digits.
private func padded(_ number: Int) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(3 - digits.utf8.count, 0)) + digits
}
