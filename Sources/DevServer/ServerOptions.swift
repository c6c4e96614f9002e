import FileSystem

extension DevServer {
  /// How a site is served.
  package struct Options {
    /// Nil for this machine only.
    package var host: String?
    /// Nil for the usual one, or the next that is free; 0 for any.
    package var port: Int?
    /// Milliseconds after which a client that is silent is left.
    package var silence = 30_000
    /// The program that shows an address, if that is wanted; the address follows its arguments.
    package var opener: ChildProgram.Start?
    /// The program that builds.
    package var builder: ChildProgram.Start

    package init(builder: ChildProgram.Start) {
      self.builder = builder
    }
  }

  /// What people are told.
  package enum News {
    /// It is served, or served elsewhere from now on.
    case serving(String, isFirst: Bool)
    case portTaken(Int, instead: Int)
    case builderEnded(String)
    case notWatched(FileError)
    case notOpened(String)
  }

  /// Tried first when none is given, and those after it.
  package static let usualPort = 8000
}

func shownHost(_ host: String?) -> String {
  switch host {
  case nil, "0.0.0.0", "::": "127.0.0.1"
  case let host? where host.utf8.contains(UInt8(ascii: ":")): "[\(host)]"
  case let host?: host
  }
}
