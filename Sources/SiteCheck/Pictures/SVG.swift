/// Whether a text is one element `svg`, after what may stand before it.
func looksLikeSVG(_ bytes: [UInt8]) -> Bool {
  let head = bytes.prefix(4096)
  guard let first = head.first(where: { !isSpace($0) && ![0xEF, 0xBB, 0xBF].contains($0) }),
    first == UInt8(ascii: "<")
  else { return false }
  var tags = TagScanner(Array(head))
  while tags.next() {
    if !tags.isEnd { return tags.isNamed("svg") }
  }
  // A tag that is cut off is none.
  return head.starts(with: "<svg".utf8)
}

/// Every element of a drawing has to be closed.
func svgFacts(_ bytes: [UInt8]) -> PictureFacts {
  var tags = TagScanner(bytes)
  var open: [Range<Int>] = []
  var isBegun = false
  while tags.next() {
    if tags.isEnd {
      guard let last = open.popLast(), bytes[last].elementsEqual(bytes[tags.name]) else {
        let name = String(decoding: bytes[tags.name], as: UTF8.self)
        return .faulty("is a damaged SVG: '</\(name)>' closes what is not open")
      }
      continue
    }
    isBegun = true
    let closesItself = tags.position >= 2 && bytes[tags.position - 2] == UInt8(ascii: "/")
    if !closesItself { open.append(tags.name) }
  }
  return isBegun && open.isEmpty ? .whole(nil) : cutShort
}
