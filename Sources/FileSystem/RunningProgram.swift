import CSystem
import Glibc

/// How the running program was started, as the kernel told it: no `/proc` is needed.
public enum RunningProgram {
  /// The bytes of each argument that follows the program's name; they need not be UTF-8.
  public static func arguments() -> [[UInt8]] {
    var count: CInt = 0
    guard let arguments = csystem_arguments(&count) else { return [] }
    return (1..<max(Int(count), 1)).compactMap { index in
      arguments[index].map { Array(UnsafeRawBufferPointer(start: $0, count: strlen($0))) }
    }
  }

  /// The program's own file, links resolved; nil if the system cannot tell.
  public static func path() -> String? {
    resolved("/proc/self/exe") ?? csystem_program_path().flatMap(resolved)
  }

  private static func resolved(_ path: UnsafePointer<CChar>) -> String? {
    guard let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }
}
