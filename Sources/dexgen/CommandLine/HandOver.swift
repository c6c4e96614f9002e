import CommandLineIO
import CommandLineOptions
import Diagnostics
import Glibc

/// Puts the program that fetches in the place of this one, if the request is for it.
///
/// It is a program of its own so that no other command has to load what speaks to networks.
func handOver(_ request: Request) throws(Faults) {
  guard case .fetch(let fetch) = request.invocation else { return }
  let program = try programFolder() + "/dexgen-fetch"
  let more = try placeOptions(fetch, request.common).map { strdup($0) }
  defer { more.forEach { free($0) } }
  let given = UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
  // Ends with NULL, as a list of arguments must.
  execv(program, given + more + [nil])
  throw Faults(
    "cannot start '\(program)': \(String(cString: strerror(errno)))",
    hint: "it belongs beside \(Program.name); install both")
}
