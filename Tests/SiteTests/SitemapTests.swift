import Testing

@testable import Site

@Suite struct SitemapTests {
  private func files(_ count: Int, limit: Int) -> [String: String] {
    let map = Sitemap(limit: limit) { "https://example.org/" + $0 }
    let files = map.files(count) { number in
      Sitemap.Entry(
        url: "https://example.org/\(number)/",
        translations: [("en", "https://example.org/\(number)/"), ("ja", "https://example.org/ja/")])
    }
    return Dictionary(
      uniqueKeysWithValues: files.map { ($0.name, String(decoding: $0.bytes, as: UTF8.self)) })
  }

  private func addresses(in file: String?) -> [String] {
    (file ?? "").matches(of: /<loc>([^<]*)<\/loc>/).map { String($0.output.1) }
  }

  @Test func holdsAtMostAsManyAddressesAsAFileMay() {
    #expect(Sitemap { $0 }.limit == 50_000)
  }

  @Test(arguments: [0, 1, 3])
  func isOneFileAsLongAsAllFit(count: Int) {
    let files = files(count, limit: 3)
    #expect(Array(files.keys) == ["sitemap.xml"])
    #expect(addresses(in: files["sitemap.xml"]) == (0..<count).map { "https://example.org/\($0)/" })
  }

  @Test(arguments: [(4, 2), (6, 2), (7, 3)])
  func isAnIndexAndSeveralFilesElse(count: Int, parts: Int) {
    let files = files(count, limit: 3)
    let names = (1...parts).map { "sitemap-\($0).xml" }
    #expect(Set(files.keys) == Set(names + ["sitemap.xml"]))
    #expect(files["sitemap.xml"]?.contains("<sitemapindex ") == true)
    #expect(addresses(in: files["sitemap.xml"]) == names.map { "https://example.org/" + $0 })
    let all = names.map { addresses(in: files[$0]) }
    #expect(all.allSatisfy { (1...3).contains($0.count) })
    #expect(all.flatMap { $0 } == (0..<count).map { "https://example.org/\($0)/" })
  }

  @Test func namesTranslations() {
    let text = files(1, limit: 3)["sitemap.xml"] ?? ""
    #expect(
      text.contains(
        "<xhtml:link rel=\"alternate\" hreflang=\"ja\" href=\"https://example.org/ja/\"/>"))
  }
}
