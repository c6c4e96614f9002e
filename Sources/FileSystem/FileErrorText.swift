import CSystem
import Diagnostics
import Glibc

extension FileError {
  /// One sentence without a final full stop: `cannot read 'a.json': no such file`.
  public var message: String {
    "cannot \(action) '\(path.text)': \(reason.text)"
  }

  public var diagnostic: Diagnostic {
    Diagnostic(.error, message, hint: reason.hint)
  }

  /// The error as a thrown fault.
  public var faults: Faults {
    Faults([diagnostic])
  }
}

extension FileError.Reason {
  public var text: String {
    switch self {
    case .notFound: "no such file or folder"
    case .isFolder: "it is a folder"
    case .notFolder: "it, or a part of its path, is not a folder"
    case .notRegular: "it is a pipe, socket or device, not a file"
    case .symbolicLink: "it is a symbolic link, or links that lead in a circle"
    case .tooLarge(let limit): "it has more than \(limit) bytes"
    case .invalidName: "a path cannot hold the character NUL"
    case .system(let code): systemText(code)
    }
  }

  var hint: String? {
    switch self {
    case .system(ENOSPC), .system(EDQUOT): "make room on the disk and run it again"
    case .system(EACCES), .system(EPERM): "check who owns it and what its permissions allow"
    default: nil
    }
  }
}

private func systemText(_ code: Int32) -> String {
  csystem_error_text(code).map { String(cString: $0) } ?? "error \(code)"
}
