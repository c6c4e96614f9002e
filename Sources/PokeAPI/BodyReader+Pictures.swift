import DataFormats
import Diagnostics

// Pictures of a Pokémon.
extension BodyReader {
  /// Goes into the objects that have what is wanted, and past all others.
  mutating func readPictures(
    below path: String, _ pictures: inout PictureLinks
  ) throws(Faults) {
    try cursor.enterObject()
    while let field = try cursor.nextKey() {
      let place = path + cursor.text(of: field)
      switch (place, try cursor.peek()) {
      case ("other", .object), ("other/official-artwork", .object), ("other/home", .object):
        try readPictures(below: place + "/", &pictures)
      case ("front_default", .string): pictures.sprite = try text()
      case ("front_shiny", .string): pictures.shinySprite = try text()
      case ("other/official-artwork/front_shiny", .string): pictures.shinyArtwork = try text()
      case ("other/home/front_shiny", .string): pictures.shinyHome = try text()
      case ("other/official-artwork/front_default", .string): pictures.artwork = try text()
      case ("other/home/front_default", .string): pictures.home = try text()
      default: try cursor.skip()
      }
    }
  }

  /// The newest sound of a Pokémon.
  mutating func readCry() throws(Faults) -> String? {
    var cry: String?
    try cursor.enterObject()
    while let field = try cursor.nextKey() {
      if try cursor.peek() == .string, cursor.text(of: field) == "latest" {
        cry = try text()
      } else {
        try cursor.skip()
      }
    }
    return cry
  }

  private mutating func text() throws(Faults) -> String {
    cursor.text(of: try cursor.string())
  }
}
