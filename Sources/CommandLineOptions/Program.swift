/// What the program calls itself.
public enum Program {
  public static let name = "dexgen"
  public static let version = "0.1.0"
}
