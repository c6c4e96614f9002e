import Diagnostics
import FileSystem

/// The sole right to change one output folder, and what is known about it.
struct BuildSession: ~Copyable {
  let place: OutputPlace
  let failpoints: Failpoints
  let lock: SessionLock
  let ownership: Ownership
  let hadJournal: Bool
  /// Why nothing is known of what earlier builds made, if it should be; for messages.
  let memoryFault: String?
  let diagnostics: [Diagnostic]

  init(
    _ options: PublishOptions, _ place: OutputPlace, _ failpoints: Failpoints
  ) throws(Faults) {
    let lock: SessionLock
    var diagnostics: [Diagnostic] = []
    var stateFault: String?
    do {
      lock = try SessionLock(options, place)
    } catch {
      if case .file(let error) = error { stateFault = error.message }
      diagnostics.append(try note(about: error, place))
      lock = SessionLock(ofOutput: options, place)
    }
    let manifest = lock.state?.manifestRecord() ?? .missing
    let journal = lock.state?.journalRecord() ?? .missing
    if let fault = manifest.fault {
      diagnostics.append(
        Diagnostic(.warning, "\(fault): files of unknown origin are compared instead"))
    }
    self.place = place
    self.failpoints = failpoints
    self.lock = lock
    self.ownership = Ownership(manifest: manifest.value, journal: journal.value)
    self.hadJournal = journal.value != nil
    self.memoryFault = stateFault ?? manifest.fault ?? journal.fault
    self.diagnostics = diagnostics
  }

  var hasState: Bool { lock.state != nil }

  /// Removes a state folder that this run made and that remembers nothing, so that a build that
  /// fails leaves no trace.
  func removeNewState() {
    if lock.state?.isNewAndEmpty() == true { removeState() }
  }

  /// What to throw when the build cannot begin.
  func ended(by error: FileError) -> Faults {
    removeNewState()
    return Faults(diagnostics + [error.diagnostic])
  }

  /// The output folder, or nil if there is none yet.
  func openOutput() throws(FileError) -> Folder? {
    do {
      return try Folder(place.output)
    } catch {
      if error.reason == .notFound { return nil }
      throw error
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
