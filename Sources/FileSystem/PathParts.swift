private let slash = UInt8(ascii: "/")
private let dot = UInt8(ascii: ".")

extension Path {
  public var isAbsolute: Bool { storage.first == slash }

  /// The parts between slashes, without empty ones.
  public var components: [ArraySlice<UInt8>] {
    bytes.split(separator: slash)
  }

  /// The last part: `b` of `a/b` and of `a/b/`.
  public var name: Path {
    components.last.map { Path(bytes: $0) } ?? self
  }

  /// The folder that holds it: `a` of `a/b`, the empty path of `a`, `/` of `/a`.
  public var parent: Path {
    var end = bytes.endIndex
    while end > 1, storage[end - 1] == slash { end -= 1 }
    while end > 0, storage[end - 1] != slash { end -= 1 }
    while end > 1, storage[end - 1] == slash { end -= 1 }
    return Path(bytes: storage[..<end])
  }

  /// The folders on its way that are longer than so many bytes, or as long, the outermost first.
  public func folders(from length: Int) -> [Path] {
    var folders: [Path] = []
    for index in length..<max(length, storage.count) where storage[index] == slash {
      folders.append(Path(bytes: storage[..<index]))
    }
    return folders
  }

  /// This folder's file or folder of that name; an absolute path stays as it is.
  public func appending(_ other: Path) -> Path {
    if isEmpty || other.isAbsolute { return other }
    if other.isEmpty { return self }
    var joined = Array(bytes)
    if joined.last != slash { joined.append(slash) }
    joined.append(contentsOf: other.bytes)
    return Path(bytes: joined)
  }

  public func appending(_ other: String) -> Path {
    appending(Path(other))
  }

  /// Whether it is that folder or lies in it, by name alone.
  public func isInside(_ folder: Path) -> Bool {
    if folder.isEmpty { return !isAbsolute }
    guard bytes.starts(with: folder.bytes) else { return false }
    return storage.count == folder.storage.count || folder.bytes.last == slash
      || storage[folder.bytes.endIndex] == slash
  }

  /// The part of the path below that folder; nil if it is not inside.
  public func relative(to folder: Path) -> Path? {
    guard isInside(folder) else { return nil }
    return Path(bytes: bytes.dropFirst(folder.bytes.count).drop { $0 == slash })
  }

  /// Without `.`, empty parts, and `..` as far as it has a part to take back; by name alone.
  public var normalized: Path {
    var kept: [ArraySlice<UInt8>] = []
    for component in components where component != [dot] {
      guard component == [dot, dot] else {
        kept.append(component)
        continue
      }
      if let last = kept.last, last != [dot, dot] {
        kept.removeLast()
      } else if !isAbsolute {
        kept.append(component)
      }
    }
    let joined = Array(kept.joined(separator: [slash]))
    return Path(bytes: isAbsolute ? [slash] + joined : joined)
  }

  /// Whether it stays below the folder that it starts from: relative, not empty, without `.`, `..`,
  /// empty parts or NUL.
  public var isPlainRelative: Bool {
    if containsNUL { return false }
    var start = 0
    // The NUL at the end closes the last part.
    for (index, byte) in storage.enumerated() where byte == slash || byte == 0 {
      let length = index - start
      let isDots = length <= 2 && storage[start..<index].allSatisfy { $0 == dot }
      if length == 0 || isDots { return false }
      start = index + 1
    }
    return true
  }

  /// Bytes of the longest part.
  public var longestComponent: Int {
    components.reduce(0) { max($0, $1.count) }
  }

  /// Without letters outside ASCII and without capitals.
  public var isASCII: Bool {
    storage.allSatisfy { $0 < 0x80 }
  }

  /// Whether the path is ASCII without upper-case letters.
  public var isLowercaseASCII: Bool {
    storage.allSatisfy { $0 < 0x80 && !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
  }
}
