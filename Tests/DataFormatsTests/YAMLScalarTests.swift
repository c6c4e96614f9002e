import DataFormats
import Testing

@Suite struct YAMLScalarTests {
  @Test(arguments: [
    ("true", true), ("false", false), ("no", nil), ("yes", nil), ("on", nil), ("True", nil),
    ("'true'", nil), ("1", nil),
  ]) func bool(_ text: String, _ expected: Bool?) throws {
    #expect(try yaml("a: \(text)")["a"]?.scalar?.bool == expected)
  }

  @Test(arguments: [
    ("1", 1), ("-7", -7), ("025", 25), ("1.0", nil), ("1e3", nil), ("0x10", nil), ("'5'", nil),
    ("9223372036854775807", .max), ("9223372036854775808", nil), ("1_000", nil),
  ]) func integer(_ text: String, _ expected: Int?) throws {
    #expect(try yaml("a: \(text)")["a"]?.scalar?.integer == expected)
  }

  @Test(arguments: [
    ("1.5", 1.5), ("2", 2), ("-1e3", -1000), (".nan", nil), (".inf", nil), ("nan", nil),
    ("1e999", nil), ("0x1p3", nil), ("\"1.5\"", nil),
  ]) func double(_ text: String, _ expected: Double?) throws {
    #expect(try yaml("a: \(text)")["a"]?.scalar?.double == expected)
  }

  @Test(arguments: [
    ("no", "no"), ("2024", "2024"), ("true", "true"), ("''", ""), ("'~'", "~"), ("~", nil),
    ("null", nil), ("", nil), ("1.10", "1.10"),
  ]) func string(_ text: String, _ expected: String?) throws {
    #expect(try yaml("a: \(text)")["a"]?.scalar?.string == expected)
  }
}
