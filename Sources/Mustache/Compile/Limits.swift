/// What one rendering may take before it ends in a fault.
public struct Limits: Sendable {
  /// Partials, parents and sections inside one another.
  public var depth = 5_000
  /// White space, in bytes, that indented partials inside one another put before a line.
  public var indentation = 1 << 20
  /// Lambdas inside one another; each takes stack of the thread.
  public var lambdaDepth = 50
  /// Partials called and rounds of sections made.
  public var steps = 20_000_000
  /// Bytes of output.
  public var outputBytes = 256 << 20

  public init() {}
}
