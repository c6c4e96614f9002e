import CCMark

/// A node of libcmark's tree, valid while the `CMarkTree` it came from lives.
struct CMarkNode {
  enum Kind {
    case document, quote, list, item, code, html, paragraph, heading, rule
    case text, softBreak, lineBreak, codeSpan, inlineHTML, emphasis, strong, link, image, other
  }

  let pointer: OpaquePointer

  var kind: Kind {
    switch cmark_node_get_type(pointer) {
    case CMARK_NODE_DOCUMENT: .document
    case CMARK_NODE_BLOCK_QUOTE: .quote
    case CMARK_NODE_LIST: .list
    case CMARK_NODE_ITEM: .item
    case CMARK_NODE_CODE_BLOCK: .code
    case CMARK_NODE_HTML_BLOCK: .html
    case CMARK_NODE_PARAGRAPH: .paragraph
    case CMARK_NODE_HEADING: .heading
    case CMARK_NODE_THEMATIC_BREAK: .rule
    case CMARK_NODE_TEXT: .text
    case CMARK_NODE_SOFTBREAK: .softBreak
    case CMARK_NODE_LINEBREAK: .lineBreak
    case CMARK_NODE_CODE: .codeSpan
    case CMARK_NODE_HTML_INLINE: .inlineHTML
    case CMARK_NODE_EMPH: .emphasis
    case CMARK_NODE_STRONG: .strong
    case CMARK_NODE_LINK: .link
    case CMARK_NODE_IMAGE: .image
    default: .other
    }
  }

  var parent: CMarkNode? { cmark_node_parent(pointer).map(CMarkNode.init) }
  var firstChild: CMarkNode? { cmark_node_first_child(pointer).map(CMarkNode.init) }
  var lastChild: CMarkNode? { cmark_node_last_child(pointer).map(CMarkNode.init) }
  var next: CMarkNode? { cmark_node_next(pointer).map(CMarkNode.init) }

  var literal: UnsafeRawBufferPointer { bytes(cmark_node_get_literal(pointer)) }
  var info: UnsafeRawBufferPointer { bytes(cmark_node_get_fence_info(pointer)) }
  var url: UnsafeRawBufferPointer { bytes(cmark_node_get_url(pointer)) }
  var title: UnsafeRawBufferPointer { bytes(cmark_node_get_title(pointer)) }

  var headingLevel: Int { Int(cmark_node_get_heading_level(pointer)) }
  var isOrdered: Bool { cmark_node_get_list_type(pointer) == CMARK_ORDERED_LIST }
  var listStart: Int { Int(cmark_node_get_list_start(pointer)) }
  var isTight: Bool { cmark_node_get_list_tight(pointer) != 0 }

  /// From 1, columns in bytes; 0 where libcmark knows none.
  var startLine: Int { Int(cmark_node_get_start_line(pointer)) }
  var startColumn: Int { Int(cmark_node_get_start_column(pointer)) }
  var endLine: Int { Int(cmark_node_get_end_line(pointer)) }
  var endColumn: Int { Int(cmark_node_get_end_column(pointer)) }

  private func bytes(_ text: UnsafePointer<CChar>?) -> UnsafeRawBufferPointer {
    guard let text else { return UnsafeRawBufferPointer(start: nil, count: 0) }
    var count = 0
    while text[count] != 0 { count += 1 }
    return UnsafeRawBufferPointer(start: text, count: count)
  }
}
