import FileSystem
import Testing

@testable import DevServer

@Suite struct AddressTests {
  @Test(
    arguments: [
      ("/", [], true), ("/about", ["about"], false), ("/about/", ["about"], true),
      ("/a%20b/%C3%A9", ["a b", "é"], false), ("/%61bout/", ["about"], true),
      ("/.well-known/x", [".well-known", "x"], false), ("/a+b", ["a+b"], false),
      ("/...a", nil, false), ("/a...", ["a..."], false),
    ] as [(String, [String]?, Bool)])
  func decoded(path: String, names: [String]?, endsWithSlash: Bool) {
    let address = try? SiteAddress(Array(path.utf8))
    #expect(address?.names.map(\.text) == names)
    if names != nil { #expect(address?.endsWithSlash == endsWithSlash) }
  }

  @Test(arguments: [
    "/..", "/../etc/passwd", "/a/../b", "/%2e%2e/x", "/%2E%2e/", "/.%2e/x", "/a/.", "/a/./b",
    "/%00", "/a%00.html", "/a\\b", "/a%5Cb", "/a%2Fb", "/..%2fetc", "/%", "/%4", "/%zz", "/a%",
    "/a%0Ab", "/a%7f",
  ])
  func malformed(path: String) {
    #expect(throws: SiteAddress.Problem.malformed) { try SiteAddress(Array(path.utf8)) }
  }

  @Test(arguments: [
    "//", "//evil.example/", "/a//b", "/.git/config", "/a/.env", "/a/.well-known/x",
    "/.Public.dexgen/",
    "/%2ehtaccess",
  ])
  func nowhere(path: String) {
    #expect(throws: SiteAddress.Problem.nowhere) { try SiteAddress(Array(path.utf8)) }
  }

  @Test(
    arguments: [
      ("/a?b=c", nil, "/a", "b=c"), ("/", nil, "/", nil), ("/a#b", nil, "/a", nil),
      ("/a?", nil, "/a", ""),
      ("http://localhost:80/a?b", "localhost:80", "/a", "b"), ("HTTP://x", "x", "/", nil),
      ("http://x?y", "x", "/", "y"),
    ] as [(String, String?, String, String?)])
  func target(text: String, authority: String?, path: String, query: String?) {
    let target = RequestTarget(Array(text.utf8))
    #expect(target?.authority == authority)
    #expect(target.map { String(decoding: $0.path, as: UTF8.self) } == path)
    #expect(target?.query.map { String(decoding: $0, as: UTF8.self) } == query)
  }

  @Test(arguments: ["", "*", "about", "localhost:80", "ftp://x/"])
  func noTarget(text: String) {
    #expect(RequestTarget(Array(text.utf8)) == nil)
  }

  @Test func parameters() {
    let target = RequestTarget(Array("/e?page=%2Fa%2520b%2F&mark=1.2&bad=%&none&page=x".utf8))
    #expect(target?.parameter("page") == "/a%20b/")
    #expect(target?.parameter("mark") == "1.2")
    #expect(target?.parameter("bad") == nil)
    #expect(target?.parameter("none") == "")
    #expect(target?.parameter("other") == nil)
  }

  @Test(arguments: [
    ("/", "/", "inside /"), ("/", "/a", "inside /a"), ("/dex/", "/", "above"),
    ("/dex/", "/dex", "above"), ("/dex/", "/dex/", "inside /"), ("/dex/", "/dex/a/", "inside /a/"),
    ("/dex/", "/%64ex/a", "inside /a"), ("/dex/", "/other/", "outside"),
    ("/dex/", "/dexter/", "outside"),
    ("/a/b/", "/a/", "above"), ("/a/b/", "/a/c/", "outside"), ("/a/b/", "/a/b", "above"),
    ("/a/b/", "/b/", "outside"),
  ])
  func mount(base: String, path: String, expected: String) throws {
    let shown =
      switch Mount(base).place(of: try SiteAddress(Array(path.utf8))) {
      case .above: "above"
      case .outside: "outside"
      case .inside(let address):
        "inside /" + address.names.map(\.text).joined(separator: "/")
          + (address.endsWithSlash && !address.names.isEmpty ? "/" : "")
      }
    #expect(shown == expected)
  }

  @Test(arguments: [
    ("localhost:8000", true), ("LOCALHOST", true), ("127.0.0.1:8000", true), ("[::1]:8000", true),
    ("x.localhost:1", true), ("evil.example", false), ("evil.example:8000", false), ("", false),
    ("127.0.0.1.evil.example", false), ("localhost.evil.example:8000", false),
    ("192.168.0.5", false),
    ("localhost:8000:1", false), ("user@localhost", false), ("localhost:port", false),
    ("notlocalhost", false),
  ])
  func ownHosts(authority: String, isAllowed: Bool) {
    #expect(AllowedHosts(chosen: nil).allow(authority) == isAllowed)
  }

  @Test(arguments: [
    ("dex.lan", "dex.lan:80", true), ("dex.lan", "DEX.LAN", true),
    ("dex.lan", "192.168.0.5", false),
    ("0.0.0.0", "192.168.0.5:8000", true), ("0.0.0.0", "[fe80::1]", true),
    ("0.0.0.0", "evil.example", false), ("::", "1.2.3.4", true), ("::", "1.2.3", false),
    ("fe80::1", "[fe80::1]:80", true), ("192.168.0.5", "192.168.0.6", false),
  ])
  func chosenHosts(chosen: String, authority: String, isAllowed: Bool) {
    #expect(AllowedHosts(chosen: chosen).allow(authority) == isAllowed)
  }
}
