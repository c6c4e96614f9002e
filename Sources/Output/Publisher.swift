import Diagnostics
import FileSystem

/// Brings an output folder from whatever it holds to what a plan asks for, all or nothing.
public struct Publisher: Sendable {
  public let options: PublishOptions
  var failpoints = Failpoints()

  public init(_ options: PublishOptions) {
    self.options = options
  }

  /// Renders what may have changed and applies the difference.
  ///
  /// With a fingerprint (of options and program) and the log of everything that was read, the next
  /// build can see that nothing has changed; see `BuildState`. It says the findings again, which are asked for
  /// when every file is made. Throws every fault of every file,
  /// sorted by path, and leaves the output as it was.
  public func publish<Renderer: FileRenderer>(
    _ plan: [PlannedFile], fingerprint: ContentHash? = nil, inputs: InputLog = InputLog(),
    findings: () -> [Diagnostic] = { [] },
    makeRenderer: @Sendable () throws(Faults) -> Renderer
  ) throws(Faults) -> PublishSummary {
    var plan = options.share(of: try checkedPlan(plan))
    let place = OutputPlace(output: options.output, state: options.state)
    let outputGuard = OutputGuard(options: options)
    try outputGuard.check(place)
    try outputGuard.checkKind(place)
    let session = try BuildSession(options, place, failpoints)
    let output: Folder?
    do { output = try session.openOutput() } catch { throw session.ended(by: error) }
    let staging: Staging
    do {
      staging = try Staging(for: place, hasState: session.hasState)
    } catch {
      throw session.ended(by: error)
    }
    do throws(BuildFailure) {
      let context = LaneContext(
        place: place, ownership: session.ownership, force: options.force,
        yielding: options.yielding, unclaimed: options.unclaimed, failpoints: failpoints)
      var outcomes = try makeFiles(
        plan, context: context, options: options, output: output, staging: staging,
        makeRenderer: makeRenderer)
      if options.interruption.signal != nil { throw .faults(interrupted.diagnostics) }
      let left = LeftFiles(takenOutOf: &plan, &outcomes, place)
      var inputs = inputs
      for input in left.inputs { inputs.add(input) }
      let made = MadeFiles(
        plan: plan, outcomes: outcomes, fingerprint: fingerprint, inputs: inputs,
        findings: findings() + left.warnings, part: options.part)
      var summary = try session.apply(made, to: output, from: staging)
      summary.diagnostics += left.warnings
      if let warning = session.strayFileWarning(plan) { summary.diagnostics.append(warning) }
      return summary
    } catch {
      if case .stop(.killed) = error { throw Faults("killed") }
      staging.discard()
      session.removeNewState()
      let warnings = session.diagnostics + [session.strayFileWarning(plan)].compactMap { $0 }
      throw Faults(warnings + error.faults.diagnostics)
    }
  }
}

extension BuildFailure {
  fileprivate var faults: Faults {
    switch self {
    case .faults(let diagnostics): Faults(diagnostics)
    case .stop(.disk(let error)): error.faults
    case .stop(.killed): Faults("killed")
    }
  }
}
