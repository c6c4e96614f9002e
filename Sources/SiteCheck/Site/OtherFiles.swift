import Diagnostics
import FileSystem

extension PageScan {
  /// The addresses in a site map: of pages, of other site maps, of translations.
  mutating func readSitemap(_ bytes: [UInt8], file: Int) {
    var tags = TagScanner(bytes)
    while tags.next() {
      if tags.isEnd { continue }
      if tags.isNamed("loc") {
        let end = bytes[tags.position...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
        followEntry(tags.position..<end, in: bytes, file: file)
      } else if let href = tags.value(of: "href") {
        followEntry(href, in: bytes, file: file)
      }
    }
  }

  private mutating func followEntry(_ range: Range<Int>, in bytes: [UInt8], file: Int) {
    if case .elsewhere = addresses.target(of: bytes[range], on: names.paths[file].bytes) {
      let shown = String(decoding: bytes[range], as: UTF8.self)
      findings.add(
        .error, "an entry of the site map is on another site: '\(shown)'", file: file, range: range)
    } else {
      follow(range, in: bytes, file: file, as: "an entry of the site map")
    }
  }

  /// `url(…)` in a style sheet.
  mutating func readStyleSheet(_ bytes: [UInt8], file: Int) {
    let quotes = [UInt8(ascii: "\""), UInt8(ascii: "'")]
    var index = 0
    while let open = bytes[index...].firstIndex(of: UInt8(ascii: "(")) {
      index = open + 1
      guard bytes[..<open].suffix(3).elementsEqual("url".utf8),
        let close = bytes[index...].firstIndex(of: UInt8(ascii: ")"))
      else { continue }
      var range = index..<close
      while let first = bytes[range].first, isSpace(first) || quotes.contains(first) {
        range = range.lowerBound + 1..<range.upperBound
      }
      while let last = bytes[range].last, isSpace(last) || quotes.contains(last) {
        range = range.lowerBound..<range.upperBound - 1
      }
      follow(range, in: bytes, file: file, as: "a style sheet")
      index = close
    }
  }

  /// The line `Sitemap:` of robots.txt.
  mutating func readRobots(_ bytes: [UInt8], file: Int) {
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let name = "sitemap:"
      guard line.prefix(name.utf8.count).map(lowercased).elementsEqual(name.utf8) else { continue }
      let address = line.dropFirst(name.utf8.count)
      follow(
        address.startIndex..<address.endIndex, in: bytes, file: file, as: "the line of the site map"
      )
    }
  }
}
