import CommandLineIO
import CommandLineOptions
import DevServer
import Diagnostics
import FileSystem

/// Serves until a signal comes.
///
/// - Parameter folder: where the program was started.
func serve(
  _ request: Request, _ console: Console, _ interruption: Interruption, startedIn folder: String?
) throws(Faults) -> ExitCode {
  guard case .serve(let options) = request.invocation else {
    throw Faults(
      "this program only serves", hint: "it is started by '\(Program.name) serve'")
  }
  var builder = ChildProgram.Start(try programFolder() + "/" + Program.name)
  builder.arguments = commandLine
  builder.folder = folder
  var server = DevServer.Options(builder: builder)
  server.host = options.host
  server.port = options.port
  if let host = options.host, !isLoopback(host) {
    console.show([
      Diagnostic(
        .warning, "at \(visible(host)) everybody in the network can see the site",
        hint: "without --host only this machine can")
    ])
  }
  if options.open { server.opener = ChildProgram.Start("xdg-open") }
  let announcer = Announcer(console: console)
  try DevServer(server) { announcer.tell($0) }.run(interruption: Interruption.descriptor())
  return .done
}

/// What follows the program's name; its being UTF-8 was looked at before.
private var commandLine: [String] {
  (try? commandLineArguments()) ?? []
}

private func isLoopback(_ host: String) -> Bool {
  host.lowercased() == "localhost" || host == "::1" || host.hasPrefix("127.")
}
