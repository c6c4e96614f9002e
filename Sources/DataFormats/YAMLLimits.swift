/// How much a YAML text may ask for before it is refused.
public struct YAMLLimits: Sendable {
  /// Bytes of the text.
  public var size: Int
  /// Lists and maps inside each other.
  public var depth: Int
  /// Values after every alias has been replaced by what it stands for.
  public var values: Int

  public init(size: Int = 4 << 20, depth: Int = 64, values: Int = 200_000) {
    self.size = size
    self.depth = depth
    self.values = values
  }
}
