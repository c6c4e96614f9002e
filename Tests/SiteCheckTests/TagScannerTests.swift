import Testing

@testable import SiteCheck

/// Each tag as `name key=value …`, with a slash before the name of an end tag.
private func tags(_ html: String) -> [String] {
  var scanner = TagScanner(Array(html.utf8))
  var found: [String] = []
  func text(_ range: Range<Int>) -> String { String(decoding: scanner.bytes[range], as: UTF8.self) }
  while scanner.next() {
    let attributes = scanner.attributes.map { " \(text($0.name))=\(text($0.value))" }.joined()
    found.append((scanner.isEnd ? "/" : "") + text(scanner.name) + attributes)
  }
  return found
}

@Test(
  "Tags and their attributes",
  arguments: [
    ("<p>a<b>c</b></p>", ["p", "b", "/b", "/p"]),
    ("<a href=\"x\" id='y' hidden data-a=1>", ["a href=x id=y hidden= data-a=1"]),
    ("<br/><img src=a.png/><hr />", ["br", "img src=a.png/", "hr"]),
    ("<a title=\"a > b\" b = c>", ["a title=a > b b=c"]),
    ("1 < 2 <3> <!doctype html><?xml?>x<i>", ["i"]),
    ("<!-- <p> --><q>", ["q"]),
    ("<script>if (a < b) '<p>'</script ><u>", ["script", "/script", "u"]),
    ("<style>a > b {}</STYLE><s>", ["style", "/STYLE", "s"]),
    ("<TEXTAREA><p></textarea>", ["TEXTAREA", "/textarea"]),
    ("a<", []), ("</", []), ("<!--", []), ("<script>", ["script"]), ("<a b=\"", []),
    ("<p></p", ["p"]),
  ])
func scanning(_ html: String, _ expected: [String]) {
  #expect(tags(html) == expected)
}

@Test("Any text comes to an end, cut anywhere")
func anyText() {
  let html = "<!doctype html><a href='x'>é</a><!-- c --><script>a</script><b c=\"d\"/><e f=g>"
  for count in 0...html.utf8.count {
    var scanner = TagScanner(Array(html.utf8.prefix(count)))
    while scanner.next() {}
    #expect(scanner.position <= count)
  }
}
