import Diagnostics
import FileSystem

/// Findings that are known and accepted: a text file with a line for each, which people can edit.
///
/// A line has the file and the message but no line number, so that it holds while a file is edited.
struct Baseline {
  /// How often each is known.
  private var known: [String: Int] = [:]
  private var hidden = 0

  private static let head = """
    # Findings of 'dexgen check' that are known, one a line. Delete a line to hear of it again.

    """

  init(_ groups: [FindingGroup]) {
    for finding in groups.flatMap(\.findings) { known[line(of: finding), default: 0] += 1 }
  }

  init(_ path: Path) throws(Faults) {
    let source: SourceText
    do throws(FileError) {
      source = try readSource(path)
    } catch {
      let hint = error.reason == .notFound ? "make it with --write-baseline" : nil
      var diagnostic = error.diagnostic
      diagnostic.hint = hint ?? diagnostic.hint
      throw Faults([diagnostic])
    }
    let lines = source.bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    for line in lines where line.first != UInt8(ascii: "#") {
      known[String(decoding: line, as: UTF8.self), default: 0] += 1
    }
  }

  /// Leaves out what is known, each as often as it is.
  mutating func removeKnown(from groups: [FindingGroup]) -> [FindingGroup] {
    var left: [FindingGroup] = []
    for group in groups {
      var new = group
      new.findings = []
      for finding in group.findings {
        let line = line(of: finding)
        if let count = known[line], count > 0 {
          known[line] = count - 1
          hidden += 1
        } else {
          new.findings.append(finding)
        }
      }
      if !new.findings.isEmpty { left.append(new) }
    }
    return left
  }

  /// What was hidden, and what is known but was not found.
  var summary: String {
    let gone = known.values.reduce(0, +)
    let cure = gone == 0 ? "" : "; \(gone) of the file no longer found"
    return "\(quantity(hidden, "known finding")) left out\(cure)"
  }

  /// - Returns: how many findings there are in it.
  func write(to path: Path) throws(Faults) -> Int {
    let lines = known.flatMap { Array(repeating: $0.key, count: $0.value) }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let text = Self.head + lines.map { $0 + "\n" }.joined()
    do throws(FileError) {
      try Folder(path.parent).replace(path.name, Array(text.utf8).span)
    } catch {
      throw error.faults
    }
    return lines.count
  }
}

/// A finding on one line, without what changes when its file is edited.
private func line(of finding: Diagnostic) -> String {
  let file = finding.place.map { "\($0.source.name): " } ?? ""
  return visible(file + "\(finding.severity.rawValue): " + finding.message)
}
