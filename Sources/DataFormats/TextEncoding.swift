import Diagnostics

/// The first bytes in the range that are not UTF-8, as offsets into `bytes`.
public func firstInvalidUTF8(in bytes: [UInt8], _ range: Range<Int>) -> Range<Int>? {
  let span = bytes.span.extracting(range)
  do throws(UTF8.ValidationError) {
    _ = try UTF8Span(validating: span)
    return nil
  } catch {
    let start = range.lowerBound
    return start + error.byteOffsets.lowerBound..<start + error.byteOffsets.upperBound
  }
}

extension SourceText {
  /// Refuses text in another encoding, such as Shift JIS or UTF-16.
  public func requireUTF8(in range: Range<Int>) throws(Faults) {
    if let wrong = firstInvalidUTF8(in: bytes, range) {
      throw Faults(
        "these bytes are not UTF-8", at: Place(self, wrong),
        hint: "save the file in the encoding UTF-8")
    }
  }

  /// Bytes of a byte-order mark at the start, which is no part of the text: 3 or 0.
  public var byteOrderMarkLength: Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }
}
