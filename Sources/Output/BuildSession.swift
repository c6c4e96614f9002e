import Diagnostics
import FileSystem

/// The sole right to change one output folder, and what is known about it.
struct BuildSession: ~Copyable {
  let place: OutputPlace
  let failpoints: Failpoints
  let lock: SessionLock
  let ownership: Ownership
  let hadJournal: Bool
  let diagnostics: [Diagnostic]

  init(
    _ options: PublishOptions, _ place: OutputPlace, _ failpoints: Failpoints
  ) throws(Faults) {
    let lock: SessionLock
    var diagnostics: [Diagnostic] = []
    do {
      lock = try SessionLock(options, place)
    } catch {
      diagnostics.append(try note(about: error, place))
      lock = SessionLock(ofOutput: options, place)
    }
    let known = lock.known
    self.place = place
    self.failpoints = failpoints
    self.lock = lock
    self.ownership = Ownership(manifest: known.manifest, journal: known.journal)
    self.hadJournal = known.journal != nil
    self.diagnostics = diagnostics
  }

  var hasState: Bool { lock.state != nil }

  /// The output folder, or nil if there is none yet.
  func openOutput() throws(Faults) -> Folder? {
    do {
      return try Folder(place.output)
    } catch {
      if error.reason == .notFound { return nil }
      throw error.faults
    }
  }
}

/// A state folder that cannot be used costs only memory; one that is somebody else's is an error.
private func note(
  about failure: SessionLock.Failure, _ place: OutputPlace
) throws(Faults) -> Diagnostic {
  switch failure {
  case .file(let error):
    return Diagnostic(
      .note, "nothing is remembered of this build: \(error.message)",
      hint: "give a folder that can be written with --state")
  case .interrupted:
    throw interrupted
  case .foreign(let name):
    throw Faults(
      "'\(place.state)' cannot be the state folder: it holds '\(name)', which is not dexgen's",
      hint: "give a folder of its own with --state")
  }
}

let interrupted = Faults("stopped by a signal before anything was changed")
