import FileSystem
import Scratch
import Testing

@testable import PokeAPI
@testable import PokeAPICache

private let entry = CacheEntry(
  url: "https://example.org/api/v2/item/1/", etag: #"W/"a b""#, fetched: 1_700_000_000,
  body: Array(#"{"id": 1, "name": "\#(String(repeating: "potion ", count: 40))"}"#.utf8))
private let key = ResourceKey.resource(Resource(.item, 1))

@Test("An entry reads as it was written, and is smaller than its body")
func roundTrip() throws {
  let file = try #require(entry.encoded())
  #expect(CacheEntry(decoding: file) == entry)
  var bare = entry
  bare.etag = nil
  bare.body = []
  #expect(CacheEntry(decoding: try #require(bare.encoded())) == bare)
  #expect(file.count < entry.body.count)
}

@Test("A cut anywhere is seen, and so is every changed bit")
func damage() throws {
  let file = try #require(entry.encoded())
  for length in 0..<file.count {
    #expect(CacheEntry(decoding: Array(file[..<length])) == nil, "cut at \(length)")
  }
  for index in file.indices {
    var changed = file
    changed[index] ^= 1 << UInt8(index % 8)
    #expect(CacheEntry(decoding: changed) == nil, "byte \(index)")
  }
  #expect(CacheEntry(decoding: file + [0]) == nil)
}

@Test("What was stored is found; a damaged file is told from a missing one")
func lookUp() throws {
  let scratch = try Scratch()
  let cache = try ResponseCache(scratch.appending("deep/cache"))
  #expect(try cache.lookUp(key).kind == "absent")
  try cache.store(entry, key)
  #expect(try cache.lookUp(key).kind == "found")
  let name = "deep/cache/api-v2/item/1.response"
  try scratch.write(name, try scratch.read(name).prefix(9) + "")
  #expect(try cache.lookUp(key).kind == "damaged")
  try cache.store(entry, key)
  #expect(try cache.lookUp(key).kind == "found")
  #expect(try scratch.tree("deep/cache/api-v2").keys.sorted() == ["item/1.response"])
}

@Test("One at a time fetches into a cache, and finds no halves of another")
func lock() throws {
  let scratch = try Scratch()
  let cache = try ResponseCache(scratch.path)
  try scratch.write("api-v2/incoming/.item-1.response.99.tmp", "half")
  do {
    guard let lock = try cache.takeLock() else {
      Issue.record("the lock is taken")
      return
    }
    #expect(try scratch.tree("api-v2/incoming").isEmpty)
    #expect(try !isFree(cache))
    keep(lock)
  }
  #expect(try isFree(cache))
}

private func isFree(_ cache: ResponseCache) throws -> Bool {
  guard let lock = try cache.takeLock() else { return false }
  keep(lock)
  return true
}

/// Holds a lock until here.
private func keep(_ lock: consuming FileLock) {}

@Test("A cache that is not there is not made to look into it")
func existing() throws {
  let scratch = try Scratch()
  #expect(try ResponseCache(existing: scratch.appending("cache")) == nil)
  #expect(try scratch.stamp("cache").kind == .absent)
}

extension ResponseCache.Lookup {
  fileprivate var kind: String {
    switch self {
    case .absent: "absent"
    case .damaged: "damaged"
    case .found(let found): found == entry ? "found" : "another"
    }
  }
}
