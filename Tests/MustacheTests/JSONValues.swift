import Foundation
import Mustache

/// Values of any form from what JSONSerialization reads.
func value(_ json: Any?, on tape: inout ValueTape, lambda: Lambda?) -> Value {
  switch json {
  case let text as String: return tape.text(text)
  case let number as NSNumber:
    if CFNumberIsBoolean(number) { return Value(number.boolValue) }
    let isWhole = number.doubleValue == number.doubleValue.rounded()
    return isWhole ? tape.integer(number.intValue) : tape.decimal(number.doubleValue)
  case let list as [Any]:
    return tape.list(list.map { value($0, on: &tape, lambda: lambda) })
  case let object as [String: Any]:
    if object["__tag__"] != nil, let lambda { return tape.lambda(lambda) }
    return tape.object(object.map { ($0.key, value($0.value, on: &tape, lambda: lambda)) })
  default: return .null
  }
}

private func CFNumberIsBoolean(_ number: NSNumber) -> Bool {
  String(cString: number.objCType) == "c"
}
