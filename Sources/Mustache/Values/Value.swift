/// A value on a tape: small, trivial, and of use only together with the tape that made it.
public struct Value: Sendable {
  enum Kind: UInt8 {
    case null, `false`, `true`, number, text, html, list, object, dynamicObject, lambda
  }

  let kind: Kind
  /// Text without any of `& < > " '`: it is its own HTML.
  let isClean: Bool
  let shape: UInt16
  /// Bytes of a text, elements of a list, members of a dynamic object.
  let count: UInt32
  /// Where the bytes or the slots begin, or which lambda.
  let start: Int

  init(_ kind: Kind, isClean: Bool = true, shape: Int = 0, start: Int = 0, count: Int = 0) {
    self.kind = kind
    self.isClean = isClean
    self.shape = UInt16(truncatingIfNeeded: shape)
    self.count = UInt32(truncatingIfNeeded: count)
    self.start = start
  }

  public static let null = Value(.null)
  public static let `true` = Value(.true)
  public static let `false` = Value(.false)

  public init(_ condition: Bool) {
    self.init(condition ? .true : .false)
  }

  /// Whether a section over the value is rendered: not for null, false and the empty list.
  public var isTruthy: Bool {
    switch kind {
    case .null, .false: false
    case .list: count > 0
    default: true
    }
  }
}
