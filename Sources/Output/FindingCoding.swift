import Diagnostics

extension BinaryWriter {
  mutating func append(_ record: FindingRecord) {
    append(record.severity.rawValue)
    append(record.message)
    append(record.hint) { $0.append($1) }
    append(record.kind) { $0.append($1) }
    append(record.place) { $0.append($1) }
    append(record.trail) {
      $0.append($1.label)
      $0.append($1.place)
    }
  }

  private mutating func append(_ place: FindingRecord.PlaceRecord) {
    append(place.file)
    append(place.text) { $0.append($1) { $0.append($1) } }
    append(Int64(place.range.lowerBound))
    append(Int64(place.range.upperBound))
  }

  private mutating func append(_ text: String) {
    append(UInt32(truncatingIfNeeded: text.utf8.count))
    bytes.append(contentsOf: text.utf8)
  }
}

extension BinaryReader {
  mutating func findingRecord() throws(Damaged) -> FindingRecord {
    guard let severity = Severity(rawValue: try text()) else { throw Damaged() }
    return FindingRecord(
      severity: severity, message: try text(),
      hint: try optional { reader throws(Damaged) in try reader.text() },
      kind: try optional { reader throws(Damaged) in try reader.text() },
      place: try optional { reader throws(Damaged) in try reader.findingPlace() },
      trail: try list { reader throws(Damaged) in
        FindingRecord.TrailRecord(label: try reader.text(), place: try reader.findingPlace())
      })
  }

  private mutating func findingPlace() throws(Damaged) -> FindingRecord.PlaceRecord {
    let file = try text()
    let text = try optional { reader throws(Damaged) in
      try reader.list { reader throws(Damaged) in try reader.integer(UInt8.self) }
    }
    let start = Int(try integer(Int64.self))
    let end = Int(try integer(Int64.self))
    guard start <= end else { throw Damaged() }
    return FindingRecord.PlaceRecord(file: file, text: text, range: start..<end)
  }

  private mutating func text() throws(Damaged) -> String {
    String(decoding: try path().bytes, as: UTF8.self)
  }
}
