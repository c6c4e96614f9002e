import FileSystem

/// What a build has read, so that the next one can see that nothing has changed.
public struct BuildInputs: Sendable {
  /// Options and program version; a build with another one is never current.
  public var fingerprint: ContentHash
  /// `fileClock()` from before the first input was looked at.
  public var started: Int64
  public var inputs: [Input]

  /// A file or folder that was read, or looked for in vain.
  public struct Input: Sendable {
    /// Seen from where the program runs.
    public var path: Path
    /// From before it was read; `.absent` if it was not there.
    public var stamp: FileStamp
    /// Of the bytes of a file, or of the names in a folder; nil costs a build when the stamp alone
    /// cannot be trusted.
    public var hash: ContentHash?

    public init(path: Path, stamp: FileStamp, hash: ContentHash? = nil) {
      self.path = path
      self.stamp = stamp
      self.hash = hash
    }
  }

  public init(fingerprint: ContentHash, started: Int64, inputs: [Input] = []) {
    self.fingerprint = fingerprint
    self.started = started
    self.inputs = inputs
  }
}
