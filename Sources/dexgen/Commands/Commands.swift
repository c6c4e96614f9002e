import BuilderChannel
import CommandLineIO
import CommandLineOptions
import Diagnostics
import FileSystem

/// Does what the command line asks for.
///
/// - Throws: every fault that kept it from being done.
func run(
  _ request: Request, _ console: Console, _ interruption: Interruption
) throws(Faults) -> ExitCode {
  let common = request.common
  switch request.invocation {
  case .build(let options):
    return try BuildCommand(
      options: options, common: common, console: console, interruption: interruption
    ).run()
  case .bundle(let options):
    return try BundleCommand(options: options, common: common, console: console).run()
  case .serve(let options):
    guard let channel = BuilderChannel() else {
      throw Faults("'serve' belongs to a program of its own")
    }
    return ServedBuilds(
      options: options.build, common: common, console: console, interruption: interruption,
      channel: channel
    ).run()
  case .check(let options):
    return try CheckCommand(
      options: options, common: common, console: console, interruption: interruption
    ).run()
  case .merge(let options):
    return try MergeCommand(
      options: options, common: common, console: console, interruption: interruption
    ).run()
  case .changes(let options):
    return try ChangesCommand(options: options, common: common).run()
  case .clean(let options):
    return try CleanCommand(
      options: options, common: common, console: console, interruption: interruption
    ).run()
  case .view(let options):
    return try ViewCommand(options: options, common: common, console: console).run()
  case .render(let options):
    return try RenderCommand(options: options, common: common, console: console).run()
  case .initialize(let options):
    return try InitCommand(options: options, console: console).run()
  case .stats(let options):
    return try StatsCommand(options: options, common: common, console: console).run()
  case .completions(let shell):
    try StandardStream.output.write(completions(for: shell))
  case .man:
    try StandardStream.output.write(manual())
  case .fetch: throw Faults("'fetch' belongs to a program of its own")
  case .help(let command):
    let terminal = Terminal(.output, color: .never)
    try StandardStream.output.write(help(for: command, width: terminal.width))
  case .version:
    try StandardStream.output.write("\(Program.name) \(Program.version)\n")
  }
  return .done
}
