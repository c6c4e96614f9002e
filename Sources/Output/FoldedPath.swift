import FileSystem

/// A path as a disk sees it that ignores case and the normal form of Unicode.
///
/// `String` compares and hashes by canonical equivalence, so it brings the normal form with it.
struct FoldedPath: Hashable {
  private let text: String

  init(_ path: Path) {
    let text = path.text
    // Up and down again also joins letters that share only their upper case, such as σ and ς.
    self.text = path.bytes.contains(where: { !$0.isFoldedASCII }) ? text.foldedCase : text
  }
}

extension String {
  fileprivate var foldedCase: String {
    uppercased().lowercased()
  }
}

extension UInt8 {
  fileprivate var isFoldedASCII: Bool {
    self < 0x80 && !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self)
  }
}
