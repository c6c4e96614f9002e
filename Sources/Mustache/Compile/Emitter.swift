import Diagnostics

/// Turns the tags of one template into operations.
struct Emitter {
  let source: SourceText
  let sourceIndex: Int
  let tags: [Tag]
  let delimiters: [Delimiters]
  /// Calls to partials that no template has: tag and name.
  private(set) var missing: [(tag: Range<Int>, name: [UInt8])] = []
  /// Templates called by name.
  private(set) var calls: [(template: Int, tag: Range<Int>)] = []
  private(set) var hasDynamicCalls = false
  private(set) var ignored: [Range<Int>] = []
  /// Blocks that the template has, for others to fill.
  private(set) var blocks: Set<[UInt8]> = []
  /// Blocks that it fills in other templates.
  private(set) var fills: [BlockFill] = []

  private enum Open {
    case section(Int), filter(Int), parent(Int?, site: Int, arguments: [Argument]), argument(
      strip: [UInt8])
    case block(Int)
  }
  private var open: [Open] = []
  /// White space taken from the start of each line of an argument.
  private var strip: [UInt8] = []
  private var position = 0
  private var startsContent = false

  init(_ source: SourceText, index: Int, parsed: ParsedTemplate) {
    self.source = source
    tags = parsed.tags
    delimiters = parsed.delimiters
    sourceIndex = index
    position = source.bytes.startsWithMark ? 3 : 0
  }

  private var bytes: [UInt8] { source.bytes }

  mutating func emit(into program: inout Program, names: inout some NameTable) {
    var index = 0
    while index < tags.count {
      let tag = tags[index]
      if isDirectlyInParent, !tag.isArgument, tag.kind != .close {
        ignore(tag, &index)
        continue
      }
      if !isDirectlyInParent { emitText(before: tag, &program) }
      position = tag.cut.upperBound
      emit(tag, &program, &names)
      index += 1
    }
    emitText(bytes, upTo: bytes.count, &program)
    add(Operation(.end), bytes.count..<bytes.count, &program)
  }

  private var isDirectlyInParent: Bool {
    if case .parent = open.last { true } else { false }
  }

  /// Only blocks count between the tags of a parent.
  private mutating func ignore(_ tag: Tag, _ index: inout Int) {
    if tag.kind != .comment, tag.kind != .delimiters { ignored.append(tag.range) }
    index = (tag.opens ? tag.partner ?? index : index) + 1
  }

  private mutating func emit(
    _ tag: Tag, _ program: inout Program, _ names: inout some NameTable
  ) {
    switch tag.kind {
    case .comment, .delimiters: break
    case .variable, .raw:
      let path = path(tag, &program, &names)
      let isRaw = tag.kind == .raw
      add(
        Operation(.variable, a: Int(path.a), b: Int(path.count), flag: isRaw), tag.range, &program)
    case .section, .inverted: openSection(tag, &program, &names)
    case .partial: emitCall(tag, &program, &names)
    case .parent:
      let site = emitCall(tag, &program, &names)
      let template = tag.isDynamic ? nil : names.template(Array(bytes[tag.name]))
      open.append(.parent(template, site: site, arguments: []))
    case .block where tag.isArgument: openArgument(tag, &program, &names)
    case .block: openBlock(tag, &program, &names)
    case .close: close(tag, &program)
    }
  }

  private mutating func openSection(
    _ tag: Tag, _ program: inout Program, _ names: inout some NameTable
  ) {
    if tag.kind == .section, let filter = names.filter(Array(bytes[tag.name])) {
      open.append(.filter(program.operations.count))
      add(Operation(.filter, a: filter), tag.range, &program)
      return
    }
    let path = path(tag, &program, &names)
    open.append(.section(program.operations.count))
    let code = tag.kind == .section ? Operation.Code.section : .inverted
    add(Operation(code, a: Int(path.a), b: Int(path.count)), tag.range, &program)
    let last = program.origins.count - 1
    if let partner = tag.partner {
      program.origins[last].body = tag.range.upperBound..<tags[partner].range.lowerBound
      program.origins[last].delimiters = program.index(of: delimiters[tag.delimiters])
    }
  }

  @discardableResult
  private mutating func emitCall(
    _ tag: Tag, _ program: inout Program, _ names: inout some NameTable
  ) -> Int {
    var site = CallSite(isStandalone: tag.isStandalone)
    if tag.isStandalone, let indentation = tag.indentation {
      setIndentation(stripped(bytes[indentation]), of: &site, &program)
    }
    let index = program.sites.count
    if tag.isDynamic {
      let path = path(tag, &program, &names)
      hasDynamicCalls = true
      add(
        Operation(.dynamicPartial, a: Int(path.a), b: Int(path.count), c: index), tag.range,
        &program)
    } else {
      let name = Array(bytes[tag.name])
      let template = names.template(name)
      if let template {
        calls.append((template, tag.range))
      } else {
        missing.append((tag.range, name))
      }
      add(Operation(.partial, a: template ?? Int(UInt32.max), c: index), tag.range, &program)
    }
    site.next = program.operations.count
    program.sites.append(site)
    return index
  }

  private mutating func openArgument(
    _ tag: Tag, _ program: inout Program, _ names: inout some NameTable
  ) {
    let name = Array(bytes[tag.name])
    let argument = Argument(name: names.key(name), start: program.operations.count)
    if case .parent(let template, let site, var arguments) = open.popLast() {
      arguments.append(argument)
      open.append(.parent(template, site: site, arguments: arguments))
      if let template { fills.append(BlockFill(template: template, tag: tag.range, name: name)) }
    }
    open.append(.argument(strip: strip))
    if tag.isStandalone { strip = contentIndentation(of: tag) ?? strip }
    startsContent = true
  }

