import Diagnostics
import FileSystem

@testable import Output
@testable import PokeAPICache

/// What the state folder and the cache hold, under a right hash: damage that a hash does not show.
func fuzzKept(_ bytes: [UInt8]) {
  if let manifest = Manifest(encoded: sealed(bytes, as: .manifest)) {
    precondition(manifest.findings.count <= bytes.count)
    for index in manifest.outputs.indices { _ = manifest.outputs[index] }
  }
  if let journal = Journal(encoded: sealed(bytes, as: .journal)) {
    let again = Journal(encoded: journal.encoded)
    precondition(again?.files == journal.files && again?.folders == journal.folders, "not kept")
  }
  let head = "dexgen-response 1 \(ContentHash(of: bytes).hex)\n"
  if let entry = CacheEntry(decoding: Array(head.utf8) + bytes), let file = entry.encoded() {
    precondition(CacheEntry(decoding: file)?.body == entry.body, "another body")
  }
  _ = Manifest(encoded: bytes)
  _ = Journal(encoded: bytes)
  _ = CacheEntry(decoding: bytes)
}

private func sealed(_ bytes: [UInt8], as form: SealedFile) -> [UInt8] {
  var writer = form.begin()
  writer.bytes += bytes
  return form.seal(writer)
}
