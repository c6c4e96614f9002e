import Diagnostics
import FileSystem

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
      let output = try Folder(place.output)
      for record in manifest.outputs where try !isCurrent(record, in: output, manifest.written) {
        return nil
      }
      for input in manifest.inputs where !input.isCurrent(since: manifest.started) { return nil }
      return Current(
        files: manifest.outputs.count, findings: try manifest.findings.diagnostics())
    } catch {
      return nil
    }
  }

  private func isCurrent(
    _ record: OutputRecord, in output: borrowing Folder, _ written: Int64
  ) throws(FileError) -> Bool {
    let now = try output.stamp(record.path)
    guard now == record.stamp else { return false }
    guard now.isRacy(since: written) else { return true }
    return ContentHash(of: try output.read(record.path).bytes) == record.hash
  }
}
