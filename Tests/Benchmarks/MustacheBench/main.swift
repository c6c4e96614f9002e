import Diagnostics
import Mustache

// Renders one page again and again and prints megabytes of output a second, the best of ten rounds.

var schema = Schema()
let shapes = Shapes(&schema)
let set = try TemplateSet(templates, schema: &schema, mode: .strict)
guard let detail = set.template("detail") else { throw Faults("no template") }
var tape = ValueTape(schema: schema)
let page = shapes.makePage(&tape)
var out = OutputBuffer()
try set.render(detail, tape: tape, root: [page], into: &out)
print("page: \(out.count) bytes")

let clock = ContinuousClock()
let rounds = 2_000

func best(_ body: () throws -> Int) rethrows -> Double {
  var best = 0.0
  for _ in 0..<10 {
    var bytes = 0
    let time = try clock.measure { for _ in 0..<rounds { bytes += try body() } }
    best = max(best, Double(bytes) / (time / .seconds(1)) / 1e6)
  }
  return best.rounded()
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
