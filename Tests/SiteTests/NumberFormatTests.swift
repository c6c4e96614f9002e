import Dex
import Testing

@testable import Site

@Suite struct NumberFormatTests {
  private func format(_ tag: String) throws -> NumberFormat {
    NumberFormat(try #require(LanguageTag(tag)))
  }

  @Test(arguments: [
    ("en", 0.7, "0.7"), ("en", 1, "1.0"), ("en", 0.05, "0.05"), ("fr", 6.9, "6,9"),
    ("de", 999.9, "999,9"), ("ja", 0, "0.0"), ("en", 0.999, "1.0"),
  ])
  func measures(tag: String, value: Double, text: String) throws {
    #expect(try format(tag).measure(value) == text)
  }

  @Test(arguments: [("en", 12.5, "12.5"), ("fr", 12.5, "12,5"), ("en", 50, "50"), ("en", 0, "0")])
  func shortNumbers(tag: String, value: Double, text: String) throws {
    #expect(try format(tag).short(value) == text)
  }

  @Test(arguments: [
    ("en", 1025, "1,025"), ("es", 1025, "1025"), ("ja", 999, "999"),
    ("en", 10240, "10,240"),
    ("de", 10240, "10.240"),
    ("fr", 1_000_000, "1\u{202F}000\u{202F}000"), ("en", -12345, "-12,345"),
  ])
  func thousands(tag: String, value: Int, text: String) throws {
    #expect(try format(tag).whole(value) == text)
  }
}
