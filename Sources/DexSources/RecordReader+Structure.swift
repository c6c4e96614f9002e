import DataFormats
import Diagnostics

/// The keys that a record knows, each with the field that it is.
struct FieldTable<Field: Sendable>: Sendable {
  let keys: JSONKeyTable
  let fields: [Field]
  /// Whether every other key is worth a warning, not only one that is nearly a known key.
  let isClosed: Bool
}

extension FieldTable where Field: RawRepresentable<String> & CaseIterable {
  init(_: Field.Type, isClosed: Bool = false) {
    let fields = Array(Field.allCases)
    self.init(
      keys: JSONKeyTable(fields.map(\.rawValue)), fields: fields, isClosed: isClosed)
  }
}

/// Which fields of an object have been read.
struct FieldsSeen {
  fileprivate(set) var start = 0
  fileprivate var last = -1
  fileprivate var bits: UInt64 = 0

  /// Whether a key of the table has been read, by its position.
  func contains(_ index: Int) -> Bool {
    bits & 1 << UInt64(index) != 0
  }
}

extension RecordReader {
  /// Enters an object; false if there is none, which has been reported unless it is null.
  mutating func object(_ seen: inout FieldsSeen) throws(Faults) -> Bool {
    guard try expect(.object) else { return false }
    seen = FieldsSeen()
    seen.start = cursor.offset
    try cursor.enterObject()
    path.append(.object)
    return true
  }

  /// The next field of an object that the table knows; nil at the end, which leaves the object.
  ///
  /// Other keys are skipped, with a warning if one was probably meant to be a known key or if the
  /// table is closed.
  mutating func field<Field>(
    _ table: FieldTable<Field>, _ seen: inout FieldsSeen
  ) throws(Faults) -> Field? {
    while let key = try nextKey() {
      guard let index = table.keys.index(of: key, in: cursor, after: seen.last) else {
        warn(of: key, table.keys.keys, isClosed: table.isClosed)
        try cursor.skip()
        continue
      }
      if seen.contains(index) { reportDuplicate(key, inObjectAt: seen.start) }
      seen.bits |= 1 << UInt64(index)
      seen.last = index
      return table.fields[index]
    }
    return nil
  }

  /// The next key of an object whose keys are not fixed; nil at the end, which leaves the object.
  mutating func nextKey() throws(Faults) -> JSONString? {
    guard let key = try cursor.nextKey() else {
      path.removeLast()
      return nil
    }
    path[path.count - 1] = .key(key)
    return key
  }

  /// Enters an array; false if there is none, which has been reported unless it is null.
  mutating func array() throws(Faults) -> Bool {
    guard try expect(.array) else { return false }
    try cursor.enterArray()
    path.append(.index(-1))
    return true
  }

  /// Whether there is another element; false at the end, which leaves the array.
  mutating func element() throws(Faults) -> Bool {
    guard try cursor.nextElement() else {
      path.removeLast()
      return false
    }
    if case .index(let index) = path[path.count - 1] { path[path.count - 1] = .index(index + 1) }
    return true
  }

  /// The same for arrays in which every element says something: null is reported and passed over.
  mutating func presentElement() throws(Faults) -> Bool {
    while try element() {
      guard try cursor.peek() == .null else { return true }
      try rejectNull()
    }
    return false
  }

  /// Reports a null where nothing may be left out.
  mutating func rejectNull() throws(Faults) {
    let start = cursor.offset
    try cursor.null()
    find(mismatchSeverity, "is null", at: start..<cursor.offset, hint: "remove it")
  }

  /// Whether a value of this kind comes next; skips any other, reporting it unless it is null.
  mutating func expect(_ kind: JSONKind, as wanted: String? = nil) throws(Faults) -> Bool {
    let found = try cursor.peek()
    if found == kind { return true }
    if found == .null {
      try cursor.null()
    } else {
      try reject(wanted ?? kind.rawValue)
    }
    return false
  }

  /// Skips the value that comes next and reports that something else was wanted.
  mutating func reject(_ wanted: String, hint: String? = nil) throws(Faults) {
    let kind = try cursor.peek()
    let start = cursor.offset
    try cursor.skip()
    let range = start..<cursor.offset
    // A text or number says more by itself; an object would be too long to show.
    let isShort = kind != .object && kind != .array && range.count <= 40
    let shown =
      isShort
      ? String(decoding: cursor.source.bytes[range], as: UTF8.self) : kind.rawValue
    let marked = isShort ? range : start..<start + 1
    find(
      mismatchSeverity, "\(wanted) was expected, but this is \(shown)", at: marked, hint: hint)
  }

  mutating func reportDuplicate(_ key: JSONString, inObjectAt start: Int) {
    let name = cursor.text(of: key)
    find(.error, "the key comes twice", at: key.range, hint: "remove one of them")
    if let first = cursor.firstPlace(of: name, inObjectAt: start) {
      findings[findings.count - 1].trail = [TrailStep("first at", cursor.place(first))]
    }
  }

  private mutating func warn(of key: JSONString, _ known: [String], isClosed: Bool) {
    let hint = didYouMean(cursor.text(of: key), among: known)
    guard hint != nil || isClosed else { return }
    find(.warning, "is not known and ignored", at: key.range, hint: hint, kind: .unknownKey)
  }
}
