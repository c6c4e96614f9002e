import CommandLineOptions

/// What follows the program's name.
///
/// - Throws: which argument is not UTF-8; repaired, a path would name another file.
package func commandLineArguments() throws(UsageError) -> [String] {
  var arguments: [String] = []
  for index in 1..<max(Int(CommandLine.argc), 1) {
    guard let bytes = CommandLine.unsafeArgv[index] else { break }
    guard let text = String(validatingCString: bytes) else {
      throw UsageError("argument \(index), '\(String(cString: bytes))', is not valid UTF-8")
    }
    arguments.append(text)
  }
  return arguments
}
