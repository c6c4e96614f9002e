import Diagnostics
import Testing

@Suite struct PlaceFinderTests {
  @Test(arguments: ["", "a", "a\nb\n\nc", "\u{FEFF}é\r\nß\n", "\n\n", "日本\n語"])
  func itFindsWhatOnePlaceAloneFinds(_ text: String) {
    let source = SourceText(name: "x", text: text)
    let other = SourceText(name: "y", text: "p\nq")
    let offsets = Array(0...source.bytes.count)
    var finder = PlaceFinder()
    for offset in offsets + offsets.reversed() {
      let place = Place(source, at: offset)
      #expect(finder.lineColumn(of: place) == place.lineColumn)
      if offset % 3 == 0 {
        #expect(finder.lineColumn(of: Place(other, at: 2)) == LineColumn(line: 2, column: 1))
      }
    }
  }

  @Test func manyPlacesInALongLineCostOnePass() {
    let source = SourceText(name: "x", bytes: [UInt8](repeating: 0x61, count: 2_000_000))
    var finder = PlaceFinder()
    var columns = 0
    for offset in stride(from: 0, to: 2_000_000, by: 10) {
      columns += finder.lineColumn(of: Place(source, at: offset)).column
    }
    #expect(columns == 199_999_200_000)
  }
}
