import Diagnostics
import FileSystem

/// The folder of the running program, links resolved.
package func programFolder() throws(Faults) -> String {
  guard let path = RunningProgram.path() else {
    throw Faults("cannot find the program's own folder")
  }
  return String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
}
