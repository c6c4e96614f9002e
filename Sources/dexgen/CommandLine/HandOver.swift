import BuilderChannel
import CommandLineIO
import CommandLineOptions
import Diagnostics
import Glibc

/// Puts the program that fetches or serves in the place of this one, if the request is for it.
///
/// They are programs of their own so that no other command has to load what speaks to networks.
func handOver(_ request: Request) throws(Faults) {
  let name: String
  var more: [String] = []
  switch request.invocation {
  case .fetch(let fetch):
    name = "dexgen-fetch"
    more = try placeOptions(fetch, request.common)
  // The program that serves has this one build for it.
  case .serve where BuilderChannel() == nil: name = "dexgen-serve"
  default: return
  }
  let program = try programFolder() + "/" + name
  let added = more.map { strdup($0) }
  defer { added.forEach { free($0) } }
  let given = UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
  // Ends with NULL, as a list of arguments must.
  execv(program, given + added + [nil])
  throw Faults(
    "cannot start '\(program)': \(String(cString: strerror(errno)))",
    hint: "it belongs beside \(Program.name); install both")
}
