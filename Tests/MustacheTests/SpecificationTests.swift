import Diagnostics
import Foundation
import Mustache
import Synchronization
import Testing

/// The official tests of Mustache, from the folder that MUSTACHE_SPEC names.
@Suite struct SpecificationTests {
  @Test func officialTests() throws {
    guard let folder = ProcessInfo.processInfo.environment["MUSTACHE_SPEC"] else {
      print("Mustache specification: skipped, MUSTACHE_SPEC names no folder")
      return
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".json") }.sorted()
    var count = 0
    for file in files {
      let data = try Data(contentsOf: URL(filePath: folder + "/" + file))
      let module = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
      for test in try #require(module["tests"] as? [[String: Any]]) {
        try run(SpecificationTest(test), file: file)
        count += 1
      }
    }
    print("Mustache specification: \(count) tests in \(files.count) files ran")
    #expect(count > 0)
  }

  private func run(_ test: SpecificationTest, file: String) throws {
    var schema = Schema()
    let set = try TemplateSet(test.sources, schema: &schema)
    var tape = ValueTape(schema: schema)
    let root = value(test.data, on: &tape, lambda: lambdas[test.name])
    var out = OutputBuffer()
    try set.render("the template", tape: tape, root: [root], into: &out)
    #expect(String(decoding: out.bytes, as: UTF8.self) == test.expected, "\(file): \(test.name)")
  }
}

private struct SpecificationTest {
  let name: String
  let data: Any?
  let expected: String
  let sources: [(name: String, source: SourceText)]

  init(_ test: [String: Any]) throws {
    name = try #require(test["name"] as? String)
    data = test["data"]
    expected = try #require(test["expected"] as? String)
    let template = try #require(test["template"] as? String)
    let partials = test["partials"] as? [String: String] ?? [:]
    sources =
      [("the template", SourceText(name: "the template", text: template))]
      + partials.map { ($0.key, SourceText(name: $0.key, text: $0.value)) }
  }
}

/// What the functions in the lambda tests do, by the name of the test.
private let lambdas: [String: Lambda] = [
  "Interpolation": { _ in "world" },
  "Interpolation - Expansion": { _ in "{{planet}}" },
  "Interpolation - Alternate Delimiters": { _ in "|planet| => {{planet}}" },
  "Interpolation - Multiple Calls": counting(),
  "Escaping": { _ in ">" },
  "Section": { $0 == "{{x}}" ? "yes" : "no" },
  "Section - Expansion": { "\($0 ?? ""){{planet}}\($0 ?? "")" },
  "Section - Alternate Delimiters": { "\($0 ?? ""){{planet}} => |planet|\($0 ?? "")" },
  "Section - Multiple Calls": { "__\($0 ?? "")__" },
  "Inverted Section": { _ in "false" },
]

private func counting() -> Lambda {
  let calls = Counter()
  return { _ in String(calls.next()) }
}

private final class Counter: Sendable {
  private let count = Mutex(0)

  func next() -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }
}
