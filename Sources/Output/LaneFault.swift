import Diagnostics
import FileSystem

/// Why a lane could not make one file.
enum LaneFault: Error {
  /// The file is at fault; the others are made all the same, so that all faults are named.
  case file([Diagnostic])
  /// Nothing more can be made.
  case stop(Stop)

  init(_ error: FileError) {
    self = .file([error.diagnostic])
  }
}
