import CommandLineOptions
import FileSystem
import Output

extension SiteSettings {
  /// A part goes beside the whole site, unless the command line says where.
  mutating func makeRoom(for shard: ShardNumber, _ options: BuildOptions) {
    let suffix = "-\(shard.number)-of-\(shard.count)"
    if options.output == nil { output = Path(bytes: Array(output.bytes) + Array(suffix.utf8)) }
    guard options.state == nil, let state else { return }
    self.state = Path(bytes: Array(state.bytes) + Array(suffix.utf8))
  }
}

extension SitePart {
  /// - Parameters:
  ///   - log: everything that the site is made from.
  ///   - cache: where the data comes from, if it does not come from a file.
  init?(_ options: BuildOptions, _ common: CommonOptions, _ log: InputLog, cache: Path?) {
    guard let shard = options.shard else { return nil }
    var whole = options
    whole.shard = nil
    self.init(
      shard: Shard(number: shard.number, count: shard.count), site: siteKey(options, log),
      whole: fingerprint(of: whole, common, cache: cache))
  }
}

/// A hash of what decides over the bytes of a site, and of nothing that differs between machines.
private func siteKey(_ options: BuildOptions, _ log: InputLog) -> ContentHash {
  var hasher = KeyHasher()
  hasher.update(Program.version)
  hasher.update(options.sources.baseURL ?? "")
  for tag in options.sources.languages ?? [] { hasher.update(tag) }
  hasher.update(options.sources.drafts ? 1 : 0)
  for record in log.records {
    if let hash = record.hash { hasher.update(hash) }
  }
  return hasher.key
}
