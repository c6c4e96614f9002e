/// What became of one build, as the program that builds tells the one that serves.
package struct BuildReply: Sendable, Equatable {
  package enum Outcome: String, Sendable {
    /// Files have changed.
    case built
    case unchanged
    /// Nothing has changed, because of faults.
    case failed
  }

  package var outcome = Outcome.failed
  /// Whether a file has changed that keeps its name and is no page, such as a picture.
  package var hasNewContents = false
  /// The errors as people read them, without colour; empty if there is none.
  package var faults = ""
  /// Nil if the configuration could not be read.
  package var site: ServedSite?
  /// What a build depends on.
  package var inputs = WatchedPaths()

  package init() {}
}

/// Where the finished site is, and where it belongs.
package struct ServedSite: Sendable, Equatable {
  /// The folder, seen from where both programs run.
  package var output: String
  /// Path of its root in addresses, with slashes at both ends: `/dex/`, or `/`.
  package var basePath: String

  package init(output: String, basePath: String) {
    self.output = output
    self.basePath = basePath
  }
}

/// Files and folders whose changes matter.
package struct WatchedPaths: Sendable, Equatable {
  /// With everything in them.
  package var folders: [String] = []
  package var files: [String] = []
  /// Folders in which nothing matters, wherever they are: what the build itself writes.
  package var excluded: [String] = []

  package init(folders: [String] = [], files: [String] = [], excluded: [String] = []) {
    self.folders = folders
    self.files = files
    self.excluded = excluded
  }
}
