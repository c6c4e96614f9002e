import Diagnostics

/// A tag as it stands in a template, for programs that look at the text around tags.
public struct TemplateTag: Sendable {
  public enum Kind: Sendable {
    case variable, raw, section, inverted, close, partial, parent, block, comment, delimiters
  }

  public let kind: Kind
  /// Offsets of its bytes, delimiters included.
  public let range: Range<Int>
  /// Of the name alone; empty for comments and delimiters.
  public let name: Range<Int>
}

/// The tags of a template in its order, whether or not it has faults.
public func templateTags(of source: SourceText) -> [TemplateTag] {
  var scanner = Scanner(source, delimiters: .standard, mode: .library)
  scanner.scan()
  return scanner.tags.map(TemplateTag.init)
}

extension TemplateTag {
  init(_ tag: Tag) {
    range = tag.range
    switch tag.kind {
    case .variable: kind = .variable
    case .raw: kind = .raw
    case .section: kind = .section
    case .inverted: kind = .inverted
    case .close: kind = .close
    case .partial: kind = .partial
    case .parent: kind = .parent
    case .block: kind = .block
    case .comment: kind = .comment
    case .delimiters: kind = .delimiters
    }
    let isNamed = tag.kind != .comment && tag.kind != .delimiters
    name = isNamed ? tag.name : tag.range.upperBound..<tag.range.upperBound
  }
}
