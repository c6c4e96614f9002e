import Diagnostics
import FileSystem

/// The files of a published site by their hashes, as a manifest tells them.
public struct Snapshot: Sendable {
  private let records: [OutputRecord]

  /// A manifest that was kept from an earlier build, or a folder that holds it; `/dev/null` stands for
  /// a site without any files.
  public init(manifest path: Path) throws(Faults) {
    if path == "/dev/null" {
      records = []
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

  public var paths: [Path] { records.map(\.path) }

  /// What is added, changed and deleted here in comparison with an older one, sorted by path.
  public func changes(since old: Snapshot) -> [FileChange] {
    var changes: [FileChange] = []
    for record in records {
      guard let index = old.records.firstIndex(of: record.path) else {
        changes.append(FileChange(kind: .added, path: record.path))
        continue
      }
      if old.records[index].hash != record.hash {
        changes.append(FileChange(kind: .changed, path: record.path))
      }
    }
    for record in old.records where records.firstIndex(of: record.path) == nil {
      changes.append(FileChange(kind: .deleted, path: record.path))
    }
    return changes.sorted { $0.path < $1.path }
  }
}

private func readManifest(_ path: Path) throws(FileError) -> [UInt8] {
  let isFolder = try FileStamp(of: path).kind == .folder
  return try readFile(isFolder ? path.appending(StateFolder.manifest) : path).bytes
}
