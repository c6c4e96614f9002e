import DataFormats
import Diagnostics
import Testing

@Suite struct YAMLReaderTests {
  enum Mode: String, CaseIterable { case light, dark }

  struct Settings: Equatable {
    var title: String?
    var size: Int?
    var ratio: Double?
    var menu: Bool?
    var languages: [String]?
    var mode: Mode?
    var path: String?
  }

  func read(_ text: String) throws -> (Settings?, [String], [String?]) {
    var report = Report()
    let settings = YAMLReader.read(try yaml(text), into: &report) { reader in
      var settings = Settings()
      settings.title = reader.string("title")
      settings.size = reader.integer("size", in: 1...100)
      settings.ratio = reader.double("ratio")
      settings.menu = reader.bool("menu")
      settings.languages = reader.strings("languages")
      settings.mode = reader.choice("mode", of: Mode.self)
      settings.path = reader.map("sprites") { $0.string("path") } ?? nil
      return settings
    }
    return (settings, yamlFindings(report.diagnostics), report.diagnostics.map(\.hint))
  }

  @Test func everyKind() throws {
    let text = """
      title: no
      size: 10
      ratio: 1.5
      menu: true
      languages: [en, no]
      mode: dark
      sprites: {path: x}
      """
    let (settings, faults, _) = try read(text)
    #expect(faults == [])
    #expect(
      settings
        == Settings(
          title: "no", size: 10, ratio: 1.5, menu: true, languages: ["en", "no"], mode: .dark,
          path: "x"))
  }

  @Test(arguments: [
    ("titel: x", "1:1 unknown key 'titel'", "did you mean 'title'?"),
    ("size: 0", "1:7 'size': wanted a whole number from 1 to 100, found '0'", nil),
    ("size: ten", "1:7 'size': wanted a whole number from 1 to 100, found 'ten'", nil),
    ("ratio: [1]", "1:8 'ratio': wanted a number, found a list", nil),
    ("menu: yes", "1:7 'menu': wanted true or false, found 'yes'", nil),
    ("languages: [en, [fr]]", "1:12 'languages': wanted a list of texts, found a list", nil),
    ("mode: drak", "1:7 'mode': wanted light, dark, found 'drak'", "did you mean 'dark'?"),
    ("sprites: x", "1:10 wanted a map (key: value), found 'x'", nil),
    ("sprites: {paht: x}", "1:11 unknown key 'paht'", "did you mean 'path'?"),
    ("sprites: {qqqqqq: x}", "1:11 unknown key 'qqqqqq'", "known keys: path"),
  ]) func fault(_ text: String, _ message: String, _ hint: String?) throws {
    let (_, faults, hints) = try read(text)
    #expect(faults == [message])
    #expect(hints == [hint])
  }

  @Test func emptyIsAbsentAndOneTextIsAList() throws {
    let (settings, faults, _) = try read("title:\nlanguages: ja\n")
    #expect(settings == Settings(languages: ["ja"]))
    #expect(faults == [])
  }

  @Test func notAMap() throws {
    let (settings, faults, _) = try read("- a\n")
    #expect(settings == nil)
    #expect(faults == ["1:1 wanted a map (key: value), found a list"])
  }
}
