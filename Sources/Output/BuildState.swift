import Diagnostics
import FileSystem
import Parallel

/// Sees whether a build would change nothing, by looking at inputs and outputs without reading them.
public struct BuildState: Sendable {
  private let place: OutputPlace

  public init(output: Path, state: Path? = nil) {
    place = OutputPlace(output: output, state: state)
  }

  /// What a current output holds.
  public struct Current: Sendable {
    /// Files that dexgen made.
    public let files: Int
    /// What the last build found in the inputs.
    public let findings: [Diagnostic]
  }

  /// Nil unless the last build ended well, had the same fingerprint (of options and program), read
  /// what is there now, and left what is there now.
  public func current(fingerprint: ContentHash) -> Current? {
    do {
      let state = try StateFolder(existing: place.state)
      guard try !state.hasJournal(), let manifest = state.readManifest() else { return nil }
      guard manifest.fingerprint == fingerprint, !Staging.isLeft(place) else { return nil }
      for input in manifest.inputs where !input.isCurrent(since: manifest.started) { return nil }
      guard try hasAllOutputs(manifest) else { return nil }
      return Current(
        files: manifest.outputs.count, findings: try manifest.findings.diagnostics())
    } catch {
      return nil
    }
  }

  /// Whether every file is as the last build left it. Looking takes its time, so all processors do it.
  private func hasAllOutputs(_ manifest: Manifest) throws(FileError) -> Bool {
    let output = try Folder(place.output)
    let records = manifest.outputs
    let queue = ChunkQueue(count: records.count, size: 512)
    let lanes = min(processorCount(), records.count / 1024 + 1)
    return runLanes(lanes) { lane in
      while let chunk = queue.take(lane: lane) {
        let areCurrent = records.allSatisfy(chunk) { path, record in
          isCurrent(path, record, in: output, manifest.written)
        }
        guard areCurrent else {
          queue.stop()
          return false
        }
      }
      return true
    }.allSatisfy { $0 }
  }

  private func isCurrent(
    _ path: Span<UInt8>, _ record: OutputRecord, in output: borrowing Folder, _ written: Int64
  ) -> Bool {
    guard let now = try? output.stamp(terminated: path), now == record.stamp else { return false }
    guard now.isRacy(since: written) else { return true }
    let name = path.withUnsafeBytes { Path(bytes: $0.dropLast()) }
    return (try? output.read(name)).map { ContentHash(of: $0.bytes) } == record.hash
  }
}
