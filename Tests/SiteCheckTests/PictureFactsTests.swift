import SiteCheck
import Testing

private let png: [UInt8] = [
  0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1,
  0, 0, 0, 1, 8, 0, 0, 0, 0, 0x3A, 0x7E, 0x9B, 0x55, 0, 0, 0, 10, 0x49, 0x44, 0x41, 0x54, 0x78,
  0x9C, 0x63, 0x68, 0, 0, 0, 0x82, 0, 0x81, 0x77, 0xCD, 0x72, 0xB6, 0, 0, 0, 0, 0x49, 0x45, 0x4E,
  0x44, 0xAE, 0x42, 0x60, 0x82,
]
private let gif: [UInt8] =
  Array("GIF89a".utf8) + [2, 0, 3, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]
  + [0x2C, 0, 0, 0, 0, 2, 0, 3, 0, 0, 2, 2, 0x84, 0x51, 0, 0x3B]
private let svg = Array(
  "<?xml version=\"1.0\"?>\n<svg viewBox=\"0 0 1 1\"><g><path d=\"\"/></g></svg>\n".utf8)

@Test("A whole picture tells its size")
func wholePictures() {
  #expect(pictureFacts(png, kind: "png") == .whole(PictureSize(width: 1, height: 1)))
  #expect(pictureFacts(gif, kind: "gif") == .whole(PictureSize(width: 2, height: 3)))
  #expect(pictureFacts(svg, kind: "svg") == .whole(nil))
}

@Test(
  "A picture that is cut anywhere is none", arguments: [("png", png), ("gif", gif), ("svg", svg)])
func cutPictures(_ kind: String, _ bytes: [UInt8]) {
  // The line break after a drawing may go.
  for count in 0..<bytes.count - 1 {
    guard case .faulty = pictureFacts(Array(bytes.prefix(count)), kind: kind) else {
      Issue.record("\(count) bytes of the \(kind) pass")
      continue
    }
  }
}

@Test("A changed byte of a PNG is noticed", arguments: png.indices)
func changedByte(_ index: Int) {
  var bytes = png
  bytes[index] ^= 0x20
  guard case .faulty = pictureFacts(bytes, kind: "png") else {
    Issue.record("the change at \(index) passes")
    return
  }
}

@Test(
  "What is wrong is said",
  arguments: [
    ([], "png", "is empty"), (gif, "png", "is of the kind gif, whatever its name says"),
    (Array("<html>".utf8), "png", "is no png picture"),
    (Array("<svg><g></svg>".utf8), "svg", "is a damaged SVG: '</svg>' closes what is not open"),
  ] as [([UInt8], String, String)])
func faults(_ bytes: [UInt8], _ kind: String, _ message: String) {
  #expect(pictureFacts(bytes, kind: kind) == .faulty(message))
}

@Test("One of many may be odd, of few none is")
func oddSizes() {
  let usual = PictureSize(width: 40, height: 40)
  let odd = PictureSize(width: 52, height: 52)
  #expect(usualSize(Array(repeating: usual, count: 9) + [odd]) == usual)
  #expect(usualSize([usual, usual, odd]) == nil)
  #expect(usualSize([usual, usual, usual, odd, odd]) == nil)
}
