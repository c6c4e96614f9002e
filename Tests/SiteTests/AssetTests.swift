import Dex
import Diagnostics
import Testing

@testable import Site

@Suite struct AssetTests {
  private func file(_ name: String, _ text: String) -> SiteSources.File {
    SiteSources.File(name: name, source: SourceText(name: "assets/\(name)", text: text))
  }

  @Test func namesCarryAHashOfTheContent() throws {
    let first = PublishedAssets(
      [file("style.css", "a{}"), file("icons/i.svg", "x")], styleRules: [])
    let second = PublishedAssets(
      [file("style.css", "b{}"), file("icons/i.svg", "x")], styleRules: [])
    let style = try #require(first.style?.text)
    #expect(style.hasPrefix("assets/style.") && style.hasSuffix(".css"))
    #expect(style.utf8.count == "assets/style.01234567.css".utf8.count)
    #expect(first.style != second.style)
    #expect(first.find("icons/i.svg") == second.find("icons/i.svg"))
  }

  @Test func styleSheetsNamePublishedFiles() throws {
    let assets = PublishedAssets(
      [
        file("style.css", "a{b:url(icons/i.svg);c:url('data:x');d:url(missing.png)}"),
        file("icons/i.svg", "x"),
      ], styleRules: [])
    let style = try #require(assets.all.first { $0.path == assets.style })
    let icon = try #require(assets.find("icons/i.svg")).text.dropFirst("assets/".count)
    #expect(
      String(decoding: style.bytes, as: UTF8.self)
        == "a{b:url(\(icon));c:url('data:x');d:url(missing.png)}")
  }

  @Test(
    arguments: [
      (166, 193, 50, true), (115, 110, 176, true), (0, 0, 0, false), (255, 255, 255, true),
      (90, 40, 120, false),
    ] as [(UInt8, UInt8, UInt8, Bool)])
  func textIsBlackOrWhiteWhicheverReadsBetter(red: UInt8, green: UInt8, blue: UInt8, black: Bool) {
    #expect(RGBColor(red: red, green: green, blue: blue).readsBetterInBlack == black)
  }

  @Test func contrastIsThatOfWCAG() {
    let ghost = RGBColor(red: 115, green: 110, blue: 176)
    #expect(abs(ghost.contrast(withLuminance: 0) - 4.59) < 0.02)
    let white = RGBColor(red: 255, green: 255, blue: 255)
    #expect(abs(white.contrast(withLuminance: 0) - 21) < 1e-9)
  }
}
