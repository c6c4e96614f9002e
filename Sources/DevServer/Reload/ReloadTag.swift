/// Addresses that belong to the server, not to the site.
enum ReloadAddress {
  static let script = "/.dexgen/reload.js"
  static let style = "/.dexgen/reload.css"
  static let events = "/.dexgen/events"
}

/// A page with the tag that keeps it current, before its end.
///
/// The page's rules on scripts allow files of its own server only, so the tag names one.
func withReloadTag(_ page: [UInt8], mark: String) -> [UInt8] {
  let tag = Array(
    "<script src=\"\(ReloadAddress.script)\" data-dexgen-mark=\"\(mark)\" defer></script>\n".utf8)
  let end = lastEnd(ofBodyIn: page) ?? page.count
  var result: [UInt8] = []
  result.reserveCapacity(page.count + tag.count)
  result += page[..<end]
  result += tag
  result += page[end...]
  return result
}

private func lastEnd(ofBodyIn page: [UInt8]) -> Int? {
  let end = Array("</body".utf8)
  var rest = page[...]
  while let start = rest.lastIndex(of: UInt8(ascii: "<")) {
    if page.count - start >= end.count, zip(page[start...], end).allSatisfy({ lowercase($0) == $1 })
    {
      return start
    }
    rest = rest[..<start]
  }
  return nil
}
