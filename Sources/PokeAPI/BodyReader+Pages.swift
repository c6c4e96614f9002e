import DataFormats
import Diagnostics
import HTTPClient
import PokeAPICache

// Pages of lists.
extension BodyReader {
  mutating func readOfPage(_ field: String) throws(Faults) {
    switch (field, try cursor.peek()) {
    case ("results", .array):
      try cursor.enterArray()
      while try cursor.nextElement() { try readEntry() }
    case ("next", .string):
      let link = cursor.text(of: try cursor.string())
      guard let query = queryItems(of: link), !query.isEmpty else {
        problem = ResponseProblem(field: "next", "is no address of a page: '\(link)'")
        throw Faults([])
      }
      body.next = .page(key.endpoint, query)
    default: try cursor.skip()
    }
  }

  private mutating func readEntry() throws(Faults) {
    var name: String?
    var resource: Resource?
    try cursor.enterObject()
    while let field = try cursor.nextKey() {
      guard try cursor.peek() == .string else {
        try cursor.skip()
        continue
      }
      let value = try cursor.string()
      switch cursor.text(of: field) {
      case "name": name = cursor.text(of: value)
      case "url": resource = Resource(link: cursor.utf8(of: value).span)
      default: break
      }
    }
    guard let resource, resource.endpoint == key.endpoint else {
      problem = ResponseProblem(field: "results", "has an entry without a link")
      throw Faults([])
    }
    body.entries.append(CheckedBody.Entry(name: name, resource: resource))
  }
}

/// The parameters of an address, if they are plain words and numbers.
private func queryItems(of link: String) -> [ListParameter]? {
  guard let mark = link.firstIndex(of: "?") else { return nil }
  var items: [ListParameter] = []
  for part in link[link.index(after: mark)...].split(separator: "&") {
    let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard sides.count == 2, sides.allSatisfy(isPlain) else { return nil }
    items.append(ListParameter(String(sides[0]), String(sides[1])))
  }
  return items
}

private func isPlain(_ text: Substring) -> Bool {
  (1...100).contains(text.utf8.count)
    && text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
        true
      default: false
      }
    }
}
