import FileSystem

/// A path as a disk sees it that ignores case and the normal form of Unicode.
///
/// `String` compares and hashes by canonical equivalence, so it brings the normal form with it.
struct FoldedPath: Hashable {
  private let text: String

  init(_ path: Path) {
    // Up and down again also joins letters that share only their upper case, such as σ and ς.
    text = path.isASCII ? path.text.lowercased() : path.text.uppercased().lowercased()
  }
}
