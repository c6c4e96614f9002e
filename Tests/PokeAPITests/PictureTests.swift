import LoopbackServer
import Scratch
import Testing

@testable import PokeAPI

private func png(_ content: UInt8) -> [UInt8] {
  [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, content, 0, 0, 0, 0]
    + [0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]
}

/// The API with a sprite for all, artwork for the first, one picture that is none.
@Sendable private func answer(_ request: LoopbackRequest) -> LoopbackReply {
  guard request.path.hasPrefix("/art/") else { return SmallAPI.answer(request) }
  var reply = LoopbackReply()
  switch request.path {
  case "/art/small/3.png": return LoopbackReply(404)
  case "/art/large/2.png": reply.body = Array("<html>".utf8)
  default: reply.body = png(UInt8(request.path.utf8.count))
  }
  return reply
}

@Sendable private func reply(_ body: [UInt8]) -> LoopbackReply {
  var reply = LoopbackReply()
  reply.body = body
  return reply
}

private func bench() throws -> Bench {
  let bench = try Bench { request in
    guard request.path.hasPrefix("/api/v2/pokemon/"), let text = SmallAPI.body(request.path)
    else { return answer(request) }
    let host = "http://" + (request.headers["host"] ?? "")
    let id = request.path.split(separator: "/").last ?? ""
    let small = id == "1" ? "null" : "\"\(host)/art/small/\(id).png\""
    let large = id == "3" ? "null" : "\"\(host)/art/large/\(id).png\""
    let sprites =
      #", "sprites": {"back_default": "x", "front_default": \#(small), "#
      + #""other": {"official-artwork": {"front_default": \#(large), "front_shiny": "x"}}}}"#
    return LoopbackReply(String(text.dropLast()) + sprites)
  }
  return bench
}

private func folder(_ bench: Bench) throws -> PictureFolder {
  try PictureFolder(bench.scratch.appending("art"), records: bench.scratch.appending("records"))
}

@Test("Pictures are fetched once, under padded numbers, and only real ones are kept")
func pictures() throws {
  let bench = try bench()
  let pictures = try folder(bench)
  let summary = try bench.run(pictures: pictures) { $0.retry.tries = 1 }
  try pictures.remember()
  #expect(try bench.scratch.tree("art").keys.sorted() == ["001.png", "002MS.png"])
  // The small one of the third stands for the large one too; it is not there.
  #expect(summary.counts.absent + summary.counts.lacking == 3)
  #expect(summary.failures.map(\.what) == ["002.png"])
  let asked = bench.server.targets.count
  let again = try bench.run(pictures: try folder(bench)) { $0.retry.tries = 1 }
  #expect(again.counts.absent + again.counts.lacking == 3)
  // Only what was no picture is asked for again, and once more in the last round.
  #expect(bench.server.targets.dropFirst(asked) == ["/art/large/2.png", "/art/large/2.png"])
}

@Test("A picture of somebody else is never replaced, one of its own is")
func ownPictures() throws {
  let bench = try bench()
  try bench.scratch.makeFolder("art")
  try bench.scratch.write("art/001.png", "mine")
  let pictures = try folder(bench)
  let chosen = SpeciesSelection(ranges: [1...1, 3...3])
  _ = try bench.run(chosen, pictures: pictures)
  #expect(try pictures.store(png(1), "002MS.png"))
  #expect(try !pictures.store(png(1), "002MS.png"))
  try pictures.remember()
  #expect(try folder(bench).standing("002MS.png") == .own)
  try bench.scratch.write("art/002MS.png", "changed by hand")
  #expect(try folder(bench).standing("002MS.png") == .others)
  _ = try bench.run(chosen, pictures: try folder(bench)) { $0.refresh = true }
  #expect(try bench.scratch.read("art/001.png") == "mine")
}

@Test("What is left of an ended program goes, a hidden file of others stays")
func halves() throws {
  let bench = try bench()
  try bench.scratch.write("art/.025.png.77.tmp", "half")
  try bench.scratch.write("art/.hidden", "kept")
  _ = try folder(bench)
  #expect(try bench.scratch.tree("art").keys.sorted() == [".hidden"])
}

@Test(
  "A picture is told by its bytes",
  arguments: [(png(1), true), (Array(png(1).dropLast()), false), ([], false)])
func isPicture(_ bytes: [UInt8], _ expected: Bool) {
  #expect(isPNG(bytes) == expected)
}

@Test("What an ended program was about to write, or has written, stays its own")
func endedRuns() throws {
  let bench = try bench()
  let first = try folder(bench)
  #expect(try first.store(png(1), "001.png"))
  #expect(try first.store(png(2), "001.png"))
  // Nothing is remembered at the end of an ended run, nor does its last file have to be there.
  #expect(try folder(bench).standing("001.png") == .own)
  try bench.scratch.writeBytes("art/001.png", png(1))
  #expect(try folder(bench).standing("001.png") == .own)
  try bench.scratch.write("art/001.png", "mine")
  #expect(try folder(bench).standing("001.png") == .others)
}

@Test("Forms, rare colours and cries are fetched when asked for, each to its place")
func otherMedia() throws {
  let ogg = Array("OggS".utf8) + [0, 2]
  let bench = try Bench { request in
    if request.path.hasSuffix(".png") { return reply(png(7)) }
    if request.path.hasSuffix("/2.ogg") { return reply(Array("<html>".utf8)) }
    if request.path.hasSuffix(".ogg") { return reply(ogg) }
    guard request.path.hasPrefix("/api/v2/pokemon/"), let text = SmallAPI.body(request.path)
    else { return SmallAPI.answer(request) }
    let host = "http://" + (request.headers["host"] ?? "")
    let id = request.path.split(separator: "/").last ?? ""
    let media =
      #", "sprites": {"front_default": "\#(host)/\#(id).png", "front_shiny": "\#(host)/s.png"}, "#
      + #""cries": {"latest": "\#(host)/\#(id).ogg", "legacy": null}}"#
    return LoopbackReply(String(text.dropLast()) + media)
  }
  var media = MediaSelection()
  media.pictures = try folder(bench)
  media.cries = media.pictures
  media.forms = true
  media.shiny = true
  let summary = try bench.run(SpeciesSelection(ranges: [1...2]), media: media) {
    $0.retry.tries = 1
  }
  #expect(summary.failures.map(\.what) == ["cries/002.ogg"])
  let pictures = ["001", "002", "10001"].flatMap { ["\($0).png", "\($0)MS.png"] }
  let expected = pictures + pictures.map { "shiny/\($0)" } + ["cries/001.ogg"]
  #expect(try bench.scratch.tree("art").keys.sorted() == expected.sorted())
}
