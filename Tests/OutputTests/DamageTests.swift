import FileSystem
import Scratch
import Testing

@testable import Output

/// A manifest or journal that is cut or damaged costs time, never correctness.
@Suite struct DamageTests {
  static let site = TestSite(["index.html": "1", "pokemon/a/index.html": "2", "a.css": "3"])

  /// Every cut and every byte turned over.
  static func damaged(_ bytes: [UInt8]) -> [[UInt8]] {
    bytes.indices.map { Array(bytes[..<$0]) }
      + bytes.indices.map { index in
        var copy = bytes
        copy[index] ^= 0xFF
        return copy
      }
  }

  @Test func ofTheManifest() throws {
    let scratch = try Scratch()
    try Self.site.publish(in: scratch)
    let whole = try readFile(scratch.appending(".Public.dexgen/manifest")).bytes
    #expect(Manifest(encoded: whole)?.outputs.count == 3)
    #expect(whole.count > 200)
    for bytes in Self.damaged(whole) {
      try scratch.writeBytes(".Public.dexgen/manifest", bytes)
      #expect(!scratch.isCurrent)
      let summary = try Self.site.publish(in: scratch)
      #expect(summary.adopted == 3)
      #expect(try scratch.tree("Public") == Self.site.files)
    }
  }

  @Test func ofTheJournal() throws {
    let scratch = try Scratch()
    // Killed after the journal and one change.
    let stop = StopAt(5, .kill)
    _ = try? Self.site.publish(in: scratch, failpoints: stop.failpoints)
    let whole = try readFile(scratch.appending(".Public.dexgen/journal")).bytes
    #expect(Journal(encoded: whole)?.files.count == 3)
    for bytes in Self.damaged(whole) {
      try scratch.writeBytes(".Public.dexgen/journal", bytes)
      #expect(!scratch.isCurrent)
      try Self.site.publish(in: scratch)
      #expect(try scratch.tree("Public") == Self.site.files)
      #expect(scratch.isCurrent)
    }
  }

  @Test func aFalseCountDoesNotAskForMemory() {
    var writer = BinaryWriter()
    writer.append(UInt32.max)
    var reader = BinaryReader(writer.bytes)
    #expect(throws: BinaryReader.Damaged.self) {
      try reader.list { reader throws(BinaryReader.Damaged) in try reader.path() }
    }
  }
}
