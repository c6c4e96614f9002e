import FileSystem

@testable import DevServer

/// What a client sends, a line each: target, host, range, tags, dates; the rest is a page.
func fuzzRequest(_ bytes: [UInt8]) {
  let lines = bytes.split(
    separator: UInt8(ascii: "\n"), maxSplits: 5, omittingEmptySubsequences: false
  ).map { Array($0) }
  func text(_ index: Int) -> String {
    index < lines.count ? String(decoding: lines[index], as: UTF8.self) : ""
  }
  checkTarget(lines[0])
  _ = AllowedHosts(chosen: nil).allow(text(1))
  _ = AllowedHosts(chosen: "0.0.0.0").allow(text(1))
  for size in [0, 1, 1000, Int.max] { checkRanges(text(2), size) }
  let head = RequestHead(
    target: [],
    fields: ["if-none-match": [text(3)], "if-modified-since": [text(4)], "if-range": [text(3)]])
  let conditions = Conditions(tag: "\"tag\"", modified: 1_000_000_000)
  _ = conditions.areMet(by: head)
  _ = conditions.allowRange(head)
  if let date = parseHTTPDate(text(4)) {
    precondition(parseHTTPDate(httpDate(date)) == date, "a date is read in two ways")
  }
  if lines.count > 5 { checkPage(lines[5]) }
}

private func checkTarget(_ bytes: [UInt8]) {
  guard let target = RequestTarget(bytes) else { return }
  precondition(target.path.first == UInt8(ascii: "/"), "a path without a slash")
  _ = target.parameter("page")
  guard let address = try? SiteAddress(target.path) else { return }
  let path = address.names.reduce(Path("")) { $0.appending($1) }
  precondition(address.names.isEmpty || path.isPlainRelative, "a path that leaves the site")
  precondition(path.components.count == address.names.count, "a slash in a name")
  _ = Mount("/dex/").place(of: address)
}

private func checkRanges(_ field: String, _ size: Int) {
  guard case .parts(let parts) = ByteRanges(field, size: size) else { return }
  precondition(!parts.isEmpty && parts.count <= ByteRanges.limit)
  for part in parts {
    precondition(!part.isEmpty && part.lowerBound >= 0 && part.upperBound <= size, "outside")
  }
}

private func checkPage(_ page: [UInt8]) {
  let mark = PageMark(of: page)
  let text = mark.text(contents: 1)
  precondition(PageMarkText(text).text == text)
  let marked = withReloadTag(page, mark: text)
  precondition(marked.count > page.count)
}
