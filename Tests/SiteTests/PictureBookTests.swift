import Dex
import Diagnostics
import Testing

@testable import Site

@Suite struct PictureBookTests {
  private func book(_ ids: [Int], _ names: [String]) -> (PictureBook, [Diagnostic]) {
    let species = ids.map {
      Species(id: $0, slug: "s\($0)", number: "\($0)", names: LocalizedText())
    }
    let dex = Dex(species: species, types: [], chart: TypeChart(size: 0))
    var report = Report()
    let book = PictureBook(
      dex: dex, names: names, folder: "pics", large: .large, small: .small, into: &report)
    return (book, report.diagnostics)
  }

  @Test func publishesUnderPaddedNames() {
    let (book, found) = book([1, 10130], ["001.png", "001MS.PNG", "10130.webp"])
    #expect(found.isEmpty)
    #expect(book.species[0].large.path == SitePath("sprites/001.png"))
    #expect(book.species[0].small.path == SitePath("sprites/001MS.png"))
    #expect(book.species[1].small.path == SitePath("sprites/10130.webp"))
    #expect(book.copies.map(\.file) == ["001.png", "001MS.PNG", "10130.webp"])
  }

  @Test func drawsWhatIsMissingWithAWarningForEach() {
    let (book, found) = book([662, 740], ["662MS.png", "662r.png", "740MS.png", "740le.png"])
    #expect(book.species.map(\.large.path.text) == ["sprites/662.svg", "sprites/740.svg"])
    #expect(book.species.map(\.small.path.text) == ["sprites/662MS.png", "sprites/740MS.png"])
    #expect(found.count { $0.kind == "missing picture" } == 2)
    #expect(found.filter { $0.kind == "orphan picture" }.map(\.message).sorted().count == 2)
  }

  @Test func anUnpaddedNameIsNotUsed() {
    let (book, found) = book([7], ["7.png"])
    #expect(book.species[0].large.isDrawn)
    #expect(found.contains { $0.message.contains("'pics/7.png' belongs to no species") })
  }

  @Test func anEmptyFolderIsNoFault() {
    let (book, found) = book([7], ["readme.txt"])
    #expect(found.isEmpty)
    #expect(book.species[0].small.path == SitePath("sprites/007MS.svg"))
  }

  @Test func oneKindOfPictureComesFirst() {
    let (book, found) = book([1], ["001.jpg", "001.png"])
    #expect(book.species[0].large.file == "001.png")
    #expect(found.map(\.kind) == ["outranked picture"])
  }
}
