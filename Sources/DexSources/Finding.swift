import Diagnostics

/// Something found in an entry, kept until the entry has been read and can be named.
struct Finding {
  var severity: Severity
  /// The field inside the entry, such as `base.HP`; empty for the entry itself.
  var field: String
  var message: String
  var range: Range<Int>
  var hint: String?
  var trail: [TrailStep] = []
  /// What kind of finding it is, so that many of one kind can be shown as one.
  var kind: FindingKind?
}

/// Kinds of findings that may come in hundreds.
enum FindingKind: String {
  case emptyText = "empty-text"
  case invisible = "invisible-character"
  case missingEntry = "missing-entry"
  case noStats = "no-stats"
  case range = "range"
  case statRange = "stat-range"
  case unknownKey = "unknown-key"
  case unknownWord = "unknown-word"
}

/// The kind of findings about entries that are named and are not there.
public let missingEntryKind = FindingKind.missingEntry.rawValue

/// The kind of findings about words that no file explains.
public let unknownWordKind = FindingKind.unknownWord.rawValue
