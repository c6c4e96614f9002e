extension Resource {
  /// Ranks version groups by their release; the larger, the newer.
  ///
  /// Their numbers tell it but for a few that were added long after their time.
  public var releaseRank: Int {
    switch id {
    // The first games, as they came out in Japan.
    case 28, 29: id - 28
    // Two games of the third generation, numbered after the fifth.
    case 12, 13: 60 + id
    default: id * 10
    }
  }
}
