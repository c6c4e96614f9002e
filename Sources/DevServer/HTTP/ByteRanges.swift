/// The parts of a file that a request asks for.
enum ByteRanges: Equatable {
  /// Everything: nothing else is asked for, or in words that need not be understood.
  case whole
  /// In the order of the request, none empty, all inside the file.
  case parts([Range<Int>])
  /// None of them lies inside the file.
  case unsatisfiable
}

extension ByteRanges {
  /// More parts than any reader needs: the whole file costs less.
  static let limit = 16

  /// Reads a `Range` field for a file of so many bytes.
  init(_ field: String?, size: Int) {
    guard let field, let specifiers = byteSpecifiers(field) else {
      self = .whole
      return
    }
    var parts: [Range<Int>] = []
    var count = 0
    for text in specifiers {
      let text = trimmed(text)
      // A list may have empty elements.
      if text.isEmpty { continue }
      guard let specifier = Specifier(text) else {
        self = .whole
        return
      }
      count += 1
      if let range = specifier.range(in: size) { parts.append(range) }
    }
    if count == 0 || count > Self.limit || overlaps(parts) {
      self = .whole
    } else {
      self = parts.isEmpty ? .unsatisfiable : .parts(parts)
    }
  }
}

/// `1-5`, `1-` or `-5`.
private enum Specifier {
  case from(Int, through: Int?)
  case last(Int)

  init?(_ text: Substring.UTF8View) {
    guard let hyphen = text.firstIndex(of: UInt8(ascii: "-")) else { return nil }
    let first = text[..<hyphen]
    let last = text[text.index(after: hyphen)...]
    if first.isEmpty {
      guard let count = number(last) else { return nil }
      self = .last(count)
      return
    }
    guard let start = number(first) else { return nil }
    if last.isEmpty {
      self = .from(start, through: nil)
      return
    }
    guard let end = number(last), end >= start else { return nil }
    self = .from(start, through: end)
  }

  func range(in size: Int) -> Range<Int>? {
    switch self {
    case .from(let start, let end):
      guard start < size else { return nil }
      return start..<min(end.map { $0 < size ? $0 + 1 : size } ?? size, size)
    case .last(let count):
      guard count > 0, size > 0 else { return nil }
      return max(0, size - count)..<size
    }
  }
}

private func byteSpecifiers(_ field: String) -> [Substring.UTF8View]? {
  let unit = "bytes="
  guard field.utf8.count > unit.utf8.count, field.lowercased().utf8.starts(with: unit.utf8)
  else { return nil }
  return field[...].utf8.dropFirst(unit.utf8.count)
    .split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
}

/// Digits only; more than fit are as good as the largest number.
private func number(_ text: Substring.UTF8View) -> Int? {
  guard !text.isEmpty, text.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) else {
    return nil
  }
  return Int(String(Substring(text))) ?? Int.max
}

private func overlaps(_ parts: [Range<Int>]) -> Bool {
  let sorted = parts.sorted { $0.lowerBound < $1.lowerBound }
  return zip(sorted, sorted.dropFirst()).contains { $0.upperBound > $1.lowerBound }
}

func trimmed(_ text: Substring.UTF8View) -> Substring.UTF8View {
  let start = text.drop { $0 == 0x20 || $0 == 0x09 }
  guard let end = start.lastIndex(where: { $0 != 0x20 && $0 != 0x09 }) else {
    return start.prefix(0)
  }
  return start[...end]
}
