import FileSystem
import Glibc

/// The state folder with the lock in it.
struct SessionLock: ~Copyable {
  /// Nil if it cannot be written; then nothing is remembered.
  let state: StateFolder?
  private let lock: FileLock?

  enum Failure: Error {
    case file(FileError)
    case interrupted
    /// Something in the state folder is not dexgen's.
    case foreign(Path)
  }

  /// Waits until no other build works on the output.
  init(_ options: PublishOptions, _ place: OutputPlace) throws(Failure) {
    let state = try openState(place)
    let lock = try waitForLock(options, StateFolder.lock, in: state.folder)
    self.state = consume state
    self.lock = consume lock
  }

  /// Without a state folder the output itself is locked, if there is one.
  init(ofOutput options: PublishOptions, _ place: OutputPlace) {
    state = nil
    if let output = try? Folder(place.output) {
      lock = try? waitForLock(options, nil, in: output)
    } else {
      lock = nil
    }
  }

  /// What the last builds left.
  var known: (manifest: Manifest?, journal: Journal?) {
    (state?.readManifest(), state?.readJournal())
  }
}

private func openState(_ place: OutputPlace) throws(SessionLock.Failure) -> StateFolder {
  let failure: SessionLock.Failure
  do {
    let state = try StateFolder(making: place.state)
    guard let foreign = try state.firstForeign() else { return state }
    failure = .foreign(foreign)
  } catch {
    failure = .file(error)
  }
  throw failure
}

/// Takes a lock file in a folder, or the folder itself. A dead process holds no lock.
private func waitForLock(
  _ options: PublishOptions, _ name: Path?, in folder: borrowing Folder
) throws(SessionLock.Failure) -> FileLock {
  var isWaiting = false
  while true {
    do {
      if let name {
        if let lock = try FileLock.take(name, in: folder) { return lock }
      } else if let lock = try FileLock.take(folder) {
        return lock
      }
    } catch {
      throw .file(error)
    }
    if !isWaiting { options.onWait() }
    isWaiting = true
    if options.interruption.signal != nil { throw .interrupted }
    usleep(20_000)
  }
}
