extension TemplateSet {
  /// The names that a template and all its partials look up, each without what follows its first dot.
  public func names(in template: String) -> Set<String> {
    let wanted = Set((dependencies(of: template) ?? []).map { Array($0.utf8) })
    let sources = Set(wanted.compactMap { indices[$0] })
    var names: Set<String> = []
    for (operation, origin) in zip(program.operations, program.origins)
    where sources.contains(origin.source) {
      guard let key = firstKey(operation) else { continue }
      names.insert(String(decoding: schema.keyNames[Int(key)], as: UTF8.self))
    }
    return names
  }

  private func firstKey(_ operation: Operation) -> KeyID? {
    switch operation.code {
    case .variable, .section, .inverted, .dynamicPartial:
      switch operation.b {
      case 0: nil
      case 1: operation.a
      default: program.keys[Int(operation.a)]
      }
    default: nil
    }
  }
}
