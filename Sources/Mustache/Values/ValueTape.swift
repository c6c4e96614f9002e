/// The values of a page, laid down one after the other: no reference counting, no dictionary.
///
/// Values made later may refer to earlier ones. Values that many pages share are made first; then for
/// each page `mark()`, make, render, `reset(to:)`. One tape a thread. Lists, objects and texts may
/// each hold up to 2³² elements or bytes.
public struct ValueTape: Sendable {
  public let schema: Schema
  var nodes: [Value] = []
  var bytes: [UInt8] = []
  var members: [Member] = []
  var lambdas: [Lambda] = []
  /// Keys of dynamic objects that the schema does not know.
  var extraKeys: [[UInt8]: KeyID] = [:]

  public init(schema: Schema) {
    self.schema = schema
  }

  /// How far a tape was filled.
  public struct Mark: Sendable {
    let nodes: Int
    let bytes: Int
    let members: Int
    let lambdas: Int
  }

  public func mark() -> Mark {
    Mark(nodes: nodes.count, bytes: bytes.count, members: members.count, lambdas: lambdas.count)
  }

  /// Forgets every value made since the mark; using one of them afterwards shows something else.
  public mutating func reset(to mark: Mark) {
    nodes.removeLast(max(nodes.count - mark.nodes, 0))
    bytes.removeLast(max(bytes.count - mark.bytes, 0))
    members.removeLast(max(members.count - mark.members, 0))
    lambdas.removeLast(max(lambdas.count - mark.lambdas, 0))
  }

  /// A list in the given order.
  public mutating func list(_ elements: [Value]) -> Value {
    let start = nodes.count
    nodes.append(contentsOf: elements)
    return Value(.list, start: start, count: elements.count)
  }
}

extension ValueTape {
  /// A list of nulls, whose elements are set afterwards: no array on the way, which counts where
  /// every row of a page has a list or two.
  public mutating func list(count: Int) -> Value {
    let start = nodes.count
    nodes.append(contentsOf: repeatElement(.null, count: max(count, 0)))
    return Value(.list, start: start, count: max(count, 0))
  }

  /// Sets an element of a list of this tape; an index outside of it sets nothing.
  public mutating func set(_ index: Int, of list: Value, to value: Value) {
    guard list.kind == .list, index >= 0, index < Int(list.count) else { return }
    nodes[list.start + index] = value
  }
}

/// One name and value of a dynamic object.
struct Member: Sendable {
  let key: KeyID
  let value: Value
}
