extension GivenOptions {
  func common() throws(UsageError) -> CommonOptions {
    var common = CommonOptions()
    common.quiet = has(.quiet)
    common.verbose = has(.verbose)
    if common.quiet, common.verbose {
      throw UsageError("'--quiet' and '--verbose' cannot both be given", command: command)
    }
    common.color = try color() ?? .auto
    common.config = text(.config)
    common.directory = text(.directory)
    return common
  }

  func invocation() throws(UsageError) -> Invocation {
    switch command {
    case .build:
      try refuseOperands()
      return .build(try build())
    case .serve:
      try refuseOperands()
      return .serve(try serve())
    case .check:
      try refuseOperands()
      return .check(try check())
    case .fetch:
      try refuseOperands()
      return .fetch(try fetch())
    case .merge: return .merge(try merge())
    case .changes: return .changes(try changes())
    case .bundle:
      try refuseOperands()
      var bundle = BundleOptions()
      bundle.content = text(.content)
      bundle.cache = text(.cache)
      bundle.force = has(.force)
      return .bundle(bundle)
    case .clean:
      try refuseOperands()
      var clean = CleanOptions()
      clean.output = text(.output)
      clean.state = text(.state)
      return .clean(clean)
    case .view:
      var view = ViewOptions(path: try page())
      view.sources = try sources()
      return .view(view)
    case .render: return .render(try render())
    case .initialize:
      var initialize = InitOptions(folder: try folder())
      initialize.withData = has(.withData)
      return .initialize(initialize)
    case .stats:
      try refuseOperands()
      var stats = StatsOptions()
      stats.sources = try sources()
      return .stats(stats)
    case .completions: return .completions(try shell())
    case .man:
      try refuseOperands()
      return .man
    case .help: return .help(try topic())
    case .version:
      try refuseOperands()
      return .version
    case nil:
      let names = CommandName.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("no command is given", hint: "the commands are \(names)")
    }
  }

  func build() throws(UsageError) -> BuildOptions {
    var build = BuildOptions()
    build.sources = try sources()
    build.output = text(.output)
    build.state = text(.state)
    build.jobs = try number(.jobs, in: Option.jobs)
    build.strict = has(.strict)
    build.force = has(.force)
    build.timings = has(.timings)
    build.shard = try shard()
    return build
  }

  private func check() throws(UsageError) -> CheckOptions {
    var check = CheckOptions()
    check.sources = try sources()
    check.strict = has(.strict)
    check.site = has(.site)
    check.output = text(.output)
    if check.output != nil, !check.site {
      throw UsageError("'--output' needs '--site'", command: command)
    }
    check.format = try choice(.format) ?? .text
    check.baseline = text(.baseline)
    check.writeBaseline = has(.writeBaseline)
    if check.writeBaseline, check.baseline == nil {
      throw UsageError(
        "'--write-baseline' needs '--baseline'", hint: "name the file: --baseline FILE",
        command: command)
    }
    return check
  }

  private func fetch() throws(UsageError) -> FetchOptions {
    var fetch = FetchOptions()
    fetch.species = try species()
    fetch.refresh = has(.refresh)
    fetch.offline = has(.offline)
    if fetch.refresh, fetch.offline {
      throw UsageError("'--refresh' and '--offline' cannot both be given", command: command)
    }
    fetch.apiURL = try url(.apiURL)
    fetch.cache = text(.cache)
    fetch.pictures = text(.pictures).map(FetchOptions.Target.init)
    fetch.cries = text(.cries).map(FetchOptions.Target.init)
    fetch.sprites = text(.sprites)
    fetch.forms = has(.forms)
    fetch.shiny = has(.shiny)
    for option in [OptionName.forms, .shiny] where has(option) && fetch.pictures == nil {
      throw UsageError("'\(option.spelling)' needs '--pictures'", command: command)
    }
    fetch.connections = try number(.connections, in: Option.connections)
    fetch.timeout = try number(.timeout, in: Option.timeout)
    return fetch
  }

  func sources() throws(UsageError) -> SourceOptions {
    var sources = SourceOptions()
    sources.baseURL = try url(.baseURL)
    sources.data = text(.data)
    sources.languages = try languages()
    sources.content = text(.content)
    sources.templates = text(.templates)
    sources.sprites = text(.sprites)
    sources.api = has(.api)
    sources.cache = text(.cache)
    if sources.api, sources.data != nil {
      throw UsageError("'--api' and '--data' cannot both be given", command: command)
    }
    sources.drafts = has(.drafts)
    return sources
  }
}
