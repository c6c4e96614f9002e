/// Which of so many parts of a site, such as 3/8.
public struct ShardNumber: Sendable, Equatable {
  /// From 1 on.
  public let number: Int
  /// At least `number`.
  public let count: Int

  /// More would be no help to anybody.
  static let most = 10_000

  init?(_ text: String) {
    let words = text.split(separator: "/", omittingEmptySubsequences: false)
    guard words.count == 2, let number = positiveNumber(words[0]),
      let count = positiveNumber(words[1]), number <= count, count <= Self.most
    else { return nil }
    self.number = number
    self.count = count
  }
}

/// The parts of a site and where they are joined.
public struct MergeOptions: Sendable, Equatable {
  /// At least one.
  public var folders: [String]
  public var output: String?
  public var state: String?

  public init(folders: [String]) {
    self.folders = folders
  }
}

/// Two states of a site and how their difference is shown.
public struct ChangesOptions: Sendable, Equatable {
  /// The manifest of an earlier build.
  public var since: String
  public var format = ChangesFormat.text
  public var output: String?
  public var state: String?

  public init(since: String) {
    self.since = since
  }
}

/// How a list of changes is written.
public enum ChangesFormat: String, CaseIterable, Sendable {
  case text, json, files, deleted
}

extension GivenOptions {
  func shard() throws(UsageError) -> ShardNumber? {
    guard let text = text(.shard) else { return nil }
    guard let shard = ShardNumber(text) else {
      throw bad(.shard, text, "wanted are two numbers, such as 3/8 for the third of eight parts")
    }
    return shard
  }

  func merge() throws(UsageError) -> MergeOptions {
    guard !operands.isEmpty, !operands.contains("") else {
      throw UsageError(
        "the folders of the parts are missing", hint: "give them all, such as Public-*-of-8",
        command: command)
    }
    var merge = MergeOptions(folders: operands)
    merge.output = text(.output)
    merge.state = text(.state)
    return merge
  }

  func changes() throws(UsageError) -> ChangesOptions {
    try refuseOperands()
    guard let since = text(.since) else {
      throw UsageError(
        "'--since' is missing",
        hint: "give the manifest of an earlier build, or /dev/null for none: --since FILE",
        command: command)
    }
    var changes = ChangesOptions(since: since)
    if let text = text(.format) {
      guard let format = ChangesFormat(rawValue: text) else {
        let words = ChangesFormat.allCases.map(\.rawValue).joined(separator: ", ")
        throw bad(.format, text, "wanted is one of \(words)")
      }
      changes.format = format
    }
    changes.output = text(.output)
    changes.state = text(.state)
    return changes
  }
}
