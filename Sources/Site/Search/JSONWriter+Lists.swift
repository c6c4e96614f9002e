import DataFormats

extension JSONWriter {
  /// A member whose value is a list.
  mutating func list<Elements: Collection>(
    _ key: String, _ elements: Elements, _ write: (inout JSONWriter, Elements.Element) -> Void
  ) {
    self.key(key)
    beginArray()
    for element in elements { write(&self, element) }
    endArray()
  }

  mutating func strings(_ texts: [String]) {
    beginArray()
    for text in texts { string(text) }
    endArray()
  }

  mutating func integer(orNull value: Int?) {
    if let value { integer(value) } else { null() }
  }

  mutating func double(orNull value: Double?) {
    if let value { double(value) } else { null() }
  }
}
