/// A picture as a page shows it.
struct Picture: Sendable, Equatable {
  /// Where it is published.
  let path: SitePath
  /// The user's file, relative to the picture folder; none for one that dexgen draws.
  let file: String?

  var isDrawn: Bool { file == nil }
}

/// The pictures of one species or form.
struct PicturePair: Sendable, Equatable {
  let large: Picture
  let small: Picture
}
