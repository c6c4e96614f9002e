import FileSystem

/// One of several disjoint parts that make up a whole site.
///
/// A path alone decides which part it belongs to, so a new page moves no other one.
public struct Shard: Sendable, Hashable {
  /// From 1 on.
  public let number: Int
  /// At least `number`.
  public let count: Int

  public init(number: Int, count: Int) {
    self.number = number
    self.count = count
  }

  func holds(_ path: Path) -> Bool {
    guard count > 1 else { return true }
    return ContentHash(of: path.bytes).low % UInt64(count) == UInt64(number - 1)
  }
}

extension Shard: CustomStringConvertible {
  public var description: String { "\(number)/\(count)" }
}

/// What a manifest says about an output that is only a part of a site.
public struct SitePart: Sendable, Hashable {
  public let shard: Shard
  /// Of all that the site is made from; the same for all of its parts, on every machine.
  public let site: ContentHash
  /// The fingerprint that a build of the whole site would have.
  public let whole: ContentHash

  public init(shard: Shard, site: ContentHash, whole: ContentHash) {
    self.shard = shard
    self.site = site
    self.whole = whole
  }
}

extension PublishOptions {
  /// What of a plan is to be made.
  func share(of plan: [PlannedFile]) -> [PlannedFile] {
    guard let part else { return plan }
    return plan.filter { part.shard.holds($0.path) }
  }
}

extension BinaryWriter {
  mutating func append(_ part: SitePart) {
    append(UInt32(truncatingIfNeeded: part.shard.number))
    append(UInt32(truncatingIfNeeded: part.shard.count))
    append(part.site)
    append(part.whole)
  }
}

extension BinaryReader {
  mutating func sitePart() throws(Damaged) -> SitePart {
    let number = Int(try integer(UInt32.self))
    let count = Int(try integer(UInt32.self))
    guard number >= 1, number <= count else { throw Damaged() }
    return SitePart(
      shard: Shard(number: number, count: count), site: try hash(), whole: try hash())
  }
}
