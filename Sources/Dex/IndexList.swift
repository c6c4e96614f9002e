/// Up to four indexes, kept without memory of their own: the types or egg groups of a species.
public struct IndexList: Sendable, Hashable {
  /// How many indexes fit.
  public static let capacity = 4
  /// The largest index that fits.
  public static let largestIndex = 0xFFFE

  private var slots = SIMD4<UInt16>(repeating: 0)
  public private(set) var count = 0

  public init() {}

  /// Indexes that do not fit are left out.
  public init(_ indexes: some Sequence<Int>) {
    for index in indexes { append(index) }
  }

  /// Whether the index was added: it was not if the list is full or has it already.
  @discardableResult
  public mutating func append(_ index: Int) -> Bool {
    guard count < Self.capacity, (0...Self.largestIndex).contains(index), !contains(index) else {
      return false
    }
    slots[count] = UInt16(index)
    count += 1
    return true
  }
}

extension IndexList: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { count }
  public subscript(position: Int) -> Int { Int(slots[position]) }
}

extension IndexList: ExpressibleByArrayLiteral {
  public init(arrayLiteral indexes: Int...) {
    self.init(indexes)
  }
}
