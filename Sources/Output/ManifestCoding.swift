import FileSystem

extension Manifest {
  /// With these outputs, sorted by path, in place of its own.
  func encoded(outputs: some Collection<(path: Path, record: OutputRecord)>) -> [UInt8] {
    var writer = SealedFile.manifest.begin()
    writer.bytes.reserveCapacity(160 * outputs.count)
    writer.append(fingerprint) { $0.append($1) }
    writer.append(started)
    writer.append(written)
    writer.append(UInt32(truncatingIfNeeded: outputs.count))
    for output in outputs {
      writer.append(terminated: output.path)
      writer.append(output.record)
    }
    writer.append(folders) { $0.append($1) }
    writer.append(inputs) { $0.append($1) }
    writer.append(findings) { $0.append($1) }
    writer.append(part) { $0.append($1) }
    return SealedFile.manifest.seal(writer)
  }

  /// Nil for bytes that are not a whole manifest of this version.
  init?(encoded bytes: [UInt8]) {
    guard var reader = SealedFile.manifest.open(bytes) else { return nil }
    do {
      fingerprint = try reader.optional { reader throws(BinaryReader.Damaged) in
        try reader.hash()
      }
      started = try reader.integer()
      written = try reader.integer()
      outputs = try OutputRecords(&reader)
      folders = try reader.list { reader throws(BinaryReader.Damaged) in try reader.path() }
      inputs = try reader.list { reader throws(BinaryReader.Damaged) in try reader.inputRecord() }
      findings = try reader.list { reader throws(BinaryReader.Damaged) in
        try reader.findingRecord()
      }
      part = try reader.optional { reader throws(BinaryReader.Damaged) in try reader.sitePart() }
    } catch {
      return nil
    }
    guard reader.isAtEnd else { return nil }
  }
}

extension BinaryWriter {
  mutating func append(_ record: OutputRecord) {
    append(record.stamp)
    append(record.hash)
    append(record.key) { $0.append($1) }
    append(record.source) { $0.append($1) }
  }

  mutating func append(_ record: InputRecord) {
    append(record.path)
    append(record.stamp)
    append(record.hash) { $0.append($1) }
  }
}

extension BinaryReader {
  mutating func outputRecord() throws(Damaged) -> OutputRecord {
    OutputRecord(
      stamp: try stamp(), hash: try hash(),
      key: try optional { reader throws(Damaged) in try reader.hash() },
      source: try optional { reader throws(Damaged) in try reader.stamp() })
  }

  mutating func inputRecord() throws(Damaged) -> InputRecord {
    InputRecord(
      path: try path(), stamp: try stamp(),
      hash: try optional { reader throws(Damaged) in try reader.hash() })
  }
}
