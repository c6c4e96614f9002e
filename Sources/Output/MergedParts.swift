import Diagnostics
import FileSystem

/// All parts of one site.
public struct MergedParts: Sendable {
  private let parts: [PartFolder]

  /// - Throws: every part that is missing, there twice, or made from something else than the first.
  public init(_ parts: [PartFolder]) throws(Faults) {
    var report = Report()
    var owners: [Int: PartFolder] = [:]
    guard let first = parts.first else { throw Faults("there are no parts") }
    for part in parts {
      let shard = part.part.shard
      if shard.count != first.part.shard.count {
        report.error(
          "'\(part.folder)' is part \(shard), but '\(first.folder)' is \(first.part.shard)")
      } else if part.part.site != first.part.site {
        report.error(
          "'\(part.folder)' was made from other sources or options than '\(first.folder)', or by "
            + "another version of dexgen",
          hint: "build all parts again from the same state of the sources")
      }
      if let other = owners.updateValue(part, forKey: shard.number),
        shard.count == first.part.shard.count
      {
        report.error("'\(other.folder)' and '\(part.folder)' are the same part, \(shard)")
      }
    }
    if !report.hasErrors, owners.count < first.part.shard.count {
      let missing = (1...first.part.shard.count).filter { owners[$0] == nil }
      let shown = missing.prefix(10).map { "\($0)/\(first.part.shard.count)" }
      let more = missing.count > 10 ? " and \(missing.count - 10) more" : ""
      report.error(
        "\(missing.count == 1 ? "a part is" : "parts are") missing: "
          + shown.joined(separator: ", ") + more)
    }
    try report.throwIfErrors()
    self.parts = parts
  }

  /// What the whole site consists of; the files are read again by `PartFileRenderer`.
  public var plan: [PlannedFile] {
    var plan: [PlannedFile] = []
    plan.reserveCapacity(parts.reduce(0) { $0 + $1.manifest.outputs.count })
    for part in parts {
      let outputs = part.manifest.outputs
      for index in outputs.indices {
        plan.append(
          PlannedFile(
            path: outputs.path(at: index), content: .rendered(plan.count),
            key: outputs[index].key, originKind: "part", origin: part.folder.text))
      }
    }
    return plan
  }

  public func makeRenderer() -> PartFileRenderer {
    PartFileRenderer(
      folders: parts.map(\.folder), records: parts.map(\.manifest.outputs))
  }

  /// The fingerprint that a build of the whole would have, if all parts agree on it: parts that were
  /// made in other places do not.
  public var fingerprint: ContentHash? {
    let whole = Set(parts.map(\.part.whole))
    return whole.count == 1 ? whole.first : nil
  }

  /// Everything that any of the parts was made from.
  public var inputs: InputLog {
    var log = InputLog(started: parts.map(\.manifest.started).min() ?? 0)
    for part in parts {
      for input in part.manifest.inputs { log.add(input) }
    }
    return log
  }

  /// What the builds of the parts found, each finding once.
  public var findings: [Diagnostic] {
    var seen: Set<String> = []
    let all = parts.flatMap { (try? $0.manifest.findings.diagnostics()) ?? [] }
    return all.filter { seen.insert($0.rendered()).inserted }
  }
}

/// Takes files from parts, and sees that they are what dexgen left there.
public struct PartFileRenderer: FileRenderer {
  let folders: [Path]
  let records: [OutputRecords]

  public mutating func render(
    _ index: Int, _ body: (Span<UInt8>) throws(Faults) -> Void
  ) throws(Faults) {
    var rest = index
    for (folder, records) in zip(folders, records) {
      if rest < records.count { return try hand(over: records, rest, of: folder, to: body) }
      rest -= records.count
    }
  }

  private func hand(
    over records: OutputRecords, _ index: Int, of folder: Path,
    to body: (Span<UInt8>) throws(Faults) -> Void
  ) throws(Faults) {
    let path = folder.appending(records.path(at: index))
    let bytes: [UInt8]
    do { bytes = try readFile(path).bytes } catch { throw error.faults }
    guard ContentHash(of: bytes) == records[index].hash else {
      throw Faults(
        "'\(path)' is not as dexgen made it", hint: "copy the part anew, or build it again")
    }
    try body(bytes.span)
  }
}
