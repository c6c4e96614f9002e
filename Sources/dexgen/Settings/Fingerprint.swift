import CommandLineIO
import CommandLineOptions
import Diagnostics
import FileSystem

/// What a build depends on besides the files that it reads: the program, its options, the place.
///
/// - Parameter cache: where the data comes from, if it does not come from a file.
func fingerprint(
  of options: BuildOptions, _ common: CommonOptions, cache: Path?
) -> ContentHash {
  var hasher = KeyHasher()
  hasher.update(programKey())
  hasher.update(currentFolder() ?? "")
  for text in [
    options.sources.baseURL, options.sources.data, options.sources.content,
    cache?.text, options.sources.templates, options.sources.sprites, common.config,
  ] {
    hasher.update(text ?? "\u{0}")
  }
  for tag in options.sources.languages ?? [] { hasher.update(tag) }
  hasher.update(options.sources.drafts ? 1 : 0)
  hasher.update(options.strict ? 1 : 0)
  hasher.update(options.shard?.number ?? 0)
  hasher.update(options.shard?.count ?? 0)
  return hasher.key
}

/// Another build of the program may make other bytes, whatever its version says. What the linker wrote
/// into it is the same on every machine; without that its file must do.
func programKey() -> ContentHash {
  var hasher = KeyHasher()
  hasher.update(Program.version)
  if let build = buildID() {
    hasher.update(build)
  } else if let path = RunningProgram.path(), let program = try? FileStamp(of: Path(path)) {
    hasher.update(Int(program.size))
    hasher.update(Int(program.modified))
    hasher.update(Int(truncatingIfNeeded: program.inode))
  }
  return hasher.key
}
