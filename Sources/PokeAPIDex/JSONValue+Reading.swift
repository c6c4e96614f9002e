import DataFormats
import PokeAPICache

// What is asked of values in answers; nil where they are not there, null or something else.
extension JSONValue {
  var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  var integer: Int? {
    if case .number(let number) = self { Int(number.text) } else { nil }
  }

  var isTrue: Bool { self == .boolean(true) }

  var elements: [JSONValue] {
    if case .array(let elements) = self { elements } else { [] }
  }

  /// Of a `{"name", "url"}`: the name.
  var slug: String? { self["name"]?.text }

  /// Of a `{"name", "url"}`: what it leads to.
  var link: Resource? { self["url"]?.text.flatMap { Resource(link: $0.utf8.span) } }
}
