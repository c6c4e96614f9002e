import Diagnostics
import FileSystem

/// Brings an output folder from whatever it holds to what a plan asks for, all or nothing.
public struct Publisher: Sendable {
  public let options: PublishOptions

  public init(_ options: PublishOptions) {
    self.options = options
  }

  /// Renders what may have changed and applies the difference.
  ///
  /// Throws every fault of every file, sorted by path, and leaves the output as it was.
  public func publish<Renderer: FileRenderer>(
    _ plan: [PlannedFile], inputs: BuildInputs? = nil,
    makeRenderer: @escaping @Sendable () throws(Faults) -> Renderer
  ) throws(Faults) -> PublishSummary {
    throw Faults("not written yet")
  }
}
