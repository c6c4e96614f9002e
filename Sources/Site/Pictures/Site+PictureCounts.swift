extension Site {
  /// How many species have a picture of their own in each size.
  public var pictureCounts: (large: Int, small: Int) {
    let pairs = pictures.species
    return (
      pairs.count { !$0.large.isDrawn },
      pairs.count { !$0.small.isDrawn && $0.small.path != $0.large.path }
    )
  }

  /// Files of the folder of pictures that are shown somewhere, by size; relative to the folder.
  public var shownPictures: (large: [String], small: [String]) {
    let pairs = pictures.species + pictures.forms.sorted { $0.key < $1.key }.map(\.value)
    let large = pairs.compactMap(\.large.file)
    let known = Set(large)
    return (large, pairs.compactMap(\.small.file).filter { !known.contains($0) })
  }
}

/// Endings of the pictures that are published, in lower case.
public let pictureKinds = PictureIndex.extensions
