import CSystem
import Glibc

/// A program that was started from here.
public struct ChildProgram: Sendable {
  private let identifier: pid_t
  /// This end of a pair of sockets; the program has the other end, and closes it by ending.
  public let channel: Int32

  /// How a program is started.
  public struct Start: Sendable {
    /// With a slash it is a file, else it is looked for as shells do.
    public var program: String
    /// Without the name of the program.
    public var arguments: [String] = []
    /// Beside those of this program, as `NAME=VALUE`.
    public var variables: [String] = []
    /// The folder in which it runs; nil for that of this program.
    public var folder: String?
    /// Whether it stays when the terminal is closed or told to interrupt, and says nothing to it.
    public var isDetached = false

    public init(_ program: String) {
      self.program = program
    }
  }

  /// The number of the program's end of the channel, there.
  public static let channelNumber: Int32 = 3

  public init(_ start: Start) throws(FileError) {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
      throw FileError("start", Path(start.program), errno: errno)
    }
    defer { close(ends[1]) }
    var identifier: pid_t = 0
    let code = spawn(start, channel: ends[1], &identifier)
    guard code == 0 else {
      close(ends[0])
      throw FileError("start", Path(start.program), errno: code)
    }
    self.identifier = identifier
    channel = ends[0]
  }

  /// Asks it to end.
  public func terminate() {
    kill(identifier, SIGTERM)
  }

  /// Waits for its end and closes the channel; to be called once.
  public func wait() -> End {
    close(channel)
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? .code((status >> 8) & 0xFF) : .signal(signal)
  }

  /// How a program ended.
  public enum End: Sendable, Equatable {
    case code(Int32)
    case signal(Int32)
  }
}

/// 0, or the errno of what went wrong.
private func spawn(
  _ start: ChildProgram.Start, channel: Int32, _ identifier: inout pid_t
) -> Int32 {
  withCStrings([start.program] + start.arguments) { arguments in
    withCStrings(start.variables + environmentLines(without: start.variables)) { variables in
      withOptionalCString(start.folder) { folder in
        var values = csystem_start(
          program: arguments.pointee, arguments: arguments, variables: variables, folder: folder,
          is_detached: start.isDetached ? 1 : 0, channel: channel)
        return csystem_spawn(&values, &identifier)
      }
    }
  }
}

private func withOptionalCString<Result>(
  _ text: String?, _ body: (UnsafePointer<CChar>?) -> Result
) -> Result {
  guard let text else { return body(nil) }
  return text.withCString { body($0) }
}

/// A list that ends with NULL.
private func withCStrings<Result>(
  _ texts: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
  let pointers: [UnsafeMutablePointer<CChar>?] = texts.map { strdup($0) } + [nil]
  defer { for pointer in pointers { free(pointer) } }
  return body(pointers)
}

private func environmentLines(without replaced: [String]) -> [String] {
  let names = replaced.map { $0.prefix { $0 != "=" } + "=" }
  var lines: [String] = []
  var next = csystem_environment()
  while let pointer = next, let line = pointer.pointee {
    let text = String(cString: line)
    if !names.contains(where: { text.hasPrefix($0) }) { lines.append(text) }
    next = pointer + 1
  }
  return lines
}
