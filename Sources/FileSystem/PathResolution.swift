import Glibc

extension Path {
  /// The folder in which the program runs.
  public static var current: Path {
    guard let buffer = getcwd(nil, 0) else { return "." }
    defer { free(buffer) }
    return Path(bytes: UnsafeRawBufferPointer(start: buffer, count: strlen(buffer)))
  }

  /// The path from the root, normalized by name alone.
  public var absolute: Path {
    Path.current.appending(self).normalized
  }

  /// The path from the root with every symbolic link followed; what does not exist yet is kept as
  /// it is written.
  public var resolved: Path {
    let whole = absolute
    if let real = whole.realPath { return real }
    let parent = whole.parent
    guard parent != whole, !parent.isEmpty else { return whole }
    return parent.resolved.appending(whole.name)
  }

  private var realPath: Path? {
    guard let buffer = withCString({ realpath($0, nil) }) else { return nil }
    defer { free(buffer) }
    return Path(bytes: UnsafeRawBufferPointer(start: buffer, count: strlen(buffer)))
  }
}
