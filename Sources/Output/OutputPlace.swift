import Diagnostics
import FileSystem

/// Where the output and its state folder are.
struct OutputPlace: Sendable {
  let output: Path
  let state: Path

  init(output: Path, state: Path?) {
    self.output = output
    let whole = output.absolute
    self.state = state ?? output.sibling(".\(whole.name.text).dexgen")
  }

  /// The path of something in the output, as people see it.
  func shown(_ path: Path) -> Path {
    output.appending(path)
  }
}

extension Path {
  /// A name beside this one; beside the folder itself, if it is written as `.` or `..`.
  func sibling(_ name: String) -> Path {
    let last = self.name
    let base = last == "." || last == ".." ? absolute : self
    return base.parent.appending(name)
  }
}
