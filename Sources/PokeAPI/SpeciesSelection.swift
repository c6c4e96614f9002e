import Diagnostics

/// Which species are wanted.
public struct SpeciesSelection: Sendable {
  public var ranges: [ClosedRange<Int>]
  /// In lower case.
  public var names: [String]
  public var generations: [Int]
  /// Whether all are; then nothing else counts.
  public var isEverything: Bool

  public static let everything = SpeciesSelection(isEverything: true)

  public init(
    ranges: [ClosedRange<Int>] = [], names: [String] = [], generations: [Int] = [],
    isEverything: Bool = false
  ) {
    self.ranges = ranges
    self.names = names
    self.generations = generations
    self.isEverything = isEverything
  }
}

extension SpeciesSelection {
  /// Numbers have holes, so ranges are looked up in the list; single numbers are asked as they are.
  var needsList: Bool {
    isEverything || !names.isEmpty || ranges.contains { $0.count > 1 }
  }

  var singleNumbers: [Int] {
    ranges.filter { $0.count == 1 }.map(\.lowerBound)
  }

  func contains(_ entry: CheckedBody.Entry) -> Bool {
    if isEverything { return true }
    return ranges.contains { $0.contains(entry.resource.id) }
      || names.contains { entry.name?.utf8.elementsEqual($0.utf8) == true }
  }

  /// What was asked for by a name or a range that the whole list does not have.
  func unmatched(by entries: [CheckedBody.Entry]) -> [FetchFailure] {
    let known = entries.compactMap(\.name)
    let ids = Set(entries.map(\.resource.id))
    let badNames = names.filter { name in
      !known.contains { $0.utf8.elementsEqual(name.utf8) }
    }.map { name in
      FetchFailure(
        what: name, reason: "no species has this name", hint: didYouMean(name, among: known))
    }
    let badRanges = ranges.filter { range in
      range.count > 1 && !ids.contains { range.contains($0) }
    }.map { range in
      FetchFailure(
        what: "\(range.lowerBound)-\(range.upperBound)", reason: "no species has such a number")
    }
    return badNames + badRanges
  }
}
