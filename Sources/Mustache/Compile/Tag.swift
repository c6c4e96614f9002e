/// One `{{…}}` of a template, with offsets into its source; trivial, for templates have many.
struct Tag {
  enum Kind {
    case variable, raw, section, inverted, close, partial, parent, block, comment, delimiters
  }

  let kind: Kind
  /// From the opening delimiter to the end of the closing one.
  let range: Range<Int>
  /// Without sigil, star and white space.
  let name: Range<Int>
  /// `{{>*name}}`: the name of the partial is the value of `name`.
  let isDynamic: Bool
  /// The number of the delimiters in force where the tag stands.
  let delimiters: Int

  /// The closing tag of an opening one and the other way round.
  var partner: Int?
  /// What the tag takes out of the text: itself, or its whole line if it stands alone.
  var cut: Range<Int>
  /// Alone on its line.
  var isStandalone = false
  /// A block directly inside a parent: what to put in, not where.
  var isArgument = false
  /// The white space between the start of the line and the tag; nil if something else stands there.
  var indentation: Range<Int>?

  init(
    _ kind: Kind, _ range: Range<Int>, name: Range<Int>, isDynamic: Bool = false,
    delimiters: Int
  ) {
    self.kind = kind
    self.range = range
    self.name = name
    self.isDynamic = isDynamic
    self.delimiters = delimiters
    cut = range
  }

  var opens: Bool {
    switch kind {
    case .section, .inverted, .parent, .block: true
    default: false
    }
  }
}

/// What opens and closes a tag.
struct Delimiters: Sendable {
  var open: [UInt8]
  var close: [UInt8]

  static let standard = Delimiters(open: Array("{{".utf8), close: Array("}}".utf8))
}
