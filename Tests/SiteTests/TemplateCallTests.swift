import Diagnostics
import Testing

@testable import Site

@Suite struct TemplateCallTests {
  @Test(arguments: [
    ("a {{> stat-table pokemon=pikachu }} b", "a {{&0                           }} b"),
    ("{{>a b=c}}{{> sprite}}{{> partial}}", "{{&0    }}{{&1      }}{{> partial}}"),
    ("{{=<% %>=}}<%> x y=\"%\" %>", "{{=<% %>=}}<%&0        %>"),
    ("{{x}}{{#y}}{{/y}}{{> *z}}", "{{x}}{{#y}}{{/y}}{{> *z}}"),
  ])
  func variablesStandForCalls(_ text: String, _ expected: String) {
    var calls = TemplateCalls()
    let source = SourceText(name: "a.md", text: text)
    let replaced = calls.replaceCalls(in: source, of: "a.md") { $0 == "sprite" }
    #expect(String(decoding: replaced.bytes, as: UTF8.self) == expected)
    #expect(replaced.bytes.count == source.bytes.count)
    #expect(
      calls.all.allSatisfy { $0.call.fault == nil && $0.call.place.source.bytes == source.bytes })
  }
}
