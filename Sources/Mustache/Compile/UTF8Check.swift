/// The offset of the first byte that is not part of well-formed UTF-8, or nil.
func firstInvalidUTF8(_ bytes: ArraySlice<UInt8>) -> Int? {
  let ascii = bytes.withUnsafeBytes(lengthOfASCII)
  var index = bytes.startIndex + ascii
  while index < bytes.endIndex {
    let lead = bytes[index]
    if lead < 0x80 {
      index += 1
      continue
    }
    guard let length = sequenceLength(lead), index + length <= bytes.endIndex,
      secondByteRange(lead).contains(bytes[index + 1])
    else { return index }
    for offset in 2..<max(length, 2) where bytes[index + offset] & 0xC0 != 0x80 { return index }
    index += length
  }
  return nil
}

private func sequenceLength(_ lead: UInt8) -> Int? {
  switch lead {
  case 0xC2...0xDF: 2
  case 0xE0...0xEF: 3
  case 0xF0...0xF4: 4
  default: nil
  }
}

/// Shuts out overlong forms, surrogates and what lies beyond U+10FFFF.
private func secondByteRange(_ lead: UInt8) -> ClosedRange<UInt8> {
  switch lead {
  case 0xE0: 0xA0...0xBF
  case 0xED: 0x80...0x9F
  case 0xF0: 0x90...0xBF
  case 0xF4: 0x80...0x8F
  default: 0x80...0xBF
  }
}

/// Bytes at the start, in steps of eight, that are ASCII.
private func lengthOfASCII(_ bytes: UnsafeRawBufferPointer) -> Int {
  var index = 0
  while index + 8 <= bytes.count,
    bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
  {
    index += 8
  }
  return index
}
