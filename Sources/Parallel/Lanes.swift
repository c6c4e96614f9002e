import Glibc
import Synchronization

/// Runs the same work on several threads, the calling one among them, and gives all results.
public func runLanes<Result: Sendable>(
  _ count: Int, _ body: @Sendable (Int) -> Result
) -> [Result] {
  withoutActuallyEscaping(body) { body in
    let others = (1..<max(count, 1)).map { number in
      LaneThread { body(number) }
    }
    let first = body(0)
    return [first] + others.compactMap { $0.join() }
  }
}

/// Does two things at the same time, the first on the calling thread, and gives both results.
public func together<First, Second: Sendable>(
  _ first: () -> First, _ second: @Sendable () -> Second
) -> (First, Second) {
  withoutActuallyEscaping(second) { second in
    let other = LaneThread { second() }
    let result = first()
    return (result, other.join() ?? second())
  }
}

/// A thread whose result is taken once it has ended.
private final class LaneThread<Result: Sendable>: @unchecked Sendable {
  private let work: () -> Result
  /// Written by the thread, read only after it was joined.
  private var result: Result?
  private var thread = pthread_t()
  private var started = false

  init(_ work: @escaping () -> Result) {
    self.work = work
    let box = Unmanaged.passRetained(Starter { [unowned self] in result = self.work() })
    // Without a thread the other lanes do the work: each takes what is left.
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    // As much as the first thread has: rendering nests.
    pthread_attr_setstacksize(&attributes, 8 << 20)
    started = pthread_create(&thread, &attributes, startLane, box.toOpaque()) == 0
    if !started { box.release() }
  }

  func join() -> Result? {
    if started { pthread_join(thread, nil) }
    started = false
    return result
  }
}

private final class Starter {
  let run: () -> Void

  init(_ run: @escaping () -> Void) {
    self.run = run
  }
}

private func startLane(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let argument {
    Unmanaged<Starter>.fromOpaque(argument).takeRetainedValue().run()
  }
  return nil
}

/// Hands out pieces of work to lanes.
///
/// Every other lane begins at the end: making files in one folder is one after the other in the
/// system, so lanes should be in different folders.
public final class ChunkQueue: Sendable {
  private let count: Int
  private let size: Int
  private let taken = Atomic(0)
  private let takenInFront = Atomic(0)
  private let takenAtEnd = Atomic(0)
  private let stopped = Atomic(false)

  public init(count: Int, size: Int = 16) {
    self.count = count
    self.size = size
  }

  /// Nil when all is handed out, or a lane has stopped the work.
  public func take(lane: Int) -> Range<Int>? {
    let chunks = (count + size - 1) / size
    if stopped.load(ordering: .relaxed) { return nil }
    guard taken.wrappingAdd(1, ordering: .relaxed).oldValue < chunks else { return nil }
    let number =
      lane.isMultiple(of: 2)
      ? takenInFront.wrappingAdd(1, ordering: .relaxed).oldValue
      : chunks - takenAtEnd.wrappingAdd(1, ordering: .relaxed).newValue
    return number * size..<min((number + 1) * size, count)
  }

  public func stop() {
    stopped.store(true, ordering: .relaxed)
  }
}

/// Processors that this process may use.
public func processorCount() -> Int {
  max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1)
}
