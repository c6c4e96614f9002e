/// What to go back to at the end of a template or of a block's argument.
struct CallFrame {
  /// The program and operation that called.
  let program: Int
  let operation: Int
  let next: Int
  let indentBase: Int
  let indentCount: Int
  let scope: Int
  let scopeCount: Int
}

/// The elements of a list that are still to come.
struct Loop {
  var next: Int
  let end: Int
}

/// Blocks given to a parent, seen by everything that the parent calls.
struct Scope {
  let program: Int
  let firstArgument: Int
  let argumentCount: Int
  /// The scope in which the parent was called, or -1.
  let outer: Int
}

/// A filter's body that is being rendered.
struct Capture {
  let start: Int
  let operation: Int
  let program: Int
  let outerFilter: Int
  let firstPlaceholder: Int
  let indentBase: Int
}
