import CSystem
import CommandLineOptions
import Diagnostics
import Glibc

/// From arguments to exit code: the one place that decides how the program ends.
func runProgram() -> ExitCode {
  csystem_interruption_watch()
  var console = Console(CommonOptions())
  do throws(Faults) {
    let request: Request
    do throws(UsageError) {
      request = try Request(arguments: try commandLineArguments())
    } catch {
      console.show(error)
      return .usage
    }
    console = Console(request.common)
    try enter(request.common.directory)
    let code = try run(request.invocation, console)
    return interrupted() ?? code
  } catch {
    if let code = interrupted() { return code }
    console.show(error.diagnostics)
    return .failed
  }
}

/// A build that was told to stop is neither done nor at fault.
private func interrupted() -> ExitCode? {
  let signal = csystem_interruption_signal()
  return signal == 0 ? nil : .ended(bySignal: signal)
}

private func enter(_ directory: String?) throws(Faults) {
  guard let directory, chdir(directory) != 0 else { return }
  throw Faults("cannot enter the folder '\(directory)': \(String(cString: strerror(errno)))")
}
