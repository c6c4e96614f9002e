import Diagnostics
import Synchronization

/// What renderers find out about templates while they make pages, each finding once.
public final class RenderFindings: Sendable {
  private let found = Mutex<[Key: Diagnostic]>([:])

  public init() {}

  /// In the order of file, place and message, whichever renderer came first.
  public var all: [Diagnostic] {
    found.withLock { found in
      found.sorted { $0.key < $1.key }.map(\.value)
    }
  }

  /// All of them, which leaves none.
  func take() -> [Diagnostic] {
    let all = self.all
    if !all.isEmpty { found.withLock { $0 = [:] } }
    return all
  }

  func add(_ diagnostics: [Diagnostic]) {
    guard !diagnostics.isEmpty else { return }
    found.withLock { found in
      for diagnostic in diagnostics { found[Key(diagnostic)] = diagnostic }
    }
  }

  private struct Key: Hashable, Comparable {
    let file: [UInt8]
    let offset: Int
    let message: String

    init(_ diagnostic: Diagnostic) {
      file = Array((diagnostic.place?.source.name ?? "").utf8)
      offset = diagnostic.place?.range.lowerBound ?? 0
      message = diagnostic.message
    }

    static func < (left: Key, right: Key) -> Bool {
      if left.file != right.file { return left.file.lexicographicallyPrecedes(right.file) }
      if left.offset != right.offset { return left.offset < right.offset }
      return left.message.utf8.lexicographicallyPrecedes(right.message.utf8)
    }
  }
}
