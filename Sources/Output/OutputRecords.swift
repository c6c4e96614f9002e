import FileSystem

/// What a manifest says about files, sorted by path: left in the bytes that were read and decoded one at
/// a time, because a large site has hundreds of thousands.
struct OutputRecords: Sendable {
  private let bytes: [UInt8]
  /// Where each record begins.
  private let starts: [UInt32]

  init() {
    bytes = []
    starts = []
  }

  /// Reads past a list of records.
  init(_ reader: inout BinaryReader) throws(BinaryReader.Damaged) {
    let count = Int(try reader.integer(UInt32.self))
    var starts: [UInt32] = []
    // Each record takes at least a byte, so a false count cannot ask for much memory.
    starts.reserveCapacity(Swift.min(count, reader.bytes.count - reader.offset))
    for _ in 0..<count {
      guard let start = UInt32(exactly: reader.offset) else { throw BinaryReader.Damaged() }
      starts.append(start)
      try reader.skipPath()
      _ = try reader.outputRecord()
    }
    bytes = reader.bytes
    self.starts = starts
  }
}

extension OutputRecords: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { starts.count }

  /// What was read past once is whole.
  subscript(index: Int) -> OutputRecord {
    var reader = BinaryReader(bytes, from: Int(starts[index]))
    return reader.nextOutput()?.record ?? .nothing
  }

  func path(at index: Int) -> Path {
    bytes[pathRange(at: index)].withUnsafeBytes { Path(bytes: $0.dropLast()) }
  }

  /// Where a path stands.
  func firstIndex(of path: Path) -> Int? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if order(of: path, to: middle) > 0 { low = middle + 1 } else { high = middle }
    }
    return hasPath(path, at: low) ? low : nil
  }

  /// Whether there is a record at the index and it is about the path.
  func hasPath(_ path: Path, at index: Int) -> Bool {
    index < count && order(of: path, to: index) == 0
  }

  /// Less than 0 if a path comes before that of the record.
  func order(of path: Path, to index: Int) -> Int {
    path.order(to: bytes.span.extracting(pathRange(at: index)))
  }

  /// With the NUL that ends it.
  private func pathRange(at index: Int) -> Range<Int> {
    var reader = BinaryReader(bytes, from: Int(starts[index]))
    return (try? reader.skipPath()) ?? 0..<0
  }

  /// Whether all records of a stretch pass a test; their paths end with a NUL.
  func allSatisfy(
    _ stretch: Range<Int>, _ test: (Span<UInt8>, OutputRecord) -> Bool
  ) -> Bool {
    guard !stretch.isEmpty else { return true }
    var reader = BinaryReader(bytes, from: Int(starts[stretch.lowerBound]))
    for _ in stretch {
      guard let (path, record) = reader.nextOutput(),
        test(bytes.span.extracting(path), record)
      else { return false }
    }
    return true
  }
}

extension BinaryReader {
  fileprivate mutating func nextOutput() -> (path: Range<Int>, record: OutputRecord)? {
    guard let path = try? skipPath(), let record = try? outputRecord() else { return nil }
    return (path, record)
  }
}
