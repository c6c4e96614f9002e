import DataFormats
import Diagnostics

/// Bytes read by the cursor in two ways; what is good JSON reads the same when written again.
func fuzzJSON(_ bytes: [UInt8]) {
  let source = SourceText(name: "data.json", bytes: bytes)
  var value: JSONValue?
  do throws(Faults) {
    value = try JSONValue(parsing: source)
  } catch {
    show(error.diagnostics)
  }
  var isSkipped = false
  var cursor = JSONCursor(source)
  do throws(Faults) {
    try cursor.skip()
    try cursor.finish()
    isSkipped = true
  } catch {
    show(error.diagnostics)
  }
  if value != nil { precondition(isSkipped, "read, but not skipped") }
}
