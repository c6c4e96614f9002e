import DataFormats

/// Files that only hosts look at.
public struct Hosting: Sendable, Equatable {
  /// Tells GitHub Pages that publish a branch to take the files as they are. Not made unless it is asked for:
  /// people write this empty file themselves, and theirs could not be told from ours.
  public var nojekyll = false
  /// Headers as Netlify and Cloudflare Pages read them.
  public var headers = true
  /// A domain of one's own, for GitHub Pages that are published from a branch.
  public var cname: String?

  public init() {}
}

extension Hosting {
  init(reading reader: inout YAMLReader) {
    nojekyll = reader.bool("nojekyll") ?? nojekyll
    headers = reader.bool("headers") ?? headers
    guard let name = reader.string("cname"), let node = reader.node("cname") else { return }
    guard isHostName(name) else {
      reader.fault(
        "'cname': '\(name)' is no domain name", at: node.place,
        hint: "write only the name, such as dex.example.org")
      return
    }
    cname = name
  }
}

/// Labels of letters, digits and inner dashes, with dots between them.
private func isHostName(_ name: String) -> Bool {
  let labels = name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
  return labels.count > 1 && name.utf8.count <= 253
    && labels.allSatisfy { label in
      (1...63).contains(label.count) && label.allSatisfy(isHostCharacter)
        && label.first != UInt8(ascii: "-") && label.last != UInt8(ascii: "-")
    }
}

private func isHostCharacter(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
  case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): true
  default: false
  }
}
