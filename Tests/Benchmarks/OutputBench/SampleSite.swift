import Diagnostics
import FileSystem
import Output

/// One page of 12 KB and two small files for each species.
func samplePlan(species: Int) -> [PlannedFile] {
  var plan: [PlannedFile] = []
  for number in 1...species {
    plan.append(
      PlannedFile(path: Path("pokemon/species-\(number)/index.html"), content: .rendered(number)))
    let picture = [UInt8](repeating: UInt8(truncatingIfNeeded: number), count: 900)
    plan.append(
      PlannedFile(path: Path("sprites/\(number).svg"), content: .bytes(picture), phase: .asset))
    plan.append(
      PlannedFile(path: Path("sprites/\(number)MS.svg"), content: .bytes(picture), phase: .asset))
  }
  return plan.sorted { $0.path < $1.path }
}

/// Makes a page that differs from the others in one place.
struct PageMaker: FileRenderer {
  private var buffer = [UInt8](repeating: UInt8(ascii: "x"), count: 12_000)

  mutating func render(
    _ index: Int, _ body: (Span<UInt8>) throws(Faults) -> Void
  ) throws(Faults) {
    buffer.replaceSubrange(0..<8, with: withUnsafeBytes(of: index) { Array($0) })
    try body(buffer.span)
  }
}
