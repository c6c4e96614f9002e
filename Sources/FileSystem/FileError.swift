import Diagnostics
import Glibc

/// Why something could not be done with a file or a folder.
public struct FileError: Error, Sendable {
  /// What was tried, as it stands after "cannot": `read`, `write`, `make the folder`.
  public let action: String
  public let path: Path
  public let reason: Reason

  public enum Reason: Sendable, Hashable {
    case notFound
    case isFolder
    case notFolder
    /// A pipe, socket or device: reading it could wait for ever.
    case notRegular
    case symbolicLink
    /// More bytes than the limit.
    case tooLarge(limit: Int)
    case invalidName
    /// Any other error of the system, by its errno.
    case system(Int32)
  }

  public init(_ action: String, _ path: Path, _ reason: Reason) {
    self.action = action
    self.path = path
    self.reason = reason
  }

  public init(_ action: String, _ path: Path, errno code: Int32) {
    self.init(action, path, Reason(errno: code))
  }
}

extension FileError.Reason {
  init(errno code: Int32) {
    self =
      switch code {
      case ENOENT: .notFound
      case EISDIR: .isFolder
      case ENOTDIR: .notFolder
      case ELOOP: .symbolicLink
      default: .system(code)
      }
  }
}
