import Testing

@testable import FileSystem

@Suite struct HashTests {
  /// The values that the authors of XXH3 give for no bytes and no seed.
  @Test func matchesThePublishedValue() {
    #expect(ContentHash(of: [UInt8]()).hex == "99aa06d3014798d86001c324468d497f")
  }

  @Test func everyWayGivesTheSame() {
    let bytes = (0..<1000).map { UInt8(truncatingIfNeeded: $0) }
    let hash = ContentHash(of: bytes)
    #expect(ContentHash(of: bytes.span) == hash)
    #expect(ContentHash(of: ([0] + bytes)[1...]) == hash)
    #expect(ContentHash(of: AnyCollection(bytes)) == hash)
  }

  @Test func fieldsOfAKeyDoNotRunTogether() {
    let lists: [[String]] = [["ab", "c"], ["a", "bc"], ["abc"], ["abc", ""], ["", "abc"], []]
    let keys = lists.map { list in
      var hasher = KeyHasher()
      for text in list { hasher.update(text) }
      return hasher.key
    }
    #expect(Set(keys).count == lists.count)
  }

  @Test func longKeysStayDistinct() {
    let long = [UInt8](repeating: 1, count: 300)
    var keys: Set<ContentHash> = []
    var hasher = KeyHasher()
    for _ in 0..<3000 {
      hasher.update(long)
      keys.insert(hasher.key)
    }
    #expect(keys.count == 3000)
  }
}
