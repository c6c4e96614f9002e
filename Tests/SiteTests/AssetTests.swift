import Dex
import Diagnostics
import Testing

@testable import Site

@Suite struct AssetTests {
  private func file(_ name: String, _ text: String) -> SiteSources.File {
    SiteSources.File(name: name, source: SourceText(name: "assets/\(name)", text: text))
  }

  private func published(_ files: [SiteSources.File]) -> (PublishedAssets, Report) {
    var report = Report()
    let assets = PublishedAssets(files, styleRules: [], into: &report)
    return (assets, report)
  }

  private func text(_ assets: PublishedAssets, at path: SitePath?) -> String? {
    assets.all.first { $0.path == path }.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  @Test func namesCarryAHashOfTheContent() throws {
    let (first, _) = published([file("style.css", "a{}"), file("icons/i.svg", "x")])
    let (second, _) = published([file("style.css", "b{}"), file("icons/i.svg", "x")])
    let style = try #require(first.style?.text)
    #expect(style.hasPrefix("assets/style.") && style.hasSuffix(".css"))
    #expect(style.utf8.count == "assets/style.01234567.css".utf8.count)
    #expect(first.style != second.style)
    #expect(first.find("icons/i.svg") == second.find("icons/i.svg"))
  }

  @Test func styleSheetsNamePublishedFiles() throws {
    let (assets, _) = published([
      file("style.css", "a{b:url(icons/i.svg);c:url('data:x');d:url(missing.png)}"),
      file("icons/i.svg", "x"),
    ])
    let icon = try #require(assets.find("icons/i.svg")).text.dropFirst("assets/".count)
    #expect(
      text(assets, at: assets.style) == "a{b:url(\(icon));c:url('data:x');d:url(missing.png)}")
  }

  @Test func styleSheetsAreJoined() throws {
    let (assets, report) = published([
      file("style.css", "@import \"look/a.css\";\nb{}"),
      file("look/a.css", "a{b:url(../icons/i.svg)}"),
      file("icons/i.svg", "x"),
    ])
    let icon = try #require(assets.find("icons/i.svg")).text.dropFirst("assets/".count)
    #expect(report.diagnostics.isEmpty)
    #expect(assets.find("look/a.css") == nil)
    #expect(text(assets, at: assets.style) == "a{b:url(\(icon))}\nb{}")
  }

  @Test func scriptsAreJoined() throws {
    let (assets, report) = published([
      file("script.js", "import { a } from \"./parts/a.js\";\na();\n"),
      file("parts/a.js", "import { b } from \"./b.js\";\nexport const a = () => b;\n"),
      file("parts/b.js", "const c = 1;\nexport const b = c;\n"),
    ])
    #expect(report.diagnostics.isEmpty)
    #expect(assets.all.count == 1)
    #expect(
      text(assets, at: assets.script) == """
        "use strict";
        (() => {
        const module1 = (() => {
        const c = 1;
        const b = c;
        return { b };
        })();
        const module0 = (() => {
        const { b } = module1;
        const a = () => b;
        return { a };
        })();
        const { a } = module0;
        a();
        })();

        """)
  }

  @Test func aScriptWithoutImportsStaysAsItIs() throws {
    let (assets, _) = published([file("script.js", "let a = 1\n\n// export all\n")])
    #expect(text(assets, at: assets.script) == "let a = 1\n\n// export all\n")
  }

  @Test(arguments: [
    ("import { a } from \"./missing.js\";", "there is no script 'missing.js'"),
    ("import { x } from \"./a.js\";", "'a.js' exports no 'x'"),
    ("import * as a from \"./a.js\";", "this import cannot be joined"),
    ("import { a as b } from \"./a.js\";", "this import cannot be joined"),
    ("import { a } from \"https://example.org/a.js\";", "this import cannot be joined"),
    ("export default 1;", "this export cannot be joined"),
    (
      "import { b } from \"./circle.js\";\nexport const s = 1;",
      "'circle.js' and 'script.js' import each other"
    ),
  ])
  func whatCannotBeJoinedIsNamed(script: String, message: String) {
    let (_, report) = published([
      file("script.js", script), file("a.js", "export function a() {}\n"),
      file("circle.js", "import { s } from \"./script.js\";\nexport const b = s;\n"),
    ])
    #expect(report.diagnostics.map(\.message).contains(message))
    #expect(report.diagnostics.allSatisfy { $0.place != nil })
  }

  @Test func aStyleSheetThatIsMissingIsNamed() {
    let (_, report) = published([
      file("style.css", "a{}\n@import \"lok.css\";"), file("look.css", ""),
    ])
    #expect(report.diagnostics.map(\.message) == ["there is no style sheet 'lok.css'"])
    #expect(report.diagnostics.first?.place?.lineColumn.line == 2)
  }

  @Test func theWorkerIsNoAsset() {
    let (assets, _) = published([file("worker.js", "x")])
    #expect(assets.all.isEmpty)
    #expect(assets.worker == Array("x".utf8))
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
