import DataFormats
import Diagnostics

/// The moves that a Pokémon learns by level in the newest game that teaches it any so.
public struct LevelMoves: Sendable, Equatable {
  public struct Step: Sendable, Equatable {
    /// 0 when it evolves.
    public let level: Int
    /// Among moves of one level, where the API knows their order.
    public let order: Int?
    public let move: Resource
    public let slug: String
  }

  /// A version group.
  public let game: Resource
  /// In the order of the answer.
  public let steps: [Step]
}

// Nine tenths of all that is fetched are these lists, so that they are read without a copy.
extension JSONCursor {
  /// Reads the array `moves` of a Pokémon.
  public mutating func levelMoves() throws(Faults) -> LevelMoves? {
    var newest: Int?
    var found: [RawStep] = []
    try enterArray()
    while try nextElement() {
      guard try entersObject() else { continue }
      var move = RawReference()
      var details: [RawDetail] = []
      var last = -1
      while let key = try nextKey() {
        let index = moveKeys.index(of: key, in: self, after: last)
        last = index ?? last
        switch (index, try peek()) {
        case (0?, .object): move = try rawReference()
        case (1?, .array): try readDetails(&details)
        default: try skip()
        }
      }
      for detail in details {
        if let known = newest, known != detail.game {
          if Resource(.versionGroup, known).releaseRank
            > Resource(.versionGroup, detail.game).releaseRank
          {
            continue
          }
          found.removeAll(keepingCapacity: true)
        }
        newest = detail.game
        found.append(RawStep(move: move, detail: detail))
      }
    }
    guard let newest else { return nil }
    return LevelMoves(game: Resource(.versionGroup, newest), steps: found.compactMap(step))
  }

  private func step(_ raw: RawStep) -> LevelMoves.Step? {
    guard let url = raw.move.url, let move = Resource(link: utf8(of: url).span),
      move.endpoint == .move
    else { return nil }
    return LevelMoves.Step(
      level: raw.detail.level, order: raw.detail.order, move: move,
      slug: raw.move.name.map { text(of: $0) } ?? "move-\(move.id)")
  }

  private mutating func readDetails(_ details: inout [RawDetail]) throws(Faults) {
    try enterArray()
    while try nextElement() {
      guard try entersObject() else { continue }
      var level: Int?
      var order: Int?
      var game: Int?
      var isByLevel = false
      var last = -1
      while let key = try nextKey() {
        let index = detailKeys.index(of: key, in: self, after: last)
        last = index ?? last
        switch (index, try peek()) {
        case (0?, .number): level = try wholeNumber()
        case (1?, .object): isByLevel = isLevelUp(try rawReference())
        case (2?, .number): order = try wholeNumber()
        case (3?, .object): game = lastNumber(try rawReference())
        default: try skip()
        }
      }
      guard isByLevel, let game, let level, level >= 0 else { continue }
      details.append(RawDetail(game: game, level: level, order: order))
    }
  }

  private mutating func entersObject() throws(Faults) -> Bool {
    guard try peek() == .object else {
      try skip()
      return false
    }
    try enterObject()
    return true
  }

  private mutating func rawReference() throws(Faults) -> RawReference {
    var reference = RawReference()
    var last = -1
    try enterObject()
    while let key = try nextKey() {
      let index = referenceKeys.index(of: key, in: self, after: last)
      last = index ?? last
      switch (index, try peek()) {
      case (0?, .string): reference.name = try string()
      case (1?, .string): reference.url = try string()
      default: try skip()
      }
    }
    return reference
  }

  private mutating func wholeNumber() throws(Faults) -> Int? {
    if case .value(let value) = integer(of: try number()) { value } else { nil }
  }

  private func isLevelUp(_ reference: RawReference) -> Bool {
    reference.name.map { methods.index(of: $0, in: self) != nil } ?? false
  }

  /// The number at the end of an address.
  private func lastNumber(_ reference: RawReference) -> Int? {
    guard let range = reference.url?.contents else { return nil }
    var value = 0
    var factor = 1
    for position in range.reversed() {
      switch source.bytes[position] {
      case UInt8(ascii: "/") where factor == 1: continue
      case let byte where UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte && factor < 1_000_000:
        value += Int(byte & 15) * factor
        factor *= 10
      default: return factor == 1 ? nil : value
      }
    }
    return nil
  }
}

private struct RawReference {
  var name: JSONString?
  var url: JSONString?
}

private struct RawDetail {
  let game: Int
  let level: Int
  let order: Int?
}

private struct RawStep {
  let move: RawReference
  let detail: RawDetail
}

private let moveKeys = JSONKeyTable(["move", "version_group_details"])
private let detailKeys = JSONKeyTable([
  "level_learned_at", "move_learn_method", "order", "version_group",
])
private let referenceKeys = JSONKeyTable(["name", "url"])
private let methods = JSONKeyTable(["level-up"])
