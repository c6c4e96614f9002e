import Diagnostics

extension Renderer {
  func fault(_ message: String, _ ip: Int, hint: String? = nil) -> Faults {
    Faults(message, at: programs[program].place(of: ip), hint: hint, trail: trail)
  }

  /// Adds the way that led here to faults from elsewhere.
  func onTheWay(_ faults: Faults, _ ip: Int) -> Faults {
    Faults(
      faults.diagnostics.map { diagnostic in
        var diagnostic = diagnostic
        diagnostic.place = diagnostic.place ?? programs[program].place(of: ip)
        diagnostic.trail += trail
        return diagnostic
      })
  }

  func limitFault(_ ip: Int, _ overflowed: Bool) -> Faults {
    if overflowed {
      return fault("the page is larger than \(limits.outputBytes) bytes", ip)
    }
    if steps > limits.steps {
      return fault(
        "the page takes more than \(limits.steps) steps", ip,
        hint: "do lists inside lists, or partials that include partials, multiply?")
    }
    return fault(
      "partials and sections are more than \(limits.depth) levels deep", ip,
      hint: "does a partial include itself without a section that ends it?")
  }

  /// The calls that led here, innermost first; of a long way the two ends.
  private var trail: [TrailStep] {
    let chosen =
      frames.count <= 12
      ? frames[...].reversed() : frames.suffix(8).reversed() + frames.prefix(4).reversed()
    return chosen.compactMap { frame in
      let program = programs[frame.program]
      let isBlock = program.operations[frame.operation].code == .block
      let place = program.place(of: frame.operation)
      return place.map { TrailStep(isBlock ? "for the block at" : "included from", $0) }
    }
  }
}
