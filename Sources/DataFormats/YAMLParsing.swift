import Diagnostics

extension YAMLNode {
  /// Reads a YAML text, or a stretch of a larger file such as front matter; nothing is an empty map.
  ///
  /// Throws faults for broken syntax, keys that come twice, several documents, bytes that are not
  /// UTF-8, and whatever goes beyond the limits; places count lines of the whole file.
  public init(
    parsing source: SourceText, in range: Range<Int>? = nil, limits: YAMLLimits = YAMLLimits()
  ) throws(Faults) {
    var range = range ?? 0..<source.bytes.count
    if range.lowerBound == 0, range.upperBound >= source.byteOrderMarkLength {
      range = source.byteOrderMarkLength..<range.upperBound
    }
    let start = Place(source, at: range.lowerBound)
    guard range.count <= limits.size else {
      throw Faults("YAML of more than \(limits.size) bytes", at: start)
    }
    try source.requireUTF8(in: range)
    var builder = try YAMLBuilder(source, range, limits)
    if let root = try builder.document(), !root.isNull {
      self = root
    } else {
      self.init(.map([]), at: start)
    }
  }
}
