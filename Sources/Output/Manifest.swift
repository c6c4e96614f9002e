import FileSystem

/// What dexgen made, and from what, as of the end of the last build.
struct Manifest: Sendable {
  /// Of options and program; nil if the build could not say what it depends on.
  var fingerprint: ContentHash?
  /// When the build began to look at its inputs, by the clock of files.
  var started: Int64 = 0
  /// When this manifest was written, by the same clock.
  var written: Int64 = 0
  var inputs: [InputRecord] = []
  var outputs = OutputRecords()
  /// Folders that dexgen made, sorted; the empty path is the output folder itself.
  var folders: [Path] = []
  /// What was found in the inputs and did not keep the build from being done.
  var findings: [FindingRecord] = []
  /// Nil for a whole site.
  var part: SitePart?
}

/// One file that dexgen made.
struct OutputRecord: Sendable {
  /// Of the file in the output.
  var stamp: FileStamp
  var hash: ContentHash
  var key: ContentHash?
  /// Of the file that it is a copy of.
  var source: FileStamp?

  static let nothing = OutputRecord(stamp: .absent, hash: ContentHash(high: 0, low: 0))
}
