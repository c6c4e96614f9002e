import Diagnostics
import FileSystem
import Parallel

/// What one lane made.
private struct LaneResult: Sendable {
  /// By the piece of the plan, which a lane makes as a whole.
  var outcomes: [(start: Int, outcomes: [FileOutcome])] = []
  var faults: [(index: Int, diagnostics: [Diagnostic])] = []
  var stop: Stop?
}

/// Why a build ends before its first change.
enum BuildFailure: Error {
  case faults([Diagnostic])
  case stop(Stop)
}

/// Makes all files of a plan on several lanes; outcomes are in the order of the plan.
func makeFiles<Renderer: FileRenderer>(
  _ plan: [PlannedFile], context: LaneContext, options: PublishOptions,
  output: borrowing Folder?, staging: borrowing Staging,
  makeRenderer: @Sendable () throws(Faults) -> Renderer
) throws(BuildFailure) -> [FileOutcome] {
  let queue = ChunkQueue(count: plan.count)
  let wanted = options.jobs ?? processorCount()
  let lanes = max(1, min(wanted, plan.count / 32 + 1))
  let results = runLanes(lanes) { number in
    var result = LaneResult()
    do throws(BuildFailure) {
      var lane = try openLane(number, context, output, staging)
      var renderer = try openRenderer(makeRenderer)
      while let chunk = queue.take(lane: number) {
        if options.interruption.signal != nil { throw .faults(interrupted.diagnostics) }
        var outcomes: [FileOutcome] = []
        outcomes.reserveCapacity(chunk.count)
        for index in chunk {
          do throws(LaneFault) {
            outcomes.append(try lane.make(plan[index], with: &renderer))
          } catch {
            switch error {
            case .file(let diagnostics): result.faults.append((index, diagnostics))
            case .stop(let stop): throw .stop(stop)
            }
          }
        }
        result.outcomes.append((chunk.lowerBound, outcomes))
      }
    } catch {
      queue.stop()
      switch error {
      case .faults(let diagnostics): result.faults.append((-1, diagnostics))
      case .stop(let stop): result.stop = stop
      }
    }
    return result
  }
  return try merged(results, count: plan.count)
}

private func openLane(
  _ number: Int, _ context: LaneContext, _ output: borrowing Folder?, _ staging: borrowing Staging
) throws(BuildFailure) -> Lane {
  do {
    return try Lane(number: number, context: context, output: output, staging: staging)
  } catch {
    throw .stop(.disk(error))
  }
}

private func openRenderer<Renderer>(
  _ makeRenderer: () throws(Faults) -> Renderer
) throws(BuildFailure) -> Renderer {
  do {
    return try makeRenderer()
  } catch {
    throw .faults(error.diagnostics)
  }
}

private func merged(
  _ results: [LaneResult], count: Int
) throws(BuildFailure) -> [FileOutcome] {
  let faults = results.flatMap(\.faults).sorted { $0.index < $1.index }.flatMap(\.diagnostics)
  let stops = results.compactMap(\.stop)
  if let stop = stops.first {
    // A full disk hides what else there is to say.
    guard case .disk(let error) = stop, !faults.isEmpty else { throw .stop(stop) }
    throw .faults(faults.withoutRepetition + [error.diagnostic])
  }
  if !faults.isEmpty { throw .faults(faults.withoutRepetition) }
  let pieces = results.flatMap(\.outcomes).sorted { $0.start < $1.start }
  var outcomes: [FileOutcome] = []
  outcomes.reserveCapacity(count)
  for piece in pieces { outcomes += piece.outcomes }
  guard outcomes.count == count else { throw .faults(interrupted.diagnostics) }
  return outcomes
}

extension [Diagnostic] {
  /// Without those that say the same as an earlier one, such as the one file in the way of a hundred.
  fileprivate var withoutRepetition: [Diagnostic] {
    var seen: Set<String> = []
    return filter { seen.insert($0.rendered()).inserted }
  }
}
