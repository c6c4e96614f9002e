import FileSystem

/// Everything known about one planned path before its bytes are made.
struct Standing: Sendable {
  let path: Path
  let target: Target
  /// What the manifest says about the path.
  let record: OutputRecord?
  /// Whether the file there is the one of the record.
  let isIntact: Bool
}
