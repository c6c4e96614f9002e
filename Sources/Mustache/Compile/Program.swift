import Diagnostics

/// Compiled templates: one flat list of operations and what these refer to.
struct Program: Sendable {
  var operations: [Operation] = []
  var origins: [Origin] = []
  var literals: [UInt8] = []
  var keys: [UInt32] = []
  var sites: [CallSite] = []
  var arguments: [Argument] = []
  var delimiters: [Delimiters] = []
  var sources: [SourceText] = []

  func place(of operation: Int) -> Place? {
    guard origins.indices.contains(operation) else { return nil }
    let origin = origins[operation]
    return Place(sources[origin.source], origin.tag)
  }
}

/// What names mean while a template is compiled.
protocol NameTable {
  mutating func key(_ name: [UInt8]) -> KeyID
  func template(_ name: [UInt8]) -> Int?
  func filter(_ name: [UInt8]) -> Int?
}
