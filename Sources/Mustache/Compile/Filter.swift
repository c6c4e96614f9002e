import Diagnostics

/// A section by whose name its rendered body is turned into something else, such as `markdown`.
///
/// Values of kind html, and what an inner filter made, do not pass through the filter: it sees a
/// placeholder of characters U+FDD0…U+FDEF in their place, which are letters to nobody and which no
/// data can bring in, and they are put back into its result.
public struct Filter: Sendable {
  /// How `{{x}}` is written inside the section.
  public enum Escape: Sendable {
    case html
    /// As it is.
    case none
    /// Writes the bytes of one value (UTF-8) in the language of the section.
    case custom(@Sendable (Span<UInt8>, inout OutputBuffer) -> Void)
  }

  /// Turns the body into HTML; the place is the opening tag.
  public typealias Transform = @Sendable (Span<UInt8>, Place) throws(Faults) -> [UInt8]

  public let name: String
  public let escape: Escape
  public let transform: Transform

  public init(name: String, escape: Escape, transform: @escaping Transform) {
    self.name = name
    self.escape = escape
    self.transform = transform
  }
}
