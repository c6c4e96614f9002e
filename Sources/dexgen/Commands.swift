import CommandLineOptions
import Diagnostics
import FileSystem

/// Does what the command line asks for.
///
/// - Throws: every fault that kept it from being done.
func run(
  _ invocation: Invocation, _ console: Console, _ interruption: Interruption
) throws(Faults) -> ExitCode {
  switch invocation {
  case .build, .clean, .view, .render:
    throw Faults("this command is not there yet")
  case .help(let command):
    let terminal = Terminal(.output, color: .never)
    try StandardStream.output.write(help(for: command, width: terminal.width))
  case .version:
    try StandardStream.output.write("\(Program.name) \(Program.version)\n")
  }
  return .done
}
