import Diagnostics

/// Makes the bytes of planned files; each lane has one of its own, so it may keep buffers.
public protocol FileRenderer: SendableMetatype {
  /// Renders the file of that number and hands its bytes to `body`, once.
  mutating func render(
    _ index: Int, _ body: (Span<UInt8>) throws(Faults) -> Void
  ) throws(Faults)
}
