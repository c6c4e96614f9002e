/// The pictures that a folder holds, by name without extension.
struct PictureIndex: Sendable {
  /// Kinds of picture that are published, the preferred first.
  static let extensions = ["png", "webp", "avif", "gif", "svg", "jpg", "jpeg"]

  private var fileByStem: [String: String] = [:]
  /// Pictures whose stem another, preferred picture has too, with that one.
  private(set) var outranked: [(file: String, winner: String)] = []

  /// - Parameter names: paths relative to the folder, sorted; what is no picture is passed over.
  init(names: [String]) {
    for name in names {
      guard let parts = Self.split(name) else { continue }
      guard let known = fileByStem[parts.stem] else {
        fileByStem[parts.stem] = name
        continue
      }
      let isBetter = Self.rank(name) < Self.rank(known)
      fileByStem[parts.stem] = isBetter ? name : known
      outranked.append(isBetter ? (known, name) : (name, known))
    }
  }

  var isEmpty: Bool { fileByStem.isEmpty }

  func file(_ stem: String) -> String? {
    fileByStem[stem]
  }

  /// Every file that one of the stems does not name, in order of name.
  func files(except used: Set<String>) -> [String] {
    fileByStem.filter { !used.contains($0.key) }.values
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  static func split(_ name: String) -> (stem: String, kind: String)? {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    let kind = name[name.utf8.index(after: dot)...].lowercased()
    return extensions.contains(kind) ? (String(name[..<dot]), kind) : nil
  }

  /// By kind; of one kind the ending in lower case comes first.
  private static func rank(_ name: String) -> Int {
    guard let kind = split(name)?.kind, let index = extensions.firstIndex(of: kind) else {
      return 2 * extensions.count
    }
    return 2 * index + (name.hasSuffix("." + kind) ? 0 : 1)
  }

  /// The number that a name begins with: 662 for `662r.png`, 7 for `07.png`.
  static func number(of name: String) -> Int? {
    let bare = name.utf8.dropFirst(folderPart(of: name).utf8.count)
    return Int(String(decoding: bare.prefix { (48...57).contains($0) }, as: UTF8.self))
  }
}
