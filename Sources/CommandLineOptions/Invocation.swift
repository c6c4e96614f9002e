/// What the command line asks for.
///
/// A nil stands for "not given": the configuration or the default decides.
public enum Invocation: Sendable, Equatable {
  case build(BuildOptions)
  case serve(ServeOptions)
  case check(CheckOptions)
  case fetch(FetchOptions)
  case merge(MergeOptions)
  case changes(ChangesOptions)
  case bundle(BundleOptions)
  case clean(CleanOptions)
  case view(ViewOptions)
  case render(RenderOptions)
  case initialize(InitOptions)
  case stats(StatsOptions)
  case completions(Shell)
  case man
  case help(CommandName?)
  case version
}

/// When messages are coloured.
public enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never
}

/// What every command takes.
public struct CommonOptions: Sendable, Equatable {
  public var quiet = false
  public var verbose = false
  public var color = ColorChoice.auto
  public var config: String?
  /// Where to run; every other path starts from it.
  public var directory: String?

  public init() {}
}

/// What a site is made from.
public struct SourceOptions: Sendable, Equatable {
  public var baseURL: String?
  public var data: String?
  /// At least one tag, none of them twice, as typed.
  public var languages: [String]?
  public var content: String?
  public var templates: String?
  public var sprites: String?
  /// Whether the data comes from the cache; false leaves it to the configuration.
  public var api = false
  public var cache: String?
  public var drafts = false

  public init() {}
}

public struct BuildOptions: Sendable, Equatable {
  public var sources = SourceOptions()
  public var output: String?
  public var state: String?
  /// At least 1.
  public var jobs: Int?
  public var strict = false
  public var force = false
  public var timings = false
  /// Nil for the whole site.
  public var shard: ShardNumber?

  public init() {}
}

public struct CheckOptions: Sendable, Equatable {
  public var sources = SourceOptions()
  public var strict = false
  /// Whether the built site is read too, and where it is.
  public var site = false
  public var output: String?
  public var format = FindingFormat.text
  /// The file of findings that are known, and whether it is to be written.
  public var baseline: String?
  public var writeBaseline = false

  public init() {}
}

public struct BundleOptions: Sendable, Equatable {
  public var content: String?
  public var cache: String?
  public var force = false

  public init() {}
}

public struct CleanOptions: Sendable, Equatable {
  public var output: String?
  public var state: String?

  public init() {}
}

public struct ViewOptions: Sendable, Equatable {
  /// The page's address, as typed.
  public var path: String
  public var sources = SourceOptions()

  public init(path: String) {
    self.path = path
  }
}

public enum RenderOptions: Sendable, Equatable {
  case page(path: String, SourceOptions)
  case template(file: String, data: String, partials: String?)
}
