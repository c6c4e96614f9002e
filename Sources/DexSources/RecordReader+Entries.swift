import DataFormats
import Diagnostics

extension RecordReader {
  /// Reads an array of objects, calling the body inside each; whatever is no object is reported.
  mutating func entries(
    _ what: String, report: inout Report,
    _ body: (inout RecordReader, inout FieldsSeen) throws(Faults) -> Void
  ) throws(Faults) {
    guard try cursor.peek() == .array else {
      try reject("an array of \(what)", hint: "the file is [ {…}, {…} ]")
      return flush(to: &report)
    }
    guard try array() else { return }
    while try element() {
      var seen = FieldsSeen()
      if try cursor.peek() == .null {
        try rejectNull()
      } else if try object(&seen) {
        try body(&self, &seen)
      }
      flush(to: &report)
    }
  }
}

/// Reads a whole file; text that is no JSON becomes a fault in the report, after what was found.
func readFile(
  _ source: SourceText, report: inout Report,
  _ body: (inout RecordReader, inout Report) throws(Faults) -> Void
) {
  var reader = RecordReader(source)
  do throws(Faults) {
    try body(&reader, &report)
    try reader.cursor.finish()
  } catch {
    reader.flush(to: &report)
    report.add(error.diagnostics)
  }
}
