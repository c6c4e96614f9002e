import FileSystem
import Glibc
import PokeAPI
import PokeAPICache

extension FetchCommand {
  /// Waits until no other program fetches into the same cache; nil when told to stop meanwhile.
  func waitForLock(of cache: ResponseCache) throws(FileError) -> FileLock? {
    var hasSaid = false
    while interruption.signal == nil {
      if let lock = try cache.takeLock() { return lock }
      if !hasSaid { console.say("Waiting for another fetch into the same cache …") }
      hasSaid = true
      usleep(100_000)
    }
    return nil
  }
}

/// Keeps a lock until here.
func extend(_ lock: consuming FileLock) {}
