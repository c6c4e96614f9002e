import Output

/// Runs the same work on every processor; each lane takes ranges below `count` until there are none.
func inLanes<Result: Sendable>(
  _ count: Int, _ body: @Sendable (() -> Range<Int>?) -> Result
) -> [Result] {
  let queue = ChunkQueue(count: count)
  return runLanes(min(processorCount(), count / 64 + 1)) { lane in
    body { queue.take(lane: lane) }
  }
}
