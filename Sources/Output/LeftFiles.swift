import Diagnostics
import FileSystem

/// Files for hosts that somebody else made: they stay, and the site does without its own.
struct LeftFiles: Sendable {
  /// What the next build must look at again, for they may be gone or changed by then.
  var inputs: [InputRecord] = []
  var warnings: [Diagnostic] = []
}

extension LeftFiles {
  /// Takes them out of a plan and its outcomes; both are in the same order.
  init(
    takenOutOf plan: inout [PlannedFile], _ outcomes: inout [FileOutcome], _ place: OutputPlace
  ) {
    for index in plan.indices.reversed() {
      guard case .left(let isEqual) = outcomes[index].action else { continue }
      let path = place.shown(plan[index].path)
      let outcome = outcomes[index]
      inputs.append(InputRecord(path: path, stamp: outcome.stamp, hash: outcome.hash))
      if !isEqual {
        warnings.append(
          Diagnostic(
            .warning, "'\(path)' is left as it is: dexgen did not make it, and would make another",
            hint: "delete it, or build with --force, to have dexgen's own"))
      }
      plan.remove(at: index)
      outcomes.remove(at: index)
    }
  }
}
