/// Where well-formed text ends that stands for itself inside a string, and whether all of it is ASCII
/// that can be seen.
@inline(__always)
func textRun(
  in bytes: UnsafeBufferPointer<UInt8>, from start: Int
) -> (end: Int, isPlain: Bool) {
  var position = start
  var isPlain = true
  while true {
    position = endOfPlainRun(in: bytes, from: position)
    guard position < bytes.count else { return (position, isPlain) }
    let byte = bytes[position]
    if byte >= 0x80 {
      isPlain = false
      let length = utf8Length(of: bytes, at: position)
      if length == 0 { return (position, false) }
      position += length
    } else if byte == 0x7F {
      isPlain = false
      position += 1
    } else {
      return (position, isPlain)
    }
  }
}

/// The first byte at or after an offset that is not plain: no visible ASCII, a quote or a backslash.
///
/// Looks at eight bytes at once; each test sets the high bit of a byte that fails it. A borrow can set
/// it in later bytes too, but never before the first, which is the only one that is looked at.
@inline(__always)
private func endOfPlainRun(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
  let ones: UInt64 = 0x0101_0101_0101_0101
  let high: UInt64 = 0x8080_8080_8080_8080
  var position = start
  let raw = UnsafeRawBufferPointer(bytes)
  while position + 8 <= raw.count {
    let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: position, as: UInt64.self))
    let quotes = word ^ (ones &* 0x22)
    let backslashes = word ^ (ones &* 0x5C)
    let deletes = word ^ (ones &* 0x7F)
    let failed =
      (word | (word &- ones &* 0x20) | (quotes &- ones) | (backslashes &- ones)
        | (deletes &- ones)) & high
    // A high bit may come from the byte itself in the last three, where it counts as failed anyway.
    if failed != 0 { return position + failed.trailingZeroBitCount / 8 }
    position += 8
  }
  while position < bytes.count {
    switch bytes[position] {
    case 0x22, 0x5C, 0x00..<0x20, 0x7F...: return position
    default: position += 1
    }
  }
  return position
}

/// Bytes of the well-formed sequence above ASCII that begins here; 0 if there is none.
@inline(__always)
func utf8Length(of bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Int {
  @inline(__always)
  func follows(_ index: Int, _ range: ClosedRange<UInt8> = 0x80...0xBF) -> Bool {
    start + index < bytes.count && range ~= bytes[start + index]
  }
  switch bytes[start] {
  case 0xC2...0xDF: return follows(1) ? 2 : 0
  case 0xE0: return follows(1, 0xA0...0xBF) && follows(2) ? 3 : 0
  case 0xED: return follows(1, 0x80...0x9F) && follows(2) ? 3 : 0
  case 0xE1...0xEF: return follows(1) && follows(2) ? 3 : 0
  case 0xF0: return follows(1, 0x90...0xBF) && follows(2) && follows(3) ? 4 : 0
  case 0xF1...0xF3: return follows(1) && follows(2) && follows(3) ? 4 : 0
  case 0xF4: return follows(1, 0x80...0x8F) && follows(2) && follows(3) ? 4 : 0
  default: return 0
  }
}
