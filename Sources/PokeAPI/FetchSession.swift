import FileSystem
import Glibc
import HTTPClient
import PokeAPICache
import Synchronization

/// One run: the queue that its lanes share.
final class FetchSession: Sendable {
  private let fetcher: Fetcher
  private let wanted: SpeciesSelection
  private let state: Mutex<State>

  private struct State {
    var queue = FetchQueue()
    /// Of the list of species, if it was needed.
    var entries: [CheckedBody.Entry] = []
    var hasWholeList = false
    var fault: FileError?
  }

  init(_ fetcher: Fetcher, _ wanted: SpeciesSelection) {
    self.fetcher = fetcher
    self.wanted = wanted
    var state = State()
    state.queue.add(
      wanted.generations.map {
        FetchTask(Resource(.generation, $0), wantsSpecies: true)
      })
    state.queue.add(
      wanted.singleNumbers.map { FetchTask(Resource(.species, $0)) })
    if wanted.needsList { state.queue.add([FetchTask(.answer(.list(.species)))]) }
    self.state = Mutex(state)
  }

  /// What came of it, once every lane has ended.
  func summary() throws(FileError) -> FetchSummary {
    let state = state.withLock { $0 }
    if let fault = state.fault { throw fault }
    var counts = state.queue.counts
    let unmatched = state.hasWholeList ? wanted.unmatched(by: state.entries) : []
    counts.failed += unmatched.count
    return FetchSummary(
      counts: counts, failures: unmatched + state.queue.failures, open: state.queue.open)
  }

  /// Takes tasks until nothing is left to do.
  func work() {
    let lane: FetchLane
    do throws(APIError) {
      lane = FetchLane(fetcher, try fetcher.client.connection())
    } catch {
      return
    }
    while true {
      if fetcher.interruption.signal != nil { return stop() }
      switch state.withLock({ $0.queue.take(now: monotonicSeconds()) }) {
      case .finished: return
      case .wait(let seconds): pause(min(max(seconds, 0), 0.005))
      case .task(let task):
        let begun = monotonicSeconds()
        do throws(FileError) {
          let outcome = try lane.get(task.item)
          settle(task, outcome, seconds: monotonicSeconds() - begun)
        } catch {
          return stop(error)
        }
      }
    }
  }

  private func stop(_ fault: FileError? = nil) {
    state.withLock { state in
      state.fault = state.fault ?? fault
      state.queue.stop()
    }
  }

  private func settle(_ task: FetchTask, _ outcome: FetchLane.Outcome, seconds: Double) {
    switch outcome {
    case .arrived(let arrival, let body): arrived(task, arrival, body)
    case .missing(let isDamaged):
      let failure = FetchFailure(
        what: task.item.name, reason: isDamaged ? "is damaged in the cache" : "is not in the cache",
        hint: "run dexgen fetch without --offline")
      state.withLock { $0.queue.failed(failure) }
    case .noSuchPicture: state.withLock { $0.queue.hasNone() }
    case .failed(.cancelled): state.withLock { $0.queue.abandoned(task) }
    case .failed(let error): failed(task, error, seconds: seconds)
    }
    let counts = state.withLock { $0.queue.counts }
    fetcher.report(.progress(counts, at: task.item.name))
  }

  private func arrived(_ task: FetchTask, _ arrival: FetchQueue.Arrival, _ body: CheckedBody) {
    var followers = task.followers(body)
    let media = task.media(body, fetcher.media)
    followers += media.tasks
    guard case .answer(.page) = task.item else {
      return state.withLock { state in
        state.queue.lacks(media.lacking)
        state.queue.arrived(arrival, followers: followers)
      }
    }
    // In reverse, because the latest is taken first.
    followers = body.entries.reversed().filter(wanted.contains).map {
      FetchTask($0.resource)
    }
    if let next = body.next { followers.append(FetchTask(.answer(next))) }
    state.withLock { state in
      state.entries += body.entries
      state.hasWholeList = body.next == nil
      state.queue.arrived(arrival, followers: followers)
    }
  }

  private func failed(_ task: FetchTask, _ error: APIError, seconds: Double) {
    var task = task
    task.tries += 1
    if case .timedOut = error { task.waited += seconds }
    let decision = fetcher.options.retry.decide(
      error, tries: task.tries, waited: task.waited, now: time(nil),
      random: Double.random(in: 0...1))
    switch decision {
    case .again(let pause, let asked) where !task.isLastRound || error.isFromServer:
      task.waited += pause
      fetcher.report(
        .waits(
          what: task.item.name, seconds: pause, reason: error.reason, isAsked: asked != nil))
      state.withLock {
        $0.queue.again(task, at: monotonicSeconds() + pause, isOutage: error.isOutage)
      }
    case .giveUp where !task.isLastRound:
      let failure = failure(task, error, hint: nil)
      state.withLock { $0.queue.exhausted(task, failure, isOutage: error.isOutage) }
    case .refuse(let hint): fail(task, error, hint: hint)
    case .again, .giveUp: fail(task, error, hint: nil)
    }
  }

  private func fail(_ task: FetchTask, _ error: APIError, hint: String?) {
    let failure = failure(task, error, hint: hint)
    state.withLock { $0.queue.failed(failure, isOutage: error.isOutage) }
  }

  private func failure(_ task: FetchTask, _ error: APIError, hint: String?) -> FetchFailure {
    FetchFailure(what: task.item.name, reason: error.reason, address: error.address, hint: hint)
  }
}

/// Seconds of a clock that never goes back.
private func monotonicSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

private func pause(_ seconds: Double) {
  usleep(UInt32(seconds * 1_000_000))
}
