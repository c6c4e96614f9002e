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
    #expect(
      found.filter { $0.kind == "missing picture" }.map(\.hint)
        == ["did you mean '662r.png'?", "did you mean '740le.png'?"])
  }

  @Test(arguments: [
    ("7.png", "it would be found as 007.png"), ("007ms.png", "it would be found as 007MS.png"),
    ("7MS.gif", "it would be found as 007MS.gif"),
    ("seven.png", "pictures are named by padded id: 001.png, 001MS.png"),
    ("07.png", "pictures are named by padded id: 001.png, 001MS.png"),
  ])
  func aStrangerIsToldItsRightName(file: String, hint: String) {
    let (_, found) = book([7], [file])
    #expect(found.first { $0.kind == "orphan picture" }?.hint == hint)
  }

  @Test func aMissingPictureIsNotTakenForAnotherNumber() {
    let (_, found) = book([25], ["07.png", "0250.png"])
    #expect(found.first { $0.kind == "missing picture" }?.hint == nil)
  }

  @Test func theEndingInLowerCaseComesFirst() {
    let (book, found) = book([7], ["007.PNG", "007.png"])
    #expect(book.species[0].large.file == "007.png")
    #expect(
      found.map(\.message) == ["the picture 'pics/007.PNG' is not published: '007.png' comes first"]
    )
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
