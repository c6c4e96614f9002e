import Diagnostics

/// A function as a value.
///
/// As `{{x}}` it gets nil, and what it returns is rendered with the default delimiters; as a section it
/// gets the template text of the section, and what it returns is rendered with the delimiters there.
public typealias Lambda = @Sendable (_ section: String?) throws(Faults) -> String

extension ValueTape {
  public mutating func lambda(_ function: @escaping Lambda) -> Value {
    lambdas.append(function)
    return Value(.lambda, start: lambdas.count - 1)
  }
}
