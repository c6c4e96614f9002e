import Diagnostics
import FileSystem
import Scratch
import Testing

@testable import Output

@Suite struct ShardTests {
  @Test("Every path is in one part, whatever the number of parts", arguments: [1, 2, 3, 8, 64])
  func disjoint(count: Int) {
    let shards = (1...count).map { Shard(number: $0, count: count) }
    var sizes = [Int](repeating: 0, count: count)
    for number in 0..<2000 {
      let path = Path("pokemon/mon-\(number)/index.html")
      let owners = shards.filter { $0.holds(path) }
      #expect(owners.count == 1)
      sizes[(owners.first?.number ?? 1) - 1] += 1
    }
    #expect(sizes.allSatisfy { $0 > 2000 / count / 4 })
  }

  @Test("A part stays the same from machine to machine and version to version")
  func stable() {
    let paths = ["index.html", "grid/index.html", "404.html", "assets/style.css"].map { Path($0) }
    let parts = paths.map { path in (1...8).first { Shard(number: $0, count: 8).holds(path) } }
    #expect(parts == [2, 4, 7, 1])
  }

  @Test("A manifest tells the part")
  func coding() throws {
    var manifest = Manifest()
    manifest.part = SitePart(
      shard: Shard(number: 3, count: 8), site: ContentHash(of: [1]), whole: ContentHash(of: [2]))
    #expect(Manifest(encoded: manifest.encoded(outputs: []))?.part == manifest.part)
    manifest.part = nil
    let whole = Manifest(encoded: manifest.encoded(outputs: []))
    #expect(whole != nil && whole?.part == nil)
  }

  @Test("A copy with another inode is known by its bytes and not made again")
  func restored() throws {
    let scratch = try Scratch()
    let plan = [PlannedFile(path: "a", content: .rendered(0), key: ContentHash(of: [1]))]
    let publisher = Publisher(scratch.options)
    _ = try publisher.publish(plan) { OneByte() }
    let bytes = try readFile(scratch.appending("Public/a")).bytes
    try scratch.write("b", String(decoding: bytes, as: UTF8.self))
    try Folder(scratch.appending("")).rename("b", to: Folder(scratch.appending("Public")), "a")
    let summary = try publisher.publish(plan) { OneByte() }
    #expect(summary.rendered == 0 && summary.unchanged == 1)
    // Its new stamp is remembered.
    #expect(try publisher.publish(plan) { OneByte() }.rendered == 0)
  }
}

private struct OneByte: FileRenderer {
  mutating func render(
    _ index: Int, _ body: (Span<UInt8>) throws(Faults) -> Void
  ) throws(Faults) {
    let bytes: [UInt8] = [65]
    try body(bytes.span)
  }
}
