import CommandLineOptions
import Diagnostics
import FileSystem
import Glibc

/// From arguments to exit code: the one place that decides how a program ends.
///
/// - Parameters:
///   - handOver: sees the request before anything is done for it; may put another program in the
///     place of this one.
///   - run: does what the request asks for.
package func runProgram(
  handOver: (Request) throws(Faults) -> Void = { _ in },
  run: (Request, Console, Interruption) throws(Faults) -> ExitCode
) -> ExitCode {
  let interruption = Interruption.ofSignals()
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
    try handOver(request)
    try enter(request.common.directory)
    try checkCurrentFolder(for: request.invocation)
    let code = try run(request, console, interruption)
    return interruption.exitCode ?? code
  } catch {
    if let code = interruption.exitCode { return code }
    console.show(error.diagnostics)
    return .failed
  }
}

extension Interruption {
  /// A build that was told to stop is neither done nor at fault.
  fileprivate var exitCode: ExitCode? {
    signal.map { .ended(bySignal: $0) }
  }
}

/// Without it no relative path leads anywhere, and every file would be reported as missing.
private func checkCurrentFolder(for invocation: Invocation) throws(Faults) {
  switch invocation {
  case .help, .version, .completions, .man: return
  case .build, .serve, .check, .fetch, .bundle, .merge, .changes, .clean, .view, .render,
    .initialize, .stats:
    break
  }
  guard currentFolder() == nil else { return }
  throw Faults(
    "the current folder has been deleted",
    hint: "change into a folder, or name one with --directory")
}

private func enter(_ directory: String?) throws(Faults) {
  guard let directory, chdir(directory) != 0 else { return }
  throw Faults("cannot enter the folder '\(directory)': \(String(cString: strerror(errno)))")
}
