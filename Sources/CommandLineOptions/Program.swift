/// What the program calls itself.
public enum Program {
  public static let name = "dexgen"
}

/// The service that data is fetched from.
public enum PublicAPI {
  public static let address = "https://pokeapi.co/api/v2/"
}
