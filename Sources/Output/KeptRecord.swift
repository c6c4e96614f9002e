/// What a file of the state folder says about earlier builds.
enum KeptRecord<Value> {
  case missing
  case whole(Value)
  /// It is there and cannot be trusted; the reason is a sentence.
  case unusable(String)

  var value: Value? {
    if case .whole(let value) = self { return value }
    return nil
  }

  /// Why it cannot be used although it is there.
  var fault: String? {
    if case .unusable(let reason) = self { return reason }
    return nil
  }
}
