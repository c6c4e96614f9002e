/// The fields of one kind of view, as templates name them: `enum Row: Int, ViewFields { case name }`.
///
/// Raw values must count from 0 without gaps, which is what Swift does by itself. As a `CodingKey` a field
/// knows its name without a look at the program's metadata, which would take longer than all the rest.
public protocol ViewFields: RawRepresentable, CaseIterable, CodingKey, Sendable
where RawValue == Int {}

/// A registered kind of view: the right to make objects with these fields.
public struct Shape<Fields: ViewFields>: Sendable {
  public let id: ShapeID
  @usableFromInline let fieldCount: Int
}

/// A registered kind of view whose fields are not known to the compiler.
public struct ShapeID: Sendable, Hashable {
  let index: Int

  /// Objects of any form: names in them are not checked.
  public static let any = ShapeID(index: -1)
}

/// The names that templates and views share, each turned into a small number once.
///
/// Register every shape first, then compile the `TemplateSet`, then make tapes from the schema.
public struct Schema: Sendable {
  private(set) var keyNames: [[UInt8]] = []
  private var keys: [[UInt8]: KeyID] = [:]
  private(set) var shapes: [ShapeLayout] = []

  public init() {}

  /// Makes a kind of view known; `nested` says which fields hold objects, or lists of objects,
  /// of another kind, and is used only to check names in templates. A field of which nothing is said
  /// holds a plain value.
  public mutating func register<Fields: ViewFields>(
    _ fields: Fields.Type, nested: KeyValuePairs<Fields, ShapeID> = [:]
  ) -> Shape<Fields> {
    var layout = ShapeLayout()
    for field in Fields.allCases {
      layout.keys.append(intern(Array(field.stringValue.utf8)))
      layout.nested.append(nil)
    }
    shapes.append(layout)
    let shape = Shape<Fields>(id: ShapeID(index: shapes.count - 1), fieldCount: layout.keys.count)
    for (field, id) in nested { declare(field, of: shape, holds: id) }
    return shape
  }

  /// Says what a field holds once both kinds are registered: views that hold views of their own kind.
  public mutating func declare<Fields: ViewFields>(
    _ field: Fields, of shape: Shape<Fields>, holds id: ShapeID
  ) {
    guard shapes[shape.id.index].nested.indices.contains(field.rawValue) else { return }
    shapes[shape.id.index].nested[field.rawValue] = id
  }

  /// Makes a kind of view known whose fields only the program's input names.
  public mutating func register(names: some Sequence<String>) -> ShapeID {
    var layout = ShapeLayout()
    for name in names {
      layout.keys.append(intern(Array(name.utf8)))
      layout.nested.append(nil)
    }
    shapes.append(layout)
    return ShapeID(index: shapes.count - 1)
  }

  mutating func intern(_ name: [UInt8]) -> KeyID {
    if let known = keys[name] { return known }
    let key = KeyID(keyNames.count)
    keyNames.append(name)
    keys[name] = key
    return key
  }

  func key(_ name: [UInt8]) -> KeyID? { keys[name] }
}

/// The number of a name.
typealias KeyID = UInt32

/// The fields of a shape in the order of their slots.
struct ShapeLayout: Sendable, Equatable {
  var keys: [KeyID] = []
  /// What each field holds, where that was said.
  var nested: [ShapeID?] = []
}
