/// Something that was wanted and is not there.
public struct FetchFailure: Sendable, Equatable {
  /// Such as `pokemon/25`.
  public let what: String
  /// A few words in lower case.
  public let reason: String
  public var address: String?
  public var hint: String?

  init(what: String, reason: String, address: String? = nil, hint: String? = nil) {
    self.what = what
    self.reason = reason
    self.address = address
    self.hint = hint
  }
}
