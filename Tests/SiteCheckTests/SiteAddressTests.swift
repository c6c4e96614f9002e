import Testing

@testable import SiteCheck

private func target(
  _ address: String, on page: String = "a/b/index.html", origin: String? = nil,
  path: String = "/"
) -> SiteAddresses.Target {
  SiteAddresses(origin: origin, path: path).target(
    of: Array(address.utf8)[...], on: Array(page.utf8)[...])
}

private func file(_ path: String, _ fragment: String = "") -> SiteAddresses.Target {
  .file(Array(path.utf8), fragment: Array(fragment.utf8))
}

@Test(
  "Relative addresses start at the folder of the page",
  arguments: [
    ("../c/", "a/c/index.html"), ("x.png", "a/b/x.png"), ("./", "a/b/index.html"),
    ("..", "a/index.html"), ("../../", "index.html"), ("/d/", "d/index.html"),
    ("%C3%A9.png?x=1", "a/b/é.png"), ("a&amp;b&#x2F;c", "a/b/a&b/c"), ("?q=1", "a/b/index.html"),
  ])
func relative(_ address: String, _ path: String) {
  #expect(target(address) == file(path))
}

@Test("Fragments are kept apart")
func fragments() {
  #expect(target("#x") == file("a/b/index.html", "x"))
  #expect(target("../#%C3%A9") == file("a/index.html", "é"))
}

@Test(
  "What leads elsewhere is not followed",
  arguments: ["https://example.org/", "//example.org", "mailto:a@b.c", "data:,x", "tel:1"])
func elsewhere(_ address: String) {
  #expect(target(address) == .elsewhere)
}

@Test("Addresses of the site's own host are within it")
func absolute() {
  let origin = "https://example.org"
  #expect(
    target("https://example.org/dex/a/", origin: origin, path: "/dex/") == file("a/index.html"))
  #expect(target("/dex/", origin: origin, path: "/dex/") == file("index.html"))
  #expect(target("/other/", origin: origin, path: "/dex/") == .outside)
  #expect(target("https://example.org.evil/", origin: origin) == .elsewhere)
  #expect(target("../../../", path: "/") == .outside)
  #expect(target(" ") == .empty)
}
