import CEvent
import Diagnostics

/// Waits for whatever comes first, and calls whoever waits for it: everything happens in one thread.
final class EventLoop {
  let base: OpaquePointer

  init() throws(Faults) {
    guard let base = event_base_new() else { throw Faults("cannot wait for events of the system") }
    self.base = base
  }

  deinit {
    event_base_free(base)
  }

  /// Returns when it is stopped.
  func run() {
    event_base_dispatch(base)
  }

  func stop() {
    event_base_loopbreak(base)
  }
}
