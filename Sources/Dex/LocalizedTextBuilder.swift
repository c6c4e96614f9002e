/// Gathers the languages of one text after another, in memory that is used again.
public struct LocalizedTextBuilder: Sendable {
  static let headerSize = 12
  private static let emptyHeader = [UInt8](repeating: 0, count: headerSize)
  private var storage: [UInt8] = []
  private var tags: [LanguageTag] = []

  public init() {}

  /// Adds a text; a second one in the same language, an empty one, or one over 4 GB is left out.
  public mutating func append(_ text: ArraySlice<UInt8>, for language: LanguageTag) {
    guard !text.isEmpty, !tags.contains(language), let count = UInt32(exactly: text.count) else {
      return
    }
    tags.append(language)
    let start = storage.count
    storage.append(contentsOf: Self.emptyHeader)
    storage.withUnsafeMutableBytes { bytes in
      bytes.storeBytes(of: language.packed, toByteOffset: start, as: UInt64.self)
      bytes.storeBytes(of: count, toByteOffset: start + 8, as: UInt32.self)
    }
    text.withUnsafeBufferPointer { storage.append(contentsOf: $0) }
  }

  /// What was gathered, in as little memory as it needs; the builder is empty afterwards.
  public mutating func finish() -> LocalizedText {
    defer {
      storage.removeAll(keepingCapacity: true)
      tags.removeAll(keepingCapacity: true)
    }
    guard !storage.isEmpty else { return LocalizedText() }
    return LocalizedText(
      storage: [UInt8](unsafeUninitializedCapacity: storage.count) { buffer, count in
        count = storage.withUnsafeBufferPointer { buffer.update(fromContentsOf: $0) }
      })
  }
}
