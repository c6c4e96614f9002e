/// Keeps an optional whole number in four bytes instead of sixteen, because a dex has millions.
///
/// Numbers that do not fit in 32 bits become nil.
@propertyWrapper
public struct SmallInteger: Sendable, Hashable {
  private static let absent = Int32.min
  private var stored: Int32

  public init(wrappedValue: Int? = nil) {
    stored = wrappedValue.flatMap(Int32.init(exactly:)) ?? Self.absent
  }

  public var wrappedValue: Int? {
    get { stored == Self.absent ? nil : Int(stored) }
    set { self = SmallInteger(wrappedValue: newValue) }
  }
}
