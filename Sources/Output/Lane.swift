import Diagnostics
import FileSystem

/// Makes the files of one thread: renders, compares, leaves what differs in the staging folder.
struct Lane: ~Copyable {
  let context: LaneContext
  var target: TargetFinder
  private var stage: LaneStage

  init(
    number: Int, context: LaneContext, output: borrowing Folder?, staging: borrowing Staging
  ) throws(FileError) {
    let target = try TargetFinder(output)
    let stage = try LaneStage(number: number, context: context, staging: staging)
    self.context = context
    self.target = target
    self.stage = stage
  }

  /// Makes one file unless it is known to be as it must be.
  mutating func make(
    _ file: PlannedFile, with renderer: inout some FileRenderer
  ) throws(LaneFault) -> FileOutcome {
    let found: Target
    do { found = try target.look(at: file.path) } catch { throw .stop(.disk(error)) }
    let record = context.ownership.record(file.path)
    if let record, context.isTrusted(found, record), context.isCurrent(file, record) {
      return FileOutcome(unchanged: record)
    }
    switch file.content {
    case .bytes(let bytes):
      return try settle(file.path, bytes.span, found, record)
    case .copy(let source):
      let contents: FileContents
      do { contents = try readFile(source) } catch { throw LaneFault(error) }
      var outcome = try settle(file.path, contents.bytes.span, found, record)
      outcome.source = contents.stamp
      return outcome
    case .rendered(let index):
      return try render(index, file.path, found, record, with: &renderer)
    }
  }

  private mutating func render(
    _ index: Int, _ path: Path, _ found: Target, _ record: OutputRecord?,
    with renderer: inout some FileRenderer
  ) throws(LaneFault) -> FileOutcome {
    var outcome: FileOutcome?
    var fault: LaneFault?
    do {
      try renderer.render(index) { bytes throws(Faults) in
        do throws(LaneFault) {
          outcome = try settle(path, bytes, found, record)
        } catch {
          fault = error
          throw Faults([])
        }
      }
    } catch {
      throw fault ?? .file(error.diagnostics)
    }
    if let fault { throw fault }
    guard let outcome else {
      throw .file([Diagnostic(.error, "nothing was rendered for '\(path)'")])
    }
    return outcome
  }

  /// Compares new bytes with what is there, and stages them if they differ.
  private mutating func settle(
    _ path: Path, _ bytes: Span<UInt8>, _ found: Target, _ record: OutputRecord?
  ) throws(LaneFault) -> FileOutcome {
    let hash = ContentHash(of: bytes)
    switch found {
    case .free(let newRoot):
      return try write(path, bytes, hash, newRoot: newRoot, replaces: false)
    case .file(let stamp):
      if let record, record.hash == hash, context.isTrusted(found, record) {
        return FileOutcome(action: .unchanged, hash: hash, stamp: stamp)
      }
      if let kept = try keep(path, bytes.count, hash, stamp, record) { return kept }
      return try write(path, bytes, hash, newRoot: nil, replaces: true)
    case .other(let stamp):
      try clear(path, stamp)
      return try write(path, bytes, hash, newRoot: nil, replaces: true)
    case .blocked(let place, let stamp):
      try clear(place, stamp)
      return try write(path, bytes, hash, newRoot: place, replaces: true)
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
    _ path: Path, _ count: Int, _ hash: ContentHash, _ stamp: FileStamp, _ record: OutputRecord?
  ) throws(LaneFault) -> FileOutcome? {
    if context.force || (record != nil && stamp.size != Int64(count)) { return nil }
    let there: FileContents
    do { there = try target.read(path) } catch { throw LaneFault(error) }
    let old = ContentHash(of: there.bytes)
    if old == hash {
      let isOurs = record != nil || context.ownership.isUnfinished(path, old)
      return FileOutcome(action: isOurs ? .unchanged : .adopted, hash: hash, stamp: there.stamp)
    }
    if record != nil || context.ownership.isUnfinished(path, old) { return nil }
    throw context.inTheWay(path, "it was not made by dexgen, and holds something else")
  }
}
