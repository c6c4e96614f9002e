let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

/// Goes through the chunks of a PNG to its end, and reckons the check sum of each.
func pngFacts(_ bytes: [UInt8]) -> PictureFacts {
  guard bytes.starts(with: pngSignature) else {
    return .faulty("is a damaged PNG: its first bytes were changed on the way")
  }
  var size: PictureSize?
  var hasData = false
  var index = pngSignature.count
  while index + 12 <= bytes.count {
    let length = bigEndian(bytes, index)
    let end = index + 12 + length
    guard end <= bytes.count else { return cutShort }
    let kind = bytes[index + 4..<index + 8]
    guard crc32(bytes, index + 4..<end - 4) == bigEndian(bytes, end - 4) else {
      let name = String(decoding: kind, as: UTF8.self)
      return .faulty("is damaged: the check sum of its part '\(name)' is wrong")
    }
    if kind.elementsEqual("IHDR".utf8), length >= 8 {
      size = PictureSize(
        width: bigEndian(bytes, index + 8), height: bigEndian(bytes, index + 12))
    }
    if kind.elementsEqual("IDAT".utf8) { hasData = true }
    if kind.elementsEqual("IEND".utf8) {
      guard let size, size.width > 0, size.height > 0, hasData else {
        return .faulty("is a PNG without a picture in it")
      }
      return .whole(size)
    }
    index = end
  }
  return cutShort
}

func bigEndian(_ bytes: [UInt8], _ index: Int) -> Int {
  bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
}

private func crc32(_ bytes: [UInt8], _ range: Range<Int>) -> Int {
  var crc: UInt32 = 0xFFFF_FFFF
  for index in range {
    crc = crcTable[Int((crc ^ UInt32(bytes[index])) & 0xFF)] ^ (crc >> 8)
  }
  return Int(crc ^ 0xFFFF_FFFF)
}

private let crcTable: [UInt32] = (0..<256).map { number in
  (0..<8).reduce(UInt32(number)) { value, _ in
    value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1
  }
}
