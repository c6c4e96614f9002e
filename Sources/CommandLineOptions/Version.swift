extension Program {
  /// Written by Scripts/version.py.
  public static let version = "0.1.0-dev"
}
