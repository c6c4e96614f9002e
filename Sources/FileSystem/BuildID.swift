import CSystem

/// What the linker wrote into the running program: a hash of it, the same wherever it is copied to.
/// Nil for one that was linked without.
public func buildID() -> [UInt8]? {
  var count = 0
  guard let bytes = csystem_build_id(&count), count > 0 else { return nil }
  return Array(UnsafeBufferPointer(start: bytes, count: count))
}
