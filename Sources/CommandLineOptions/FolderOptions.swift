/// How findings are printed.
public enum FindingFormat: String, CaseIterable, Sendable {
  case text, json, github
}

public struct InitOptions: Sendable, Equatable {
  public var folder: String
  /// Whether the bundled dex is copied.
  public var withData = false

  public init(folder: String) {
    self.folder = folder
  }
}

public struct StatsOptions: Sendable, Equatable {
  public var sources = SourceOptions()

  public init() {}
}

/// A shell that completions are made for.
public enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish
}
