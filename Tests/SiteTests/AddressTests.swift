import Testing

@testable import Site

@Suite struct AddressTests {
  @Test(arguments: [
    ("", "index.html", 0), ("grid/", "grid/index.html", 1),
    ("ja/pokemon/eevee/", "ja/pokemon/eevee/index.html", 3), ("404.html", "404.html", 0),
  ])
  func pathsNameTheirFile(path: String, file: String, depth: Int) {
    #expect(SitePath(path).outputFile == file)
    #expect(SitePath(path).depth == depth)
  }

  @Test func pathsCompareAsBytes() {
    #expect(SitePath("é/") != SitePath("e\u{301}/"))
  }

  @Test(arguments: [
    (0, "", "./"), (2, "", "../../"), (2, "pokemon/mr-mime/", "../../pokemon/mr-mime/"),
    (1, "sprites/フ 1.png", "../sprites/%E3%83%95%201.png"),
  ])
  func linksAreRelativeWithoutABase(depth: Int, target: String, link: String) {
    let addresses = Addresses(base: nil)
    let prefix = addresses.prefix(on: .depth(depth))
    #expect(addresses.link(SitePath(target), prefix: prefix) == link)
    #expect(addresses.absolute(SitePath(target)) == nil)
  }

  @Test func linksStayUnderTheBase() throws {
    let addresses = Addresses(base: try BaseURL("https://Example.org/sub/dex"))
    let prefix = addresses.prefix(on: .depth(3))
    #expect(addresses.link(SitePath("grid/"), prefix: prefix) == "/sub/dex/grid/")
    #expect(addresses.link(SitePath(""), prefix: prefix) == "/sub/dex/")
    #expect(addresses.absolute(SitePath("grid/")) == "https://example.org/sub/dex/grid/")
  }

  @Test func thePageShownAnywhereUsesTheRoot() {
    #expect(Addresses(base: nil).prefix(on: .anywhere) == "/")
  }

  @Test(arguments: [
    ("ftp://a/", BaseURL.Problem.notWeb), ("example.org", .notWeb), ("https://", .noHost),
    ("https:///x", .noHost), ("https://a/?q", .queryOrFragment), ("https://a/#x", .queryOrFragment),
    ("https://a/b c", .badCharacter(" ")), ("https://a/\"", .badCharacter("\"")),
    ("https://a/é/", .badCharacter("é")), ("https://a/e\u{301}/", .badCharacter("e\u{301}")),
    ("https://日本/", .badCharacter("日")), ("https://a/../b/", .dotSegment("..")),
    ("https://a/./", .dotSegment(".")), ("https://a/%2e/", .dotSegment("%2e")),
    ("https://a/x/.%2E", .dotSegment(".%2E")), ("https://user:pw@a/", .userInfo),
    ("https://user@a/", .userInfo), ("https://a:/", .badPort("")), ("https://a:0/", .badPort("0")),
    ("https://a:65536/", .badPort("65536")), ("https://a:8x/", .badPort("8x")),
    ("https://[::1]:+1/", .badPort("+1")), ("https://a:1:2/", .badPort("1:2")),
  ])
  func whatIsNoBaseURLIsRefused(text: String, problem: BaseURL.Problem) {
    #expect(throws: problem) { try BaseURL(text) }
  }

  @Test(arguments: [
    ("http://localhost:65535", "http://localhost:65535", "/"),
    ("https://[::1]/x", "https://[::1]", "/x/"),
    ("https://[::1]:1/", "https://[::1]:1", "/"),
    ("https://a/...//%2ex", "https://a", "/.../%2ex/"),
    ("https://a/@me", "https://a", "/@me/"),
  ])
  func whatIsABaseURLIsTaken(text: String, origin: String, path: String) throws {
    let base = try BaseURL(text)
    #expect(base.origin == origin)
    #expect(base.path == path)
  }
}
