/// The bytes that `%41` and the like stand for; nil where a percent sign has no two digits after it.
func percentDecoded(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
  var decoded: [UInt8] = []
  decoded.reserveCapacity(bytes.count)
  var rest = bytes
  while let byte = rest.popFirst() {
    guard byte == UInt8(ascii: "%") else {
      decoded.append(byte)
      continue
    }
    guard let high = rest.popFirst().flatMap(hexDigit), let low = rest.popFirst().flatMap(hexDigit)
    else { return nil }
    decoded.append(high << 4 | low)
  }
  return decoded
}

private func hexDigit(_ byte: UInt8) -> UInt8? {
  switch lowercase(byte) {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): lowercase(byte) - UInt8(ascii: "a") + 10
  default: nil
  }
}
