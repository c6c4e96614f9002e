/// One text in several languages, in the order in which the data has them.
///
/// All of it is one block of bytes (for each language its tag, a length and UTF-8), because a large
/// dex holds hundreds of thousands of these.
public struct LocalizedText: Sendable, Hashable {
  let storage: [UInt8]

  init(storage: [UInt8]) {
    self.storage = storage
  }

  /// No text in any language.
  public init() {
    self.init(storage: [])
  }

  /// The first of two values of one language counts.
  public init(_ values: KeyValuePairs<LanguageTag, String>) {
    var builder = LocalizedTextBuilder()
    for (tag, text) in values { builder.append(Array(text.utf8)[...], for: tag) }
    self = builder.finish()
  }

  /// A text that is known in one language only.
  public init(_ text: String, in language: LanguageTag) {
    self.init([language: text])
  }

  public var isEmpty: Bool { storage.isEmpty }
}

/// A text and the language that it is in, which after a fallback is not the one that was asked for.
public struct Translation: Sendable, Hashable {
  public let text: String
  public let language: LanguageTag

  public init(text: String, language: LanguageTag) {
    self.text = text
    self.language = language
  }
}

extension LocalizedText {
  /// The text in exactly this language.
  public subscript(_ language: LanguageTag) -> String? {
    bytes(in: language).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The text in the best language there is: in order of preference, else the first in the data.
  public func text(for preference: LanguagePreference) -> Translation? {
    bytes(for: preference).map {
      Translation(text: String(decoding: $0.utf8, as: UTF8.self), language: $0.language)
    }
  }

  /// The same as UTF-8, without making a string.
  public func bytes(
    for preference: LanguagePreference
  ) -> (utf8: ArraySlice<UInt8>, language: LanguageTag)? {
    for tag in preference.tags {
      if let found = bytes(in: tag) { return (found, tag) }
    }
    return records.first.map { (storage[$0.range], $0.language) }
  }

  /// UTF-8 of the text in exactly this language.
  public func bytes(in language: LanguageTag) -> ArraySlice<UInt8>? {
    for record in records where record.language == language { return storage[record.range] }
    return nil
  }

  /// Every language there is, in the order of the data.
  public var languages: [LanguageTag] { records.map(\.language) }

  /// Every text as UTF-8 with its language, in the order of the data.
  public var utf8Translations: some Sequence<(language: LanguageTag, utf8: ArraySlice<UInt8>)> {
    records.lazy.map { ($0.language, storage[$0.range]) }
  }

  /// Every text with its language, in the order of the data.
  public var translations: [Translation] {
    records.map {
      Translation(text: String(decoding: storage[$0.range], as: UTF8.self), language: $0.language)
    }
  }
}

extension LocalizedText {
  private var records: LocalizedRecords { LocalizedRecords(storage: storage) }
}

/// The parts of the storage of a text, one a language.
private struct LocalizedRecords: Sequence, IteratorProtocol {
  let storage: [UInt8]
  var offset = 0

  var first: Element? {
    var copy = self
    return copy.next()
  }

  mutating func next() -> (language: LanguageTag, range: Range<Int>)? {
    let start = offset + LocalizedTextBuilder.headerSize
    guard start <= storage.count else { return nil }
    let (packed, count) = storage.withUnsafeBytes { bytes in
      (
        bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self),
        bytes.loadUnaligned(fromByteOffset: offset + 8, as: UInt32.self)
      )
    }
    offset = start + Int(count)
    return (LanguageTag(packed: packed), start..<offset)
  }
}
