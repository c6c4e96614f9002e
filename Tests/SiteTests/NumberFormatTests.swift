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
    ("en", 0.0000001, "0.0000001"), ("en", 0.015, "0.015"), ("fr", 0.0999, "0,1"),
    ("en", 0.00123, "0.0012"), ("en", 1e-12, "0.0"), ("en", 1_000_000, "1000000.0"),
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

  @Test(arguments: [
    (3, "3"), (1.1 * 1.1, "1.21"), (0.125, "0.125"), (1e12, "1000000000000"), (1e19, "1e+19"),
    (1e-9, "1e-09"), (.infinity, "inf"),
  ])
  func factors(factor: Double, text: String) {
    #expect(FactorText.digits(of: factor) == text)
  }

  @Test(arguments: [
    (0.4, 1, 4), (0.0000001, 0, 0), (0, 0, 0), (1_000_000, 3_280_839, 11), (.nan, 0, 0),
    (.infinity, 0, 0),
  ])
  func feet(metres: Double, feet: Int, inches: Int) {
    let length = FeetAndInches(metres: metres)
    #expect(length.feet == feet && length.inches == inches)
  }

  @Test(arguments: [(6, 13.2), (0.01, 0.01 / 0.453_592_37), (0, 0)])
  func poundsOf(kilograms: Double, expected: Double) {
    #expect(pounds(kilograms: kilograms) == expected)
  }
}
