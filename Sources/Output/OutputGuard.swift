import Diagnostics
import FileSystem

/// Refuses folders in which a site must never be written, by what they are, not how they are spelled.
struct OutputGuard {
  let options: PublishOptions

  func check(_ place: OutputPlace) throws(Faults) {
    let output = place.output.resolved
    if place.output.isEmpty || place.output.containsNUL {
      throw Faults("the output folder has no usable name")
    }
    if let reason = refusal(of: output) {
      throw Faults(
        "'\(place.output)' cannot be the output folder: \(reason)",
        hint: "give a folder of its own, such as 'Public'")
    }
    if place.state.resolved.isInside(output) {
      throw Faults("the state folder '\(place.state)' cannot be inside the output folder")
    }
  }

  /// Refuses an output that no folder can be made at, before anything is made beside it.
  func checkKind(_ place: OutputPlace) throws(Faults) {
    let reason: String
    do {
      switch try FileStamp(of: place.output).kind {
      case .folder: return
      case .file: reason = "it is a file"
      case .other, .symbolicLink: reason = "it is a pipe, socket or device"
      case .absent:
        guard try FileStamp(of: place.output, followLinks: false).kind != .absent else { return }
        reason = "it is a symbolic link that leads nowhere"
      }
    } catch {
      throw FileError("make the folder", error.path, error.reason).faults
    }
    throw Faults(
      "'\(place.output)' cannot be the output folder: \(reason)",
      hint: "give a folder of its own, such as 'Public'")
  }

  private func refusal(of output: Path) -> String? {
    if output == "/" { return "it is the root of the file system" }
    if let home = options.home?.resolved, home.isInside(output) {
      return output == home ? "it is your home folder" : "it holds your home folder"
    }
    if let site = options.site?.resolved, site.isInside(output) {
      return output == site ? "it is the folder of the site" : "it holds the folder of the site"
    }
    for source in options.sources {
      let resolved = source.resolved
      if resolved == output { return "it is the source '\(source)'" }
      if resolved.isInside(output) { return "it holds the source '\(source)'" }
      if output.isInside(resolved) { return "it is inside the source '\(source)'" }
    }
    return nil
  }
}
