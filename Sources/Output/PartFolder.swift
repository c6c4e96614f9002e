import Diagnostics
import FileSystem

/// The output of a build with a shard, with what its manifest says about it.
public struct PartFolder: Sendable {
  let folder: Path
  let part: SitePart
  let manifest: Manifest

  /// - Throws: if the last build there was none of a part, or did not end well.
  public init(_ folder: Path) throws(Faults) {
    let place = OutputPlace(output: folder, state: nil)
    let manifest = try place.manifest()
    guard let part = manifest.part else {
      throw Faults("'\(folder)' is no part of a site: it was built without --shard")
    }
    self.folder = folder
    self.part = part
    self.manifest = manifest
  }
}

extension OutputPlace {
  /// What the last build made there.
  ///
  /// - Throws: if that is not known, or the build was ended before it was done.
  func manifest() throws(Faults) -> Manifest {
    switch try manifestRecord() {
    case .whole(let manifest): return manifest
    case .unusable(let reason): throw Faults(reason)
    case .missing:
      throw Faults(
        "nothing is known of what dexgen made in '\(output)': '\(state)' holds no manifest",
        hint: "the state folder must lie beside it; take it along wherever you move the output")
    }
  }

  private func manifestRecord() throws(Faults) -> KeptRecord<Manifest> {
    do {
      let state = try StateFolder(existing: state)
      if try !state.hasJournal() { return state.manifestRecord() }
    } catch {
      guard error.reason == .notFound else { throw error.faults }
      return .missing
    }
    throw Faults(
      "the last build of '\(output)' was ended before it was done", hint: "build it again")
  }
}
