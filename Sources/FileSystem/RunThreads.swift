import Glibc

/// Runs the same work on several threads, and returns when all have ended.
public func runThreads(_ count: Int, _ work: @escaping @Sendable () -> Void) {
  var threads: [pthread_t] = []
  for _ in 1..<max(count, 1) {
    var thread = pthread_t()
    let box = Unmanaged.passRetained(Work(work))
    let code = pthread_create(
      &thread, nil,
      { argument in
        if let argument { Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().run() }
        return nil
      }, box.toOpaque())
    // Without a thread the others do the work.
    if code == 0 { threads.append(thread) } else { box.release() }
  }
  work()
  for thread in threads { pthread_join(thread, nil) }
}

private final class Work {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) {
    self.run = run
  }
}
