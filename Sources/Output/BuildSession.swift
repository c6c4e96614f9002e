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
      guard case .file(let error) = error else { throw interrupted }
      diagnostics.append(
        Diagnostic(
          .note, "nothing is remembered of this build: \(error.message)",
          hint: "give a folder that can be written with --state"))
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

let interrupted = Faults("stopped by a signal before anything was changed")
