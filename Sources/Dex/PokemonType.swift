/// An elemental type, such as Grass.
public struct PokemonType: Sendable, Hashable {
  /// The name that data refers to it by; in the bundled data the English one.
  public var key: String
  /// Its part of an address.
  public var slug: String
  public var names: LocalizedText
  /// Nil when the data has none.
  public var color: RGBColor?

  public init(key: String, slug: String, names: LocalizedText, color: RGBColor? = nil) {
    self.key = key
    self.slug = slug
    self.names = names
    self.color = color
  }
}

/// A colour in sRGB, 0 to 255 each.
public struct RGBColor: Sendable, Hashable {
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8

  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }
}
