import Diagnostics
import FileSystem

/// Reads one page of the built site from tag to tag.
struct PageReader {
  private(set) var scan: PageScan
  private(set) var idHashes: Set<UInt64> = []
  private let file: Int
  private var tags: TagScanner
  /// Ids that other elements name: in which attribute, and where.
  private var mentions: [(what: String, range: Range<Int>)] = []
  private var titles = 0
  private var mainHeadings = 0
  private var hasBody = false

  init(_ bytes: [UInt8], file: Int, scan: PageScan) {
    self.scan = scan
    self.file = file
    tags = TagScanner(bytes)
  }

  mutating func run() {
    while tags.next() {
      if tags.isEnd { continue }
      readID()
      readMentions()
      readElement()
    }
    for mention in mentions { checkMentions(mention.what, mention.range) }
    let top = 0..<0
    if titles == 0 { report(.warning, "the page has no title", top, hint: "add a <title>") }
    if hasBody, mainHeadings == 0 { report(.warning, "the page has no heading <h1>", top) }
  }

  private mutating func readElement() {
    if tags.isNamed("a") || tags.isNamed("area") {
      follow("href", as: "a link")
    } else if tags.isNamed("img") {
      readPicture()
    } else if tags.isNamed("source") || tags.isNamed("video") || tags.isNamed("audio")
      || tags.isNamed("iframe")
    {
      follow("src", as: "a picture or film")
      followSet("srcset")
    } else if tags.isNamed("script") {
      follow("src", as: "a script")
    } else if tags.isNamed("form") {
      follow("action", as: "a form")
    } else if tags.isNamed("use") || tags.isNamed("image") {
      follow("href", as: "a picture")
    } else if tags.isNamed("link") {
      readLink()
    } else if tags.isNamed("meta") {
      readMeta()
    } else if tags.isNamed("title") {
      readTitle()
    } else if tags.isNamed("h1") {
      mainHeadings += 1
      if mainHeadings == 2 {
        report(.warning, "the page has a second heading <h1>", tags.name)
      }
    } else if tags.isNamed("body") {
      hasBody = true
    } else if tags.isNamed("html"), tags.value(of: "lang")?.isEmpty ?? true {
      report(.warning, "the page does not say its language", tags.name, hint: "add lang=\"…\"")
    }
  }

  private mutating func readPicture() {
    follow("src", as: "a picture")
    followSet("srcset")
    guard tags.value(of: "alt") == nil else { return }
    report(
      .warning, "a picture has no alternative text", tags.start..<tags.position,
      hint: "say what it shows in alt=\"…\"; alt=\"\" where it adds nothing")
  }

  private mutating func readLink() {
    guard let rel = tags.value(of: "rel"), let href = tags.value(of: "href") else { return }
    if tags.equals(rel, "canonical") {
      let target = scan.follow(href, in: tags.bytes, file: file, as: "the canonical address")
      if let target, target != file {
        let shown = scan.names.paths[target].text
        report(.error, "the canonical address is that of another page, '\(shown)'", href)
      }
    } else if tags.equals(rel, "alternate") {
      follow("href", as: "the address of another version")
    } else if tags.equals(rel, "stylesheet") {
      follow("href", as: "a style sheet")
    } else if tags.equals(rel, "preconnect") || tags.equals(rel, "dns-prefetch") {
      return
    } else {
      follow("href", as: "a <link>")
    }
  }

  /// `og:url`, `og:image` and their like.
  private mutating func readMeta() {
    guard let property = tags.value(of: "property") ?? tags.value(of: "name"),
      let content = tags.value(of: "content"),
      tags.equals(property, "og:url") || tags.equals(property, "og:image")
        || tags.equals(property, "twitter:image")
    else { return }
    scan.follow(content, in: tags.bytes, file: file, as: "an address for previews")
  }

  private mutating func readTitle() {
    // An SVG shape may have a title too.
    guard !hasBody else { return }
    titles += 1
    let end = tags.bytes[tags.position...].firstIndex(of: UInt8(ascii: "<")) ?? tags.bytes.count
    guard tags.bytes[tags.position..<end].allSatisfy(isSpace) else { return }
    report(.warning, "the title of the page is empty", tags.name)
  }

  private mutating func readID() {
    guard let id = tags.value(of: "id") else { return }
    let shown = String(decoding: tags.bytes[id], as: UTF8.self)
    if id.isEmpty {
      report(.warning, "an id is empty", tags.start..<tags.position)
    } else if !idHashes.insert(hashOfID(tags.bytes[id])).inserted {
      report(.error, "the id '\(shown)' is on the page twice", id, hint: "an id has to be unique")
    }
  }

  private mutating func readMentions() {
    for attribute in tags.attributes {
      if tags.equals(attribute.name, "for") {
        mentions.append(("for", attribute.value))
      } else if tags.equals(attribute.name, "aria-labelledby") {
        mentions.append(("aria-labelledby", attribute.value))
      } else if tags.equals(attribute.name, "aria-describedby") {
        mentions.append(("aria-describedby", attribute.value))
      }
    }
  }

  private mutating func checkMentions(_ attribute: String, _ range: Range<Int>) {
    for word in tags.bytes[range].split(whereSeparator: isSpace)
    where !idHashes.contains(hashOfID(word)) {
      let shown = String(decoding: word, as: UTF8.self)
      report(
        .warning, "'\(attribute)' names '\(shown)', which no element of the page has as its id",
        word.startIndex..<word.endIndex)
    }
  }

  private mutating func follow(_ attribute: StaticString, as what: String) {
    guard let value = tags.value(of: attribute) else { return }
    scan.follow(value, in: tags.bytes, file: file, as: what)
  }

  /// `a.png 1x, b.png 2x`.
  private mutating func followSet(_ attribute: StaticString) {
    guard let value = tags.value(of: attribute) else { return }
    for candidate in tags.bytes[value].split(separator: UInt8(ascii: ",")) {
      guard let address = candidate.split(whereSeparator: isSpace).first else { continue }
      scan.follow(
        address.startIndex..<address.endIndex, in: tags.bytes, file: file, as: "a picture")
    }
  }

  private mutating func report(
    _ severity: Severity, _ message: String, _ range: Range<Int>, hint: String? = nil
  ) {
    scan.findings.add(severity, message, file: file, range: range, hint: hint)
  }
}
