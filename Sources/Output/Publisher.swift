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
    let plan = try checkedPlan(plan)
    let place = OutputPlace(output: options.output, state: options.state)
    try OutputGuard(options: options).check(place)
    let session = try BuildSession(options, place, failpoints)
    let output = try session.openOutput()
    let staging: Staging
    do {
      staging = try Staging(for: place, hasState: session.hasState)
    } catch {
      throw error.faults
    }
    do throws(BuildFailure) {
      let context = LaneContext(
        place: place, ownership: session.ownership, force: options.force, failpoints: failpoints)
      let outcomes = try makeFiles(
        plan, context: context, options: options, output: output, staging: staging,
        makeRenderer: makeRenderer)
      if options.interruption.signal != nil { throw .faults(interrupted.diagnostics) }
      let made = MadeFiles(
        plan: plan, outcomes: outcomes, fingerprint: fingerprint, inputs: inputs,
        findings: findings())
      return try session.apply(made, to: output, from: staging)
    } catch {
      if case .stop(.killed) = error { throw Faults("killed") }
      staging.discard()
      throw error.faults
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
