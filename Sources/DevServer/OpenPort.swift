import Diagnostics
import Glibc

/// Listens on the port that is wanted, or on the first free one of the usual ones.
func openPort(
  _ server: HTTPServer, _ options: DevServer.Options, _ tell: (DevServer.News) -> Void
) throws(Faults) -> Int {
  let host = options.host ?? "127.0.0.1"
  let usual = DevServer.usualPort
  let wanted = options.port.map { $0...$0 } ?? usual...(usual + 99)
  for port in wanted {
    switch server.listen(host: host, port: port) {
    case .success(let open):
      if options.port == nil, open != usual { tell(.portTaken(usual, instead: open)) }
      return open
    case .failure(let failure):
      guard failure.code == EADDRINUSE else { throw fault(host, port, failure.code) }
    }
  }
  throw options.port.map { fault(host, $0, EADDRINUSE) }
    ?? Faults(
      "the ports \(usual) to \(usual + 99) are all in use", hint: "--port 0 takes any free one")
}

private func fault(_ host: String, _ port: Int, _ code: Int32) -> Faults {
  let what = "cannot serve at \(host), port \(port)"
  switch code {
  case EADDRINUSE:
    return Faults("\(what): it is in use", hint: "give another port; --port 0 takes any free one")
  case EACCES:
    return Faults("\(what): ports below 1024 are for the system", hint: "give a higher one")
  case EADDRNOTAVAIL:
    return Faults("\(what): this machine has no such address", hint: "--host takes one of its own")
  case 0, ENOENT:
    return Faults("\(what): the host is not known", hint: "--host takes an address of this machine")
  default: return Faults("\(what): \(String(cString: strerror(code)))")
  }
}
