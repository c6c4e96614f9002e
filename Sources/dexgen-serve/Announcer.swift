import CommandLineIO
import DevServer
import Diagnostics

/// Tells the person at the terminal what the server has to say.
struct Announcer {
  let console: Console

  func tell(_ news: DevServer.News) {
    switch news {
    case .serving(let address, let isFirst):
      console.say("Serving the site at \(address)" + (isFirst ? " (Ctrl-C ends it)." : "."))
    case .portTaken(let port, let other):
      console.say("Port \(port) is in use, so it is \(other).")
    case .builderEnded(let reason):
      console.show([
        Diagnostic(
          .error, "the build broke off: \(reason)", hint: "it begins anew with the next change")
      ])
    case .notWatched(let error):
      console.show([
        Diagnostic(
          .warning, error.message,
          hint: "changes there are not seen; start 'serve' again to build them")
      ])
    case .notOpened(let reason):
      // Nobody is kept from opening one.
      console.show([Diagnostic(.note, "no browser was opened: \(reason)")])
    }
  }
}