  private mutating func openBlock(
    _ tag: Tag, _ program: inout Program, _ names: inout some NameTable
  ) {
    var site = CallSite(isStandalone: tag.isStandalone, startsLine: tag.indentation != nil)
    blocks.insert(Array(bytes[tag.name]))
    let own = tag.indentation.map { Array(bytes[$0]) } ?? []
    let inner = tag.isStandalone ? contentIndentation(of: tag) : nil
    setIndentation(stripped(inner ?? own), of: &site, &program)
    open.append(.block(program.operations.count))
    add(
      Operation(
        .block, a: Int(names.key(Array(bytes[tag.name]))), c: program.sites.count),
      tag.range, &program)
    program.sites.append(site)
  }

  private mutating func close(_ tag: Tag, _ program: inout Program) {
    switch open.popLast() {
    case .section(let start):
      add(Operation(.sectionEnd, a: start), tag.range, &program)
      program.operations[start].c = UInt32(truncatingIfNeeded: program.operations.count)
    case .filter(let start):
      add(Operation(.filterEnd), tag.range, &program)
      program.operations[start].c = UInt32(truncatingIfNeeded: program.operations.count)
    case .block(let start):
      program.operations[start].b = UInt32(truncatingIfNeeded: program.operations.count)
    case .argument(let outer):
      add(Operation(.end), tag.range, &program)
      strip = outer
    case .parent(_, let site, let arguments):
      program.sites[site].firstArgument = program.arguments.count
      program.sites[site].argumentCount = arguments.count
      program.sites[site].next = program.operations.count
      program.arguments.append(contentsOf: arguments)
    case nil: break
    }
    startsContent = false
  }

  private mutating func path(
    _ tag: Tag, _ program: inout Program, _ names: inout some NameTable
  ) -> Path {
    let name = bytes[tag.name]
    if name.elementsEqual([UInt8(ascii: ".")]) { return Path(a: 0, count: 0) }
    let parts = name.split(separator: UInt8(ascii: ".")).map { names.key(Array($0)) }
    if parts.count == 1 { return Path(a: parts[0], count: 1) }
    let start = program.keys.count
    program.keys.append(contentsOf: parts)
    return Path(a: UInt32(truncatingIfNeeded: start), count: UInt32(parts.count))
  }
}

extension Emitter {
  private mutating func emitText(before tag: Tag, _ program: inout Program) {
    emitText(bytes, upTo: tag.cut.lowerBound, &program)
    guard !tag.isStandalone else { return }
    if startsContent && tag.kind != .close || bytes.isLineStart(position) {
      add(Operation(.indent), tag.range, &program)
    }
    startsContent = false
  }

  private mutating func emitText(_ bytes: [UInt8], upTo end: Int, _ program: inout Program) {
    guard position < end else { return }
    let offset = program.literals.count
    let beginsLine = startsContent || bytes.isLineStart(position)
    startsContent = false
    var index = position
    var lines = 0
    while index < end {
      // Not beyond the text: a line of many tags would be searched to its end for each of them.
      let lineEnd = bytes.firstRange(of: [0x0A], in: index..<end)?.upperBound ?? end
      if bytes.isLineStart(index) { index = afterStrip(index, end: lineEnd) }
      program.literals.append(contentsOf: bytes[index..<lineEnd])
      index = lineEnd
      lines += 1
    }
    let count = program.literals.count - offset
    let operation = Operation(
      .text, a: offset, b: count, flag: beginsLine, hasLines: lines > 1)
    if count > 0 || beginsLine { add(operation, position..<end, &program) }
    position = end
  }

  private func afterStrip(_ start: Int, end: Int) -> Int {
    var index = start
    while index < end, index - start < strip.count, bytes[index] == strip[index - start] {
      index += 1
    }
    return index
  }

  private func stripped(_ indentation: some Collection<UInt8>) -> ArraySlice<UInt8> {
    let own = Array(indentation)
    var index = 0
    while index < own.count, index < strip.count, own[index] == strip[index] { index += 1 }
    return own[index...]
  }

  /// The white space before the first line of a block that holds anything.
  private func contentIndentation(of tag: Tag) -> [UInt8]? {
    guard let partner = tag.partner else { return nil }
    let end = tags[partner].cut.lowerBound
    var start = tag.cut.upperBound
    while start < end {
      var index = start
      while index < end, bytes[index].isSpaceOrTab { index += 1 }
      if index < end, bytes[index] != 0x0A, bytes[index] != 0x0D {
        return Array(bytes[start..<index])
      }
      start = bytes.endOfLine(index)
    }
    return nil
  }

  private func setIndentation(
    _ indentation: some Collection<UInt8>, of site: inout CallSite, _ program: inout Program
  ) {
    site.indentStart = program.literals.count
    site.indentCount = indentation.count
    program.literals.append(contentsOf: indentation)
  }

  private func add(_ operation: Operation, _ range: Range<Int>, _ program: inout Program) {
    program.operations.append(operation)
    program.origins.append(Origin(source: sourceIndex, tag: range))
  }
}

extension Program {
  mutating func index(of wanted: Delimiters) -> Int {
    if let last = delimiters.last, last.open == wanted.open, last.close == wanted.close {
      return delimiters.count - 1
    }
    delimiters.append(wanted)
    return delimiters.count - 1
  }
}
