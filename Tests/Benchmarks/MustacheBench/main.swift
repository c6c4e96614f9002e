import Diagnostics
import Glibc
import Mustache

// Renders one page again and again and prints megabytes of output for a second of processor time, in
// the best of a hundred rounds.

var schema = Schema()
let shapes = Shapes(&schema)
let set = try TemplateSet(templates, schema: &schema, mode: .strict)
guard let detail = set.template("detail") else { throw Faults("no template") }
var tape = ValueTape(schema: schema)
let page = shapes.makePage(&tape)
var out = OutputBuffer()
try set.render(detail, tape: tape, root: [page], into: &out)
print("page: \(out.count) bytes")

/// Seconds that this thread has computed: other programs on the machine do not count.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

let rounds = 200

func best(_ body: () throws -> Int) rethrows -> Double {
  var best = 0.0
  for _ in 0..<100 {
    var bytes = 0
    let start = processorTime()
    for _ in 0..<rounds { bytes += try body() }
    best = max(best, Double(bytes) / (processorTime() - start) / 1e6)
  }
  return best
}

let rendering = try best {
  out.removeAll()
  try set.render(detail, tape: tape, root: [page], into: &out)
  return out.count
}
print("rendering: \(Int(rendering)) MB/s")

let both = try best {
  out.removeAll()
  let mark = tape.mark()
  let page = shapes.makePage(&tape)
  try set.render(detail, tape: tape, root: [page], into: &out)
  tape.reset(to: mark)
  return out.count
}
print("making the values and rendering: \(Int(both)) MB/s")
