/// What is still to be done, what waits, and what came of it. Times are seconds of any clock.
struct FetchQueue: Sendable {
  enum Next: Sendable {
    case task(FetchTask)
    /// Seconds until it is worth asking again.
    case wait(Double)
    case finished
  }

  private(set) var counts = FetchCounts()
  private(set) var failures: [FetchFailure] = []
  /// Failures that had nothing to do with what was asked, one after the other.
  private var outages = 0
  /// The same for single requests: nothing new is begun while they go on.
  private var troubles = 0
  private var ready: [FetchTask] = []
  private var delayed: [(due: Double, task: FetchTask)] = []
  private var exhausted: [FetchTask] = []
  private var known: Set<FetchItem> = []
  private var inFlight = 0
  private var isStopped = false

  /// So many failures in a row mean that nothing else will arrive either.
  static let outageLimit = 8

  mutating func add(_ tasks: [FetchTask]) {
    for task in tasks where known.insert(task.item).inserted { ready.append(task) }
    counts.known = known.count
  }

  mutating func take(now: Double) -> Next {
    if isStopped { return .finished }
    if let due = delayed.indices.min(by: { delayed[$0].due < delayed[$1].due }),
      delayed[due].due <= now
    {
      inFlight += 1
      return .task(delayed.remove(at: due).task)
    }
    let holdsBack = troubles >= Self.outageLimit && !delayed.isEmpty
    if !holdsBack, let task = ready.popLast() {
      inFlight += 1
      return .task(task)
    }
    if let first = delayed.map(\.due).min() { return .wait(first - now) }
    if inFlight > 0 { return .wait(1) }
    return beginLastRound(now: now) ? .wait(0) : .finished
  }

  /// Ends the work: nothing is handed out any more.
  mutating func stop() {
    isStopped = true
  }

  /// What was never tried, or not to the end.
  var open: Int { ready.count + delayed.count + exhausted.count }

  private mutating func beginLastRound(now: Double) -> Bool {
    guard !exhausted.isEmpty else { return false }
    for var task in exhausted {
      task.isLastRound = true
      task.tries = 0
      ready.append(task)
    }
    exhausted = []
    return true
  }
}

// How a task that was taken can end.
extension FetchQueue {
  enum Arrival: Sendable { case fetched, kept, revalidated }

  mutating func arrived(_ arrival: Arrival, followers: [FetchTask]) {
    inFlight -= 1
    switch arrival {
    case .fetched: counts.fetched += 1
    case .kept: counts.kept += 1
    case .revalidated: counts.revalidated += 1
    }
    if arrival != .kept { serves() }
    add(followers)
  }

  mutating func failed(_ failure: FetchFailure, isOutage: Bool = false) {
    inFlight -= 1
    counts.failed += 1
    failures.append(failure)
    count(isOutage)
  }

  /// Pictures and sounds that the API names no address of.
  mutating func lacks(_ count: Int) {
    counts.lacking += count
  }

  /// The API has no such thing, which is no fault.
  mutating func hasNone() {
    inFlight -= 1
    counts.absent += 1
    serves()
  }

  mutating func again(_ task: FetchTask, at due: Double, isOutage: Bool) {
    inFlight -= 1
    counts.retries += 1
    delayed.append((due, task))
    if isOutage { troubles += 1 }
  }

  /// Has been tried as often as is reasonable for now; it has failed if that ends the run.
  mutating func exhausted(_ task: FetchTask, _ failure: FetchFailure, isOutage: Bool) {
    guard isOutage, outages + 1 >= Self.outageLimit, !isStopped else {
      inFlight -= 1
      exhausted.append(task)
      return count(isOutage)
    }
    failed(failure, isOutage: true)
  }

  /// The run ends before it was known.
  mutating func abandoned(_ task: FetchTask) {
    inFlight -= 1
    ready.append(task)
  }

  private mutating func serves() {
    outages = 0
    troubles = 0
  }

  private mutating func count(_ isOutage: Bool) {
    guard isOutage else { return }
    outages += 1
    troubles += 1
    if outages >= Self.outageLimit { isStopped = true }
  }
}
