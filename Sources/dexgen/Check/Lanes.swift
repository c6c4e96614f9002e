import CommandLineIO
import FileSystem
import Output
import Parallel

/// Work that is shared by all processors, with a bar where it takes long.
struct Lanes: Sendable {
  let console: Console
  let interruption: Interruption

  /// Each lane takes ranges below `count` until there are none, or the program is told to stop.
  ///
  /// - Parameter what: what is counted, such as `pages`.
  func run<Result: Sendable>(
    _ count: Int, of what: String, _ body: @Sendable (() -> Range<Int>?) -> Result
  ) -> [Result] {
    let queue = ChunkQueue(count: count)
    let progress = ProgressBar(console, total: count, of: what)
    defer { progress?.end() }
    return runLanes(min(processorCount(), count / 64 + 1)) { lane in
      body {
        guard interruption.signal == nil, let range = queue.take(lane: lane) else { return nil }
        progress?.advance(by: range.count)
        return range
      }
    }
  }
}
