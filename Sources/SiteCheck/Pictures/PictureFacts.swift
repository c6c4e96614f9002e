/// What the bytes of a picture say of it.
public enum PictureFacts: Sendable, Equatable {
  /// Pixels; nil where the format does not say, as in a drawing of lines.
  case whole(PictureSize?)
  case faulty(String)
}

public struct PictureSize: Sendable, Hashable {
  public let width: Int
  public let height: Int

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

/// Reads a picture as far as is needed to see that it is whole.
///
/// - Parameter kind: the ending of its name in lower case.
public func pictureFacts(_ bytes: [UInt8], kind: String) -> PictureFacts {
  if bytes.isEmpty { return .faulty("is empty") }
  let actual = actualKind(bytes)
  let wanted = kind == "jpeg" ? "jpg" : kind
  if let actual, actual != wanted {
    return .faulty("is of the kind \(actual), whatever its name says")
  }
  guard actual != nil else { return .faulty("is no \(wanted) picture") }
  return switch wanted {
  case "png": pngFacts(bytes)
  case "gif": gifFacts(bytes)
  case "jpg": jpegFacts(bytes)
  case "webp": webpFacts(bytes)
  case "avif": avifFacts(bytes)
  default: svgFacts(bytes)
  }
}

/// What the first bytes of a file show it to be.
private func actualKind(_ bytes: [UInt8]) -> String? {
  if bytes.starts(with: pngSignature.prefix(4)) { return "png" }
  if bytes.starts(with: "GIF8".utf8) { return "gif" }
  if bytes.starts(with: [0xFF, 0xD8]) { return "jpg" }
  if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) { return "webp" }
  if bytes.dropFirst(4).starts(with: "ftypavi".utf8) { return "avif" }
  return looksLikeSVG(bytes) ? "svg" : nil
}

let cutShort = PictureFacts.faulty("is cut short")
