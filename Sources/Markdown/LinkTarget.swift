import Diagnostics

/// An address as an author wrote it in a link or an image.
public struct LinkTarget: Sendable {
  /// With escapes and entities of Markdown resolved, otherwise as written.
  public let address: String
  public let isImage: Bool
  public let place: Place

  public init(address: String, isImage: Bool, place: Place) {
    self.address = address
    self.isImage = isImage
    self.place = place
  }
}

/// What the page writes for an address.
public enum LinkResolution: Sendable, Equatable {
  case keep
  case replace(String)
  /// There is no such thing: the words stay without a link, and a warning is given.
  case nowhere(hint: String?)
}
