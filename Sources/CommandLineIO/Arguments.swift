import CommandLineOptions
import FileSystem

/// What follows the program's name.
///
/// - Throws: which argument is not UTF-8; repaired, a path would name another file.
package func commandLineArguments() throws(UsageError) -> [String] {
  var arguments: [String] = []
  for (index, bytes) in RunningProgram.arguments().enumerated() {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      let repaired = String(decoding: bytes, as: UTF8.self)
      throw UsageError("argument \(index + 1), '\(repaired)', is not valid UTF-8")
    }
    arguments.append(text)
  }
  return arguments
}
