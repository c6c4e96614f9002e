/// What a content file's name says: `about.ja.md` is the page `about` in Japanese.
struct ContentName: Equatable {
  let stem: String
  /// As written in the name; none for the first language.
  let language: String?

  /// Nothing for names that are not Markdown.
  init?(fileName: String) {
    guard fileName.utf8.count > 3, fileName.hasSuffix(".md") else { return nil }
    let name = fileName.dropLast(3)
    if let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex {
      let tag = name[name.utf8.index(after: dot)...]
      if Self.looksLikeLanguage(tag) {
        stem = String(name[..<dot])
        language = String(tag)
        return
      }
    }
    stem = String(name)
    language = nil
  }

  /// Two or three letters, then subtags: `ja`, `zh-Hant`, `es-419`; not `v2`.
  private static func looksLikeLanguage(_ text: Substring) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard let first = parts.first, (2...3).contains(first.count), first.allSatisfy(isLetter) else {
      return false
    }
    return parts.dropFirst().allSatisfy {
      (2...8).contains($0.count) && $0.allSatisfy { isLetter($0) || (48...57).contains($0) }
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (97...122).contains(byte | 0x20)
  }
}
