import Diagnostics

/// Makes the bytes of planned files; each lane has one of its own, so it may keep buffers.
public protocol FileRenderer: SendableMetatype {
  /// Renders the file of that number and hands its bytes to `body`, once.
  mutating func render(
    _ index: Int, _ body: (Span<UInt8>) throws(Faults) -> Void
  ) throws(Faults)

  /// Whether the next build may take the file rendered last for current if its key is the same.
  ///
  /// One about which there is something to say is made again, so that it is said again.
  var isSettled: Bool { get }
}

extension FileRenderer {
  public var isSettled: Bool { true }
}
