/// What the program calls itself.
public enum Program {
  public static let name = "dexgen"
  public static let version = "0.1.0"
}

/// The service that data is fetched from.
public enum PublicAPI {
  public static let address = "https://pokeapi.co/api/v2/"
}
