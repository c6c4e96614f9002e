import Diagnostics

extension TemplateSet {
  /// Renders a template and appends the bytes to `out`.
  ///
  /// `root`: the values that names are looked up in, innermost last. The tape must have been made from
  /// the schema as it was after this set was compiled. On a fault `out` is left as it was.
  /// `transforms` stand in for those of the filters with these names, for what depends on the page.
  public func render(
    _ template: TemplateID, tape: ValueTape, root: [Value], into out: inout OutputBuffer,
    transforms: [String: Filter.Transform] = [:]
  ) throws(Faults) {
    try check(tape)
    let start = out.count
    out.limit = limits.outputBytes > Int.max - start ? Int.max : start + limits.outputBytes
    defer { out.limit = Int.max }
    do throws(Faults) {
      try program.withView { (view) throws(Faults) in
        try tape.withView(table) { (values) throws(Faults) in
          var renderer = Renderer(self, view, tape, values)
          renderer.contexts = root
          renderer.transforms = transforms
          try renderer.run(from: entries[template.index], into: &out)
          if out.overflowed || out.count - start > limits.outputBytes {
            throw renderer.limitFault(entries[template.index], true)
          }
        }
      }
    } catch {
      out.truncate(to: start)
      throw error
    }
  }

  /// Renders the template of that name; a fault if there is none.
  public func render(
    _ name: String, tape: ValueTape, root: [Value], into out: inout OutputBuffer,
    transforms: [String: Filter.Transform] = [:]
  ) throws(Faults) {
    guard let template = template(name) else {
      throw Faults("there is no template '\(name)'", hint: didYouMean(name, among: names))
    }
    try render(template, tape: tape, root: root, into: &out, transforms: transforms)
  }

  private func check(_ tape: ValueTape) throws(Faults) {
    // Arrays that share their storage are equal at a glance.
    let hasSameShapes = tape.schema.shapes == schema.shapes
    let knowsLess = tape.schema.keyNames.count < table.keyCount && !tape.extraKeys.isEmpty
    guard hasSameShapes, !knowsLess else {
      throw Faults(
        "the tape does not belong to these templates",
        hint: "register all shapes, compile the templates, then make the tape from the schema")
    }
  }
}
