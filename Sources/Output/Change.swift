import FileSystem

/// One rename that brings the output closer to the plan.
struct Change: Sendable {
  enum Kind: Sendable, Hashable {
    /// A file or whole folder goes where nothing is.
    case add(staged: Path)
    /// It takes the place of something.
    case replace(staged: Path)
    case delete
    /// A folder of dexgen's that holds nothing any more.
    case removeFolder
  }

  /// In the order of being applied.
  enum Rank: UInt8, Comparable {
    case assets, mixed, pages, deletions, folders

    static func < (left: Rank, right: Rank) -> Bool {
      left.rawValue < right.rawValue
    }
  }

  var kind: Kind
  /// Relative to the output folder.
  var path: Path
  var rank: Rank
}
