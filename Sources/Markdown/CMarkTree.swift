import CCMark
import Diagnostics

/// A parsed document and one walk through it; with `CMarkNode` all contact with libcmark.
struct CMarkTree: ~Copyable {
  private let root: OpaquePointer
  private let iterator: OpaquePointer

  init(parsing text: [UInt8]) throws(Faults) {
    // Positions of what follows a code span over several lines are right only with SOURCEPOS.
    let options = CMARK_OPT_VALIDATE_UTF8 | CMARK_OPT_SOURCEPOS
    let tree = text.withUnsafeBytes {
      cmark_parse_document($0.bindMemory(to: CChar.self).baseAddress, $0.count, options)
    }
    guard let tree, let iterator = cmark_iter_new(tree) else {
      throw Faults("no memory left to read Markdown")
    }
    self.root = tree
    self.iterator = iterator
  }

  deinit {
    cmark_iter_free(iterator)
    cmark_node_free(root)
  }

  /// The next step of the walk: a node is entered, and left again unless it is a leaf.
  mutating func next() -> (node: CMarkNode, entering: Bool)? {
    let event = cmark_iter_next(iterator)
    guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator) else { return nil }
    return (CMarkNode(pointer: node), event == CMARK_EVENT_ENTER)
  }
}
