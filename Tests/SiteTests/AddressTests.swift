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
  ])
  func whatIsNoBaseURLIsRefused(text: String, problem: BaseURL.Problem) {
    #expect(throws: problem) { try BaseURL(text) }
  }
}
