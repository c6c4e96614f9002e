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

    /// A lock file is made where there is none, unless its folder has been deleted.
    fileprivate var isLackOfFolder: Bool {
      if case .file(let error) = self { return error.reason == .notFound }
      return false
    }
  }

  /// Waits until no other build works on the output.
  ///
  /// A build that fails, and `clean`, delete the state folder while others wait for its lock; whoever
  /// waited makes it anew.
  init(_ options: PublishOptions, _ place: OutputPlace) throws(Failure) {
    var attempts = 0
    while true {
      attempts += 1
      let state = try openState(place)
      do throws(Failure) {
        let lock = try waitForLock(options, StateFolder.lock, in: state.folder)
        self.state = consume state
        self.lock = consume lock
        return
      } catch {
        guard error.isLackOfFolder, attempts < 100 else { throw error }
      }
    }
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
