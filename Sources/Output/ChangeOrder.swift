extension Change {
  /// The point at which a test may stop this change.
  var step: Step {
    switch kind {
    case .add, .replace: .place
    case .delete: .delete
    case .removeFolder: .removeFolder
    }
  }
}

extension [Change] {
  /// Assets, pages, deletions, then folders from the deepest; within each by path.
  var inOrder: [Change] {
    sorted { left, right in
      if left.rank != right.rank { return left.rank < right.rank }
      return left.rank == .folders ? right.path < left.path : left.path < right.path
    }
  }
}
