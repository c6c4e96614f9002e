/// One step of rendering, 16 bytes; what `a`, `b` and `c` hold depends on the code.
struct Operation: Sendable {
  enum Code: UInt8, Sendable {
    /// `a`: offset of the bytes, `b`: their number.
    case text
    /// White space that the calling tag asks for at the start of a line.
    case indent
    /// `a`, `b`: path.
    case variable
    /// `a`, `b`: path; `c`: the operation after the section.
    case section, inverted
    /// `a`: the section's operation.
    case sectionEnd
    /// `a`: template; `c`: call site.
    case partial
    /// `a`, `b`: path of the name; `c`: call site.
    case dynamicPartial
    /// `a`: name; `b`: the operation after the default; `c`: call site with the indentation.
    case block
    /// `a`: filter; `c`: the operation after the section.
    case filter
    case filterEnd
    /// The end of a template or an argument.
    case end
  }

  let code: Code
  /// Text: begins at the start of a line. Variable: not escaped.
  let flag: Bool
  /// Text: has line breaks inside.
  let hasLines: Bool
  var a: UInt32
  var b: UInt32
  var c: UInt32

  init(
    _ code: Code, a: Int = 0, b: Int = 0, c: Int = 0, flag: Bool = false, hasLines: Bool = false
  ) {
    self.code = code
    self.flag = flag
    self.hasLines = hasLines
    self.a = UInt32(truncatingIfNeeded: a)
    self.b = UInt32(truncatingIfNeeded: b)
    self.c = UInt32(truncatingIfNeeded: c)
  }
}

/// A dotted name: none of it for `.`, the key itself for one part, else a stretch of `Program.keys`.
struct Path: Sendable {
  let a: UInt32
  let count: UInt32
}

/// What a partial, parent or block brings along.
struct CallSite: Sendable {
  /// A stretch of `Program.literals` put before each line.
  var indentStart = 0
  var indentCount = 0
  /// A stretch of `Program.arguments`.
  var firstArgument = 0
  var argumentCount = 0
  /// The operation to go on with.
  var next = 0
  var isStandalone = false
  /// Nothing but white space precedes it on its line.
  var startsLine = true
}

/// A block given to a parent.
struct Argument: Sendable {
  let name: UInt32
  let start: Int
}

/// Where an operation comes from; read only for faults and lambdas.
struct Origin: Sendable {
  let source: Int
  let tag: Range<Int>
  /// The text of a section between its tags.
  var body: Range<Int> = 0..<0
  var delimiters: Int = 0
}
