import Diagnostics
import FileSystem

/// The files of a published site by their hashes, as a manifest tells them.
public struct Snapshot: Sendable {
  private let records: OutputRecords

  /// A manifest that was kept from an earlier build, or a folder that holds it; `/dev/null` stands for
  /// a site without any files.
  public init(manifest path: Path) throws(Faults) {
    if path == "/dev/null" {
      records = OutputRecords()
      return
    }
    let bytes: [UInt8]
    do { bytes = try readManifest(path) } catch { throw error.faults }
    guard let manifest = Manifest(encoded: bytes) else {
      throw Faults("'\(path)' is not a whole manifest of this version of dexgen")
    }
    records = manifest.outputs
  }

  /// The last build of an output folder.
  public init(output: Path, state: Path? = nil) throws(Faults) {
    records = try OutputPlace(output: output, state: state).manifest().outputs
  }

  public var paths: [Path] { records.indices.map(records.path) }

  /// What is added, changed and deleted here in comparison with an older one, sorted by path.
  public func changes(since old: Snapshot) -> [FileChange] {
    var changes: [FileChange] = []
    for index in records.indices {
      let path = records.path(at: index)
      guard let other = old.records.firstIndex(of: path) else {
        changes.append(FileChange(kind: .added, path: path))
        continue
      }
      if old.records[other].hash != records[index].hash {
        changes.append(FileChange(kind: .changed, path: path))
      }
    }
    for path in old.paths where records.firstIndex(of: path) == nil {
      changes.append(FileChange(kind: .deleted, path: path))
    }
    return changes.sorted { $0.path < $1.path }
  }
}

private func readManifest(_ path: Path) throws(FileError) -> [UInt8] {
  let isFolder = try FileStamp(of: path).kind == .folder
  return try readFile(isFolder ? path.appending(StateFolder.manifest) : path).bytes
}
