import CYAML
import Diagnostics

/// What libyaml reports, in Swift values; all contact with libyaml is in this file.
enum YAMLEvent {
  case documentStart
  case documentEnd
  case scalar(YAMLScalar, anchor: String?, tag: String?)
  case listStart(anchor: String?, tag: String?)
  case mapStart(anchor: String?, tag: String?)
  case collectionEnd
  case alias(String)
  case end
}

/// Pulls events out of a stretch of a source text, each with its place in the whole text.
struct YAMLEvents: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let input: UnsafeMutableBufferPointer<UInt8>
  private let source: SourceText
  private let start: Int
  private var position = (character: 0, byte: 0)

  init(_ source: SourceText, _ range: Range<Int>) throws(Faults) {
    self.source = source
    start = range.lowerBound
    input = .allocate(capacity: range.count)
    _ = input.initialize(from: source.bytes[range])
    parser = .allocate(capacity: 1)
    guard yaml_parser_initialize(parser) == 1 else {
      parser.deallocate()
      input.deallocate()
      throw Faults("no memory left to read YAML", at: Place(source, at: range.lowerBound))
    }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, input.baseAddress, input.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
    input.deallocate()
  }

  mutating func next() throws(Faults) -> (event: YAMLEvent, place: Place) {
    while true {
      var raw = yaml_event_t()
      guard yaml_parser_parse(parser, &raw) == 1 else { throw fault() }
      defer { yaml_event_delete(&raw) }
      guard let event = Self.event(raw) else { continue }
      return (event, place(from: raw.start_mark, to: raw.end_mark))
    }
  }

  private static func event(_ raw: yaml_event_t) -> YAMLEvent? {
    switch raw.type {
    case YAML_DOCUMENT_START_EVENT: .documentStart
    case YAML_DOCUMENT_END_EVENT: .documentEnd
    case YAML_SCALAR_EVENT: scalar(raw)
    case YAML_SEQUENCE_START_EVENT:
      .listStart(
        anchor: string(raw.data.sequence_start.anchor), tag: string(raw.data.sequence_start.tag))
    case YAML_MAPPING_START_EVENT:
      .mapStart(
        anchor: string(raw.data.mapping_start.anchor), tag: string(raw.data.mapping_start.tag))
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: .collectionEnd
    case YAML_ALIAS_EVENT: .alias(string(raw.data.alias.anchor) ?? "")
    case YAML_STREAM_END_EVENT: .end
    default: nil
    }
  }

  private static func scalar(_ raw: yaml_event_t) -> YAMLEvent {
    let scalar = raw.data.scalar
    let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
    let tag = string(scalar.tag)
    let isPlain = scalar.style == YAML_PLAIN_SCALAR_STYLE && tag != "tag:yaml.org,2002:str"
    let value = YAMLScalar(
      String(decoding: bytes, as: UTF8.self), style: isPlain ? .plain : .text)
    return .scalar(value, anchor: string(scalar.anchor), tag: tag)
  }

  private static func string(_ text: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    text.map { String(cString: $0) }
  }

  private mutating func fault() -> Faults {
    let problem = parser.pointee.problem.map { String(cString: $0) } ?? "this is not YAML"
    let context = parser.pointee.context.map { String(cString: $0) }
    // The reader counts bytes, the scanner characters.
    let place =
      parser.pointee.error == YAML_READER_ERROR
      ? Place(source, at: start + parser.pointee.problem_offset)
      : place(from: parser.pointee.problem_mark, to: parser.pointee.problem_mark)
    let opening =
      context == nil
      ? nil : self.place(from: parser.pointee.context_mark, to: parser.pointee.context_mark)
    return yamlFault(problem, at: place, context: context, opening: opening)
  }

  private mutating func place(from first: yaml_mark_t, to last: yaml_mark_t) -> Place {
    let from = offset(ofCharacter: first.index)
    return Place(source, from..<max(offset(ofCharacter: last.index), from))
  }

  /// Marks count characters; neighbouring marks are near each other, so the way from the last is short.
  private mutating func offset(ofCharacter index: Int) -> Int {
    while position.character < index, position.byte < input.count {
      position.byte += 1
      while position.byte < input.count, input[position.byte] & 0xC0 == 0x80 { position.byte += 1 }
      position.character += 1
    }
    while position.character > index, position.byte > 0 {
      position.byte -= 1
      while position.byte > 0, input[position.byte] & 0xC0 == 0x80 { position.byte -= 1 }
      position.character -= 1
    }
    return start + position.byte
  }
}
