/// What the program calls itself.
public enum Program {
  public static let name = "dexgen"
  /// The day of the last change to the commands, as the manual page names it.
  public static let released = "2026-11-30"
}

/// The service that data is fetched from.
public enum PublicAPI {
  public static let address = "https://pokeapi.co/api/v2/"
}
