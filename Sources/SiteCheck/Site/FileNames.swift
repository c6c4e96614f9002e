import FileSystem

/// The files of a built site by their path.
struct FileNames: Sendable {
  /// Sorted by bytes, seen from the root of the site.
  let paths: [Path]
  private let indexes: [Path: Int]

  init(_ paths: [Path]) {
    self.paths = paths
    indexes = Dictionary(uniqueKeysWithValues: paths.enumerated().map { ($1, $0) })
  }

  func index(of path: [UInt8]) -> Int? {
    indexes[Path(bytes: path)]
  }
}
