import Diagnostics

/// The keys of one object so far, to find those that come twice.
public struct JSONKeySet: Sendable {
  private var seen: [String: Range<Int>] = [:]

  public init() {}

  /// Remembers a key; the fault if the object has it already.
  public mutating func add(_ key: JSONString, of cursor: JSONCursor) -> Diagnostic? {
    let text = cursor.text(of: key)
    guard let first = seen.updateValue(key.range, forKey: text) else { return nil }
    seen[text] = first
    return cursor.duplicateKey(text, at: key.range, first: first)
  }
}

extension JSONCursor {
  /// The fault of a key that comes twice in one object, naming both places.
  public func duplicateKey(_ key: String, at range: Range<Int>, first: Range<Int>) -> Diagnostic {
    Diagnostic(
      .error, "the key '\(key)' comes twice in one object", at: place(range),
      hint: "remove one of them", trail: [TrailStep("first at", place(first))])
  }
}

extension JSONCursor {
  /// Where a key stands first in the object that begins at an offset, both read before.
  ///
  /// For readers that only mark which keys they have had, and need the place for a fault alone.
  public func firstPlace(of key: String, inObjectAt start: Int) -> Range<Int>? {
    var copy = self
    copy.offset = start
    do throws(Faults) {
      try copy.enterObject()
      while let next = try copy.nextKey() {
        if copy.utf8(of: next).elementsEqual(key.utf8) { return next.range }
        try copy.skip()
      }
    } catch {
      return nil
    }
    return nil
  }
}
