import Dex
import Diagnostics
import Testing

@testable import DexSources

/// Damaged files give faults or a dex, never a crash.
@Suite struct DamageTests {
  private let text = """
    [{"id": 1, "name": {"english": "Foo", "ja": "フー\\u3042\\ud83d\\ude00"}, "type": ["Grass", ""],
      \(Sample.base), "height": "0.7 m", "gender": "87.5:12.5", "abilities": [{"ability": "a"}, "b"],
      "evolution": {"prev": ["2", "Level 16"], "next": [["3", "x"]]}, "color": "green",
      "forms": [{"id": 10001, "slug": "x", "name": {"english": "X"}, "base": {"HP": 1}}],
      "profile": {"egg": ["Monster"], "ability": [["A", "true"]]}, "catchRate": 255},
     {"id": 2, "name": {"english": "Bar"}, "type": ["Fire"], "base": null,
      "evolution": {"from": 1, "how": [{"trigger": "use-item", "item": "y", "rain": true}]}}]
    """

  private func load(_ bytes: [UInt8]) -> Report {
    var report = Report()
    let dex = loadBundledDex(
      pokedex: SourceText(name: "f", bytes: bytes),
      types: SourceText(name: "t", text: Sample.types), report: &report)?.dex
    #expect((dex == nil) == report.hasErrors)
    for finding in report.diagnostics { _ = finding.rendered() }
    return report
  }

  @Test func everyCutIsAnError() {
    let bytes = Array(text.utf8)
    for length in 0..<bytes.count {
      #expect(load(Array(bytes[..<length])).hasErrors, "cut at \(length)")
    }
  }

  @Test func changedBytesAreSurvived() {
    let original = Array(text.utf8)
    let choices = Array("{}[]\",:0-9.eE\\u\u{0}tn /é".utf8) + [0xFF, 0xC3, 0xE2, 0x80]
    var state: UInt64 = 1
    func random(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    for _ in 0..<500 {
      var bytes = original
      for _ in 0...random(below: 3) {
        let position = random(below: bytes.count)
        switch random(below: 3) {
        case 0: bytes[position] = choices[random(below: choices.count)]
        case 1: bytes.remove(at: position)
        default: bytes.insert(choices[random(below: choices.count)], at: position)
        }
      }
      _ = load(bytes)
    }
  }
}
