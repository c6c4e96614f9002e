import CommandLineIO
import CommandLineOptions
import Diagnostics
import FileSystem

/// Starts a new site in a folder, from what is installed with the program.
struct InitCommand {
  let options: InitOptions
  let console: Console

  func run() throws(Faults) -> ExitCode {
    let share = try shareFolder()
    let folder = Path(options.folder).normalized
    let site = NewSite(folder: folder.isEmpty ? "." : folder)
    let files: [StarterFile]
    let obstacles: [Path]
    do throws(FileError) {
      files = try starterFiles(in: share, withData: options.withData)
      obstacles = try site.obstacles(of: files)
      if obstacles.isEmpty { try site.write(files) }
    } catch {
      throw error.faults
    }
    guard obstacles.isEmpty else { throw Faults(obstacles.map(inTheWay)) }
    let shown = visible(site.folder.text)
    console.say("Made a site of \(quantity(files.count, "file")) in \(shown).")
    console.say("To build it: \(Program.name) build --directory \(shown)")
    return .done
  }
}

private func inTheWay(_ path: Path) -> Diagnostic {
  Diagnostic(
    .error, "'\(path.text)' is in the way, and nothing was written",
    hint: "move it away, or name another folder")
}
