import CommandLineIO
import CommandLineOptions
import DataFormats
import Diagnostics
import FileSystem
import Output

/// Lists what is not as it was when an earlier manifest was written.
struct ChangesCommand {
  let options: ChangesOptions
  let common: CommonOptions

  func run() throws(Faults) -> ExitCode {
    var log = InputLog()
    let settings = try SiteSettings(common, output: options.output, state: options.state, log: &log)
    let old = try Snapshot(manifest: Path(options.since))
    let new = try Snapshot(output: settings.output, state: settings.state)
    let changes = new.changes(since: old)
    let bytes =
      switch options.format {
      case .text: lines(changes) { "\($0.kind.rawValue) \(visible($0.path.text))" }
      case .json: json(changes)
      case .files: try paths(changes.filter { $0.kind != .deleted })
      case .deleted: try paths(changes.filter { $0.kind == .deleted })
      }
    _ = try bytes.span.withUnsafeBytes { (raw) throws(Faults) in
      try StandardStream.output.write(raw)
    }
    return .done
  }

  private func lines(_ changes: [FileChange], _ line: (FileChange) -> String) -> [UInt8] {
    var bytes: [UInt8] = []
    for change in changes { bytes += Array((line(change) + "\n").utf8) }
    return bytes
  }

  /// Bare paths, byte for byte.
  private func paths(_ changes: [FileChange]) throws(Faults) -> [UInt8] {
    var bytes: [UInt8] = []
    for change in changes {
      guard !change.path.bytes.contains(UInt8(ascii: "\n")) else {
        throw Faults(
          "'\(visible(change.path.text))' cannot be listed: its name has more than one line",
          hint: "take --format json")
      }
      bytes += change.path.bytes + [UInt8(ascii: "\n")]
    }
    return bytes
  }

  private func json(_ changes: [FileChange]) -> [UInt8] {
    var writer = JSONWriter(isIndented: true)
    writer.beginObject()
    for kind in [FileChange.Kind.added, .changed, .deleted] {
      writer.key(kind.rawValue)
      writer.beginArray()
      for change in changes where change.kind == kind { writer.string(change.path.text) }
      writer.endArray()
    }
    writer.endObject()
    return writer.bytes + [UInt8(ascii: "\n")]
  }
}
