import Diagnostics
import Glibc

/// The folder of the running program, links resolved.
package func programFolder() throws(Faults) -> String {
  guard let path = realpath("/proc/self/exe", nil) else {
    throw Faults("cannot find the program's own folder: \(String(cString: strerror(errno)))")
  }
  defer { free(path) }
  let text = String(cString: path)
  return String(text[..<(text.lastIndex(of: "/") ?? text.startIndex)])
}
