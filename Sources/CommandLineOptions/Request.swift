/// A whole command line, understood.
public struct Request: Sendable, Equatable {
  public let common: CommonOptions
  public let invocation: Invocation

  init(common: CommonOptions = CommonOptions(), _ invocation: Invocation) {
    self.common = common
    self.invocation = invocation
  }

  /// - Parameter arguments: what follows the program's name.
  /// - Throws: the first thing that is wrong.
  public init(arguments: [String]) throws(UsageError) {
    var scanner = ArgumentScanner()
    let asksForHelp = arguments.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
    do throws(UsageError) {
      try scanner.scan(arguments)
    } catch {
      // Whoever asks for help gets it, whatever else is wrong with the line.
      guard asksForHelp, let command = scanner.command else { throw error }
      self.init(.help(command))
      return
    }
    let given = GivenOptions(scanner)
    if asksForHelp || given.has(.help) {
      self.init(.help(scanner.command))
    } else if given.has(.version) {
      self.init(.version)
    } else {
      self.init(common: try given.common(), try given.invocation())
    }
  }
}
