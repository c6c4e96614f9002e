import CEvent

/// Calls its handler when a descriptor can be read from, or when a time has passed.
final class LoopEvent {
  private var event: OpaquePointer?
  private let handler: () -> Void
  // The loop must outlive what it holds.
  private let loop: EventLoop

  /// Calls the handler whenever there is something to read, or the other end is closed.
  convenience init(reading descriptor: Int32, in loop: EventLoop, _ handler: @escaping () -> Void) {
    self.init(descriptor, Int16(EV_READ | EV_PERSIST), in: loop, handler)
    event_add(event, nil)
  }

  /// Calls the handler once after each `start`.
  convenience init(timerIn loop: EventLoop, _ handler: @escaping () -> Void) {
    self.init(-1, 0, in: loop, handler)
  }

  private init(
    _ descriptor: Int32, _ kinds: Int16, in loop: EventLoop, _ handler: @escaping () -> Void
  ) {
    self.loop = loop
    self.handler = handler
    event = event_new(
      loop.base, descriptor, kinds, happened, Unmanaged.passUnretained(self).toOpaque())
  }

  deinit {
    stop()
  }

  /// Lets the time begin anew.
  func start(milliseconds: Int) {
    var time = timeval(milliseconds: milliseconds)
    event_add(event, &time)
  }

  /// Waits no longer, for good; must come before the descriptor is closed.
  func stop() {
    if let event { event_free(event) }
    event = nil
  }

  fileprivate func call() {
    handler()
  }
}

private func happened(_: Int32, _: Int16, _ context: UnsafeMutableRawPointer?) {
  guard let context else { return }
  Unmanaged<LoopEvent>.fromOpaque(context).takeUnretainedValue().call()
}

extension timeval {
  init(milliseconds: Int) {
    self.init(tv_sec: milliseconds / 1000, tv_usec: milliseconds % 1000 * 1000)
  }
}
