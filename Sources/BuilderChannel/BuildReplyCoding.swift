import DataFormats
import Diagnostics

extension BuildReply {
  /// One line of JSON with its end.
  package var line: [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("outcome")
    writer.string(outcome.rawValue)
    writer.key("hasNewContents")
    writer.boolean(hasNewContents)
    writer.key("faults")
    writer.string(faults)
    if let site {
      writer.key("output")
      writer.string(site.output)
      writer.key("basePath")
      writer.string(site.basePath)
    }
    writer.key("folders")
    writer.strings(inputs.folders)
    writer.key("files")
    writer.strings(inputs.files)
    writer.key("excluded")
    writer.strings(inputs.excluded)
    writer.endObject()
    return writer.bytes + [UInt8(ascii: "\n")]
  }

  /// Reads a line; nil for what is none.
  package init?(line: [UInt8]) {
    let source = SourceText(name: "", bytes: line)
    guard let value = try? JSONValue(parsing: source),
      let outcome = value["outcome"]?.text.flatMap(Outcome.init)
    else { return nil }
    self.outcome = outcome
    hasNewContents = value["hasNewContents"] == .boolean(true)
    faults = value["faults"]?.text ?? ""
    if let output = value["output"]?.text, let basePath = value["basePath"]?.text {
      site = ServedSite(output: output, basePath: basePath)
    }
    inputs = WatchedPaths(
      folders: value["folders"]?.texts ?? [], files: value["files"]?.texts ?? [],
      excluded: value["excluded"]?.texts ?? [])
  }
}

extension JSONWriter {
  fileprivate mutating func strings(_ texts: [String]) {
    beginArray()
    for text in texts { string(text) }
    endArray()
  }
}

extension JSONValue {
  fileprivate var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  fileprivate var texts: [String] {
    if case .array(let values) = self { values.compactMap(\.text) } else { [] }
  }
}
