import CommandLineIO
import CommandLineOptions
import DataFormats
import Diagnostics
import FileSystem
import Mustache
import Site

/// Prints one page of the site, or one template with given values.
struct RenderCommand {
  let options: RenderOptions
  let common: CommonOptions
  let console: Console

  func run() throws(Faults) -> ExitCode {
    switch options {
    case .page(let path, let sources):
      let site = try loadSite(common, sources, console)
      var renderer = SiteRenderer(site)
      try renderer.render(try site.page(at: path)) { (bytes) throws(Faults) in
        try write(bytes)
      }
    case .template(let file, let data, let partials):
      try render(template: Path(file), data: Path(data), partials: partials.map { Path($0) })
    }
    return .done
  }

  private func render(template: Path, data: Path, partials: Path?) throws(Faults) {
    let value = try JSONValue(parsing: try source(data))
    var sources = [(name: "", source: try source(template))]
    if let partials { sources += try partialSources(in: partials) }
    var schema = Schema()
    let set = try TemplateSet(sources, schema: &schema)
    var tape = ValueTape(schema: schema)
    let root = tape.value(value)
    var buffer = OutputBuffer()
    try set.render("", tape: tape, root: [root], into: &buffer)
    try buffer.withBytes { (bytes) throws(Faults) in
      _ = try StandardStream.output.write(bytes)
    }
  }

  /// `DIR/NAME.html` is the partial NAME; those in folders are named with the folder.
  private func partialSources(in folder: Path) throws(Faults) -> [(
    name: String, source: SourceText
  )] {
    do throws(FileError) {
      var sources: [(name: String, source: SourceText)] = []
      for file in try listTree(folder).files where file.path.text.hasSuffix(".html") {
        let name = String(file.path.text.dropLast(".html".utf8.count))
        sources.append((name, try readSource(folder.appending(file.path))))
      }
      return sources
    } catch {
      throw error.faults
    }
  }

  private func source(_ path: Path) throws(Faults) -> SourceText {
    do throws(FileError) {
      return try readSource(path)
    } catch {
      throw error.faults
    }
  }

  private func write(_ bytes: Span<UInt8>) throws(Faults) {
    var outcome = Result<Bool, Faults>.success(true)
    bytes.withUnsafeBytes { raw in
      do throws(Faults) {
        outcome = .success(try StandardStream.output.write(raw))
      } catch {
        outcome = .failure(error)
      }
    }
    _ = try outcome.get()
  }
}

extension ValueTape {
  /// Any JSON value as one that templates can show.
  mutating func value(_ json: JSONValue) -> Value {
    switch json {
    case .null: .null
    case .boolean(let bool): Value(bool)
    case .number(let decimal): number(decimal.text)
    case .string(let string): text(string)
    case .array(let values): list(values.map { value($0) })
    case .object(let members): object(members.map { ($0.key, value($0.value)) })
    }
  }
}
