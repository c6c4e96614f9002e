import Diagnostics

extension Renderer {
  /// The body is rendered as its author wrote it: the white space of an indented partial is no part of it.
  mutating func openCapture(filter: Int, _ ip: Int, _ outputCount: Int) {
    captures.append(
      Capture(
        start: outputCount, operation: ip, program: program, outerFilter: self.filter,
        firstPlaceholder: placeholders.count, indentBase: indentBase))
    self.filter = filter
    indentBase = indents.count
  }

  mutating func closeCapture(_ ip: Int, _ out: inout OutputBuffer) throws(Faults) {
    guard let capture = captures.popLast(), capture.start <= out.count else { return }
    guard !out.overflowed else { throw limitFault(ip, true) }
    let place = programs[program].place(of: capture.operation)
    let own = set.filters[filter]
    let transform = transforms[own.name] ?? own.transform
    let result: [UInt8]
    do throws(Faults) {
      result = try out.withBytes { (all) throws(Faults) in
        let body = UnsafeRawBufferPointer(rebasing: all[capture.start...])
        return try transform(
          body.assumingMemoryBound(to: UInt8.self).span,
          place ?? Place(set.program.sources[0], at: 0))
      }
    } catch {
      throw onTheWay(error, capture.operation)
    }
    out.truncate(to: capture.start)
    filter = capture.outerFilter
    indentBase = capture.indentBase
    placeholders.putBack(into: result, from: capture.firstPlaceholder, &out)
    placeholders.removeLast(to: capture.firstPlaceholder)
    if filter >= 0 { hold(from: capture.start, &out) }
  }

  /// What an inner filter made is HTML, which the outer one must not see.
  private mutating func hold(from start: Int, _ out: inout OutputBuffer) {
    let made = out.withBytes { Array($0[start...]) }
    out.truncate(to: start)
    made.withUnsafeBytes { placeholders.add($0, &out) }
  }

  /// A value inside the body of a filter.
  func writeInFilter(_ text: UnsafeRawBufferPointer, isRaw: Bool, _ out: inout OutputBuffer) {
    if Placeholders.mayBeIn(text) {
      let clean = Placeholders.removed(from: text)
      clean.withUnsafeBytes { writeEscaped($0, isRaw: isRaw, &out) }
    } else {
      writeEscaped(text, isRaw: isRaw, &out)
    }
  }

  func writeEscaped(_ text: UnsafeRawBufferPointer, isRaw: Bool, _ out: inout OutputBuffer) {
    if isRaw { return out.append(text) }
    switch filter < 0 ? Filter.Escape.html : set.filters[filter].escape {
    case .html: out.appendHTMLEscaped(text)
    case .none: out.append(text)
    case .custom(let write): write(text.assumingMemoryBound(to: UInt8.self).span, &out)
    }
  }
}
