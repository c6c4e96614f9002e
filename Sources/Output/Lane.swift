import Diagnostics
import FileSystem

/// Makes the files of one thread: renders, compares, leaves what differs in the staging folder.
struct Lane: ~Copyable {
  let context: LaneContext
  var finder: TargetFinder
  var stage: LaneStage
  /// Where the manifest is likely to name the next file.
  private var nextRecord = 0

  init(
    number: Int, context: LaneContext, output: borrowing Folder?, staging: borrowing Staging
  ) throws(FileError) {
    let finder = try TargetFinder(output)
    let stage = try LaneStage(number: number, context: context, staging: staging)
    self.context = context
    self.finder = finder
    self.stage = stage
  }

  /// Makes one file unless it is known to be as it must be.
  mutating func make(
    _ file: PlannedFile, with renderer: inout some FileRenderer
  ) throws(LaneFault) -> FileOutcome {
    let standing: Standing
    do { standing = try look(at: file.path) } catch { throw .stop(.disk(error)) }
    if let record = standing.record, standing.isIntact, case .file(let stamp) = standing.target,
      context.isCurrent(file, record)
    {
      return FileOutcome(unchanged: record, stamp: stamp)
    }
    switch file.content {
    case .bytes(let bytes):
      return try settle(standing, bytes.span)
    case .copy(let source):
      let contents: FileContents
      do { contents = try readFile(source) } catch { throw LaneFault(error) }
      var outcome = try settle(standing, contents.bytes.span)
      outcome.source = contents.stamp
      return outcome
    case .rendered(let index):
      return try render(index, standing, with: &renderer)
    }
  }

  private mutating func look(at path: Path) throws(FileError) -> Standing {
    let record = context.ownership.record(path, near: &nextRecord)
    if let record, !context.force, finder.isUntouched(path, record, context.ownership.manifest) {
      return Standing(path: path, target: .file(record.stamp), record: record, isIntact: true)
    }
    let target = try finder.look(at: path)
    var isIntact = false
    if let record, !context.force, case .file(let stamp) = target, stamp.size == record.stamp.size {
      // It may have come back from an archive: to read it costs less than to render it.
      isIntact = ContentHash(of: try finder.read(path).bytes) == record.hash
    }
    return Standing(path: path, target: target, record: record, isIntact: isIntact)
  }

  private mutating func render(
    _ index: Int, _ standing: Standing, with renderer: inout some FileRenderer
  ) throws(LaneFault) -> FileOutcome {
    var outcome: FileOutcome?
    var fault: LaneFault?
    do {
      try renderer.render(index) { bytes throws(Faults) in
        do throws(LaneFault) {
          outcome = try settle(standing, bytes)
        } catch {
          fault = error
          throw Faults([])
        }
      }
    } catch {
      throw fault ?? .file(error.diagnostics)
    }
    if let fault { throw fault }
    outcome?.isSettled = renderer.isSettled
    guard let outcome else {
      throw .file([Diagnostic(.error, "nothing was rendered for '\(standing.path)'")])
    }
    return outcome
  }
}
