import CommandLineIO
import CommandLineOptions
import DataFormats
import Diagnostics
import FileSystem
import Mustache
import Site

/// Prints as JSON what the template of a page sees.
struct ViewCommand {
  let options: ViewOptions
  let common: CommonOptions
  let console: Console

  func run() throws(Faults) -> ExitCode {
    let site = try loadSite(common, options.sources, console)
    let page = try site.page(at: options.path)
    let view = site.view(of: page)
    var writer = JSONWriter(isIndented: true)
    writer.beginObject()
    for value in view.values { writeFields(of: value, on: view.tape, to: &writer) }
    writer.endObject()
    try StandardStream.output.write(String(decoding: writer.bytes, as: UTF8.self) + "\n")
    return .done
  }
}

/// The fields of an object without the braces: values of frame and page are one context.
private func writeFields(of value: Value, on tape: ValueTape, to writer: inout JSONWriter) {
  guard case .object(let fields) = tape.inspect(value) else { return }
  for field in fields {
    writer.key(field.key)
    write(field.value, on: tape, to: &writer)
  }
}

private func write(_ value: Value, on tape: ValueTape, to writer: inout JSONWriter) {
  switch tape.inspect(value) {
  case .null, .lambda: writer.null()
  case .bool(let bool): writer.boolean(bool)
  case .number(let digits): writer.number(digits)
  case .text(let text), .html(let text): writer.string(text)
  case .list(let values):
    writer.beginArray()
    for value in values { write(value, on: tape, to: &writer) }
    writer.endArray()
  case .object(let fields):
    writer.beginObject()
    for field in fields {
      writer.key(field.key)
      write(field.value, on: tape, to: &writer)
    }
    writer.endObject()
  }
}

/// The site as it would be built; what is not quite right with it is shown.
func loadSite(
  _ common: CommonOptions, _ sources: SourceOptions, _ console: Console
) throws(Faults) -> Site {
  var log = InputLog()
  var timings = Timings()
  var report = Report()
  let settings = try SiteSettings(common, sources, log: &log)
  let site = try loadSite(settings, log: &log, timings: &timings, into: &report).site
  console.show(report.diagnostics.filter { $0.severity != .note })
  return site
}
