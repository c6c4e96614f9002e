import DataFormats

/// One step of the way from the top of a file to a value.
enum PathStep {
  /// Inside an object, before its first key.
  case object
  case key(JSONString)
  case index(Int)
}

extension [PathStep] {
  /// The way as people write it: `forms[1].base.HP`.
  func shown(in cursor: JSONCursor) -> String {
    var text = ""
    for step in self {
      switch step {
      case .object: continue
      case .key(let key): text += (text.isEmpty ? "" : ".") + cursor.text(of: key)
      case .index(let index): text += "[\(index)]"
      }
    }
    return text
  }
}
