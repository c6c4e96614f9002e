/// The pictures that a folder holds, by name without extension.
struct PictureIndex: Sendable {
  /// Kinds of picture that are published, the preferred first.
  static let extensions = ["png", "webp", "avif", "gif", "svg", "jpg", "jpeg"]

  private var fileByStem: [String: String] = [:]
  /// Pictures whose stem another, preferred kind of picture has too.
  private(set) var outranked: [String] = []

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
      outranked.append(isBetter ? known : name)
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

  private static func rank(_ name: String) -> Int {
    split(name).flatMap { extensions.firstIndex(of: $0.kind) } ?? extensions.count
  }
}
