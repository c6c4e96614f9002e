import Diagnostics
import FileSystem
import Glibc

/// The sole right to change one output folder, and what is known about it.
struct BuildSession: ~Copyable {
  let place: OutputPlace
  let failpoints: Failpoints
  /// Nil if it cannot be written; then nothing is remembered.
  let state: StateFolder?
  private let lock: FileLock?
  let ownership: Ownership
  let hadJournal: Bool
  let diagnostics: [Diagnostic]

  init(
    _ options: PublishOptions, _ place: OutputPlace, _ failpoints: Failpoints
  ) throws(Faults) {
    var diagnostics: [Diagnostic] = []
    var state: StateFolder?
    do {
      state = try StateFolder(making: place.state)
    } catch {
      diagnostics.append(
        Diagnostic(
          .note, "nothing is remembered of this build: \(error.message)",
          hint: "give a folder that can be written with --state"))
      state = nil
    }
    let lock = try waitForLock(state, place, options)
    let known = StateFolder.known(in: state)
    self.place = place
    self.failpoints = failpoints
    self.state = state
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

/// Waits until no other build works on the output. A dead process holds no lock.
private func waitForLock(
  _ state: borrowing StateFolder?, _ place: OutputPlace, _ options: PublishOptions
) throws(Faults) -> FileLock? {
  var isWaiting = false
  while true {
    do {
      if let lock = try takeLock(state, place) { return lock }
    } catch {
      // A file system without locks cannot keep anybody waiting.
      return nil
    }
    if !isWaiting { options.onWait() }
    isWaiting = true
    if options.interruption.signal != nil { throw interrupted }
    usleep(20_000)
  }
}

private func takeLock(
  _ state: borrowing StateFolder?, _ place: OutputPlace
) throws(FileError) -> FileLock? {
  switch state {
  case .some(let state): try FileLock.take(StateFolder.lock, in: state.folder)
  case .none: try FileLock.take(Folder(place.output))
  }
}

let interrupted = Faults("stopped by a signal before anything was changed")

extension StateFolder {
  fileprivate static func known(
    in state: borrowing StateFolder?
  ) -> (manifest: Manifest?, journal: Journal?) {
    switch state {
    case .some(let state): (state.readManifest(), state.readJournal())
    case .none: (nil, nil)
    }
  }
}
