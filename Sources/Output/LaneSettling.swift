import FileSystem

extension Lane {
  /// Compares new bytes with what is there, and stages them if they differ.
  mutating func settle(
    _ standing: Standing, _ bytes: Span<UInt8>
  ) throws(LaneFault) -> FileOutcome {
    let hash = ContentHash(of: bytes)
    switch standing.target {
    case .free(let newRoot):
      return try write(standing.path, bytes, hash, newRoot: newRoot, replaces: false)
    case .file(let stamp):
      if standing.isIntact, standing.record?.hash == hash {
        return FileOutcome(action: .unchanged, hash: hash, stamp: stamp)
      }
      if let kept = try keep(standing, stamp, bytes.count, hash) { return kept }
      return try write(standing.path, bytes, hash, newRoot: nil, replaces: true)
    case .other(let stamp):
      try clear(standing.path, stamp)
      return try write(standing.path, bytes, hash, newRoot: nil, replaces: true)
    case .blocked(let place, let stamp):
      try clear(place, stamp)
      return try write(standing.path, bytes, hash, newRoot: place, replaces: true)
    }
  }

  private mutating func write(
    _ path: Path, _ bytes: Span<UInt8>, _ hash: ContentHash, newRoot: Path?, replaces: Bool
  ) throws(LaneFault) -> FileOutcome {
    do {
      let (action, stamp) = try stage.write(path, bytes, newRoot: newRoot, replaces: replaces)
      return FileOutcome(action: action, hash: hash, stamp: stamp)
    } catch {
      throw .stop(error)
    }
  }

  /// Reads the file that is there. Gives an outcome if it stays, nil if it may be replaced; throws
  /// if it is somebody else's.
  private mutating func keep(
    _ standing: Standing, _ stamp: FileStamp, _ count: Int, _ hash: ContentHash
  ) throws(LaneFault) -> FileOutcome? {
    let isRecorded = standing.record != nil
    if context.force || standing.isIntact { return nil }
    if isRecorded, stamp.size != Int64(count) { return nil }
    let there: FileContents
    do { there = try finder.read(standing.path) } catch { throw LaneFault(error) }
    let old = ContentHash(of: there.bytes)
    let isOurs = isRecorded || context.ownership.isUnfinished(standing.path, old)
    if old == hash {
      if !isOurs, context.unclaimed.contains(standing.path) {
        return FileOutcome(action: .left(isEqual: true), hash: old, stamp: there.stamp)
      }
      return FileOutcome(action: isOurs ? .unchanged : .adopted, hash: hash, stamp: there.stamp)
    }
    if isOurs { return nil }
    if context.yielding.contains(standing.path) {
      return FileOutcome(action: .left(isEqual: false), hash: old, stamp: there.stamp)
    }
    throw context.inTheWay(
      standing.path, "it was not made by dexgen, and holds something else")
  }
}
