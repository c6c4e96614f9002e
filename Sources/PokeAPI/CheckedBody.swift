import DataFormats
import Diagnostics
import HTTPClient
import PokeAPICache

/// What matters of a body for what is fetched next, read while all of it was checked.
struct CheckedBody: Sendable, Equatable {
  /// By the rules of the endpoint, in order, none of them twice.
  var links: [Resource] = []
  /// Of a list: what is on this page.
  var entries: [Entry] = []
  /// Of a list: the page that follows.
  var next: ResourceKey?
  /// Of a Pokémon: whether it is what its species usually is, and has no other form.
  var isPlain = false
  /// Of a Pokémon: whether it is what its species usually is.
  var isDefault = false
  /// Of a Pokémon.
  var pictures: PictureLinks?
  var cry: String?

  struct Entry: Sendable, Equatable {
    /// Nil where a list has no names.
    let name: String?
    let resource: Resource
  }
}

extension CheckedBody {
  /// Reads a body to its end.
  ///
  /// - Throws: the field that is missing, or why it is not the JSON of this resource.
  init(_ bytes: [UInt8], of key: ResourceKey) throws(ResponseProblem) {
    var reader = BodyReader(bytes, key)
    do throws(Faults) {
      try reader.read()
    } catch {
      throw reader.problem ?? ResponseProblem(notJSON: error)
    }
    self = try reader.result()
  }
}
