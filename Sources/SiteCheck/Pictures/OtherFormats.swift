/// Walks through the blocks of a GIF to its last byte.
func gifFacts(_ bytes: [UInt8]) -> PictureFacts {
  guard bytes.count >= 13 else { return cutShort }
  let size = PictureSize(width: littleEndian(bytes, 6, 2), height: littleEndian(bytes, 8, 2))
  var index = 13 + colours(bytes[10])
  var frames = 0
  while index < bytes.count {
    switch bytes[index] {
    case 0x3B:
      return frames > 0 ? .whole(size) : .faulty("is a GIF without a picture in it")
    case 0x21: index += 2
    case 0x2C:
      guard index + 10 < bytes.count else { return cutShort }
      frames += 1
      index += 11 + colours(bytes[index + 9])
    default: return .faulty("is a damaged GIF")
    }
    // Blocks of data, each with its length before it, up to one of length 0.
    while index < bytes.count, bytes[index] != 0 { index += Int(bytes[index]) + 1 }
    index += 1
  }
  return cutShort
}

/// Bytes of the table of colours that a byte of flags announces.
private func colours(_ flags: UInt8) -> Int {
  flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1)
}

/// Goes through the segments of a JPEG to its data, which has to have an end.
func jpegFacts(_ bytes: [UInt8]) -> PictureFacts {
  var size: PictureSize?
  var index = 2
  while index + 4 <= bytes.count {
    guard bytes[index] == 0xFF else { return .faulty("is a damaged JPEG") }
    let marker = bytes[index + 1]
    if marker == 0xFF {
      index += 1
      continue
    }
    let length = Int(bytes[index + 2]) << 8 | Int(bytes[index + 3])
    let isFrame = 0xC0...0xCF ~= marker && ![0xC4, 0xC8, 0xCC].contains(marker)
    if isFrame, index + 9 <= bytes.count {
      size = PictureSize(
        width: Int(bytes[index + 7]) << 8 | Int(bytes[index + 8]),
        height: Int(bytes[index + 5]) << 8 | Int(bytes[index + 6]))
    }
    if marker == 0xDA {
      let tail = bytes[index...].suffix(64)
      let hasEnd = zip(tail, tail.dropFirst()).contains { $0 == 0xFF && $1 == 0xD9 }
      return hasEnd ? .whole(size) : cutShort
    }
    index += 2 + length
  }
  return cutShort
}

/// The sizes that a WebP states have to fit its bytes.
func webpFacts(_ bytes: [UInt8]) -> PictureFacts {
  guard bytes.count >= 30, littleEndian(bytes, 4, 4) + 8 <= bytes.count else { return cutShort }
  let kind = bytes[12..<16]
  if kind.elementsEqual("VP8X".utf8) {
    return .whole(
      PictureSize(
        width: littleEndian(bytes, 24, 3) + 1, height: littleEndian(bytes, 27, 3) + 1))
  }
  if kind.elementsEqual("VP8L".utf8) {
    let bits = littleEndian(bytes, 21, 4)
    return .whole(PictureSize(width: bits & 0x3FFF + 1, height: bits >> 14 & 0x3FFF + 1))
  }
  guard kind.elementsEqual("VP8 ".utf8) else { return .faulty("is a damaged WebP") }
  return .whole(
    PictureSize(
      width: littleEndian(bytes, 26, 2) & 0x3FFF, height: littleEndian(bytes, 28, 2) & 0x3FFF))
}

/// The boxes of an AVIF have to end where the file ends.
func avifFacts(_ bytes: [UInt8]) -> PictureFacts {
  var index = 0
  var hasData = false
  while index + 8 <= bytes.count {
    let length = bigEndian(bytes, index)
    if bytes[index + 4..<index + 8].elementsEqual("mdat".utf8) { hasData = true }
    // 0 is a box up to the end of the file, 1 one with a longer length, which no sprite needs.
    if length == 0 { return .whole(nil) }
    guard length >= 8, index + length <= bytes.count else { return cutShort }
    index += length
  }
  return hasData && index == bytes.count ? .whole(nil) : cutShort
}

private func littleEndian(_ bytes: [UInt8], _ index: Int, _ count: Int) -> Int {
  (0..<count).reduce(0) { $0 | Int(bytes[index + $1]) << (8 * $1) }
}
