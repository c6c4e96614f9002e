import Diagnostics

/// libyaml's words for a syntax error, turned into what an author can act on.
func yamlFault(_ problem: String, at place: Place, context: String?, opening: Place?) -> Faults {
  let bytes = place.source.bytes
  let at = place.range.lowerBound
  let byte = at < bytes.count ? bytes[at] : 0
  let inQuotes = context == "while scanning a quoted scalar"
  switch problem {
  case "found character that cannot start any token" where byte == UInt8(ascii: "\t"),
    "found a tab character where an indentation space is expected",
    "found a tab character that violates indentation":
    return Faults(
      "a tab cannot indent YAML", at: Place(place.source, at..<at + 1), hint: "use spaces")
  case "found character that cannot start any token":
    let character = String(decoding: [byte], as: UTF8.self)
    return Faults(
      "a value cannot start with '\(character)'", at: Place(place.source, at..<at + 1),
      hint: "put the value in quotes")
  case "mapping values are not allowed in this context":
    return Faults(
      "a ':' cannot stand here", at: place,
      hint: "put a value that holds ': ' in quotes, or check the indentation")
  case "could not find expected ':'":
    return Faults(
      "this is neither 'key: value' nor an entry of a list", at: opening ?? place,
      hint: "write a space after the ':', or put the value in quotes")
  case "found unexpected end of stream" where inQuotes,
    "found unexpected document indicator" where inQuotes:
    return Faults("this quote is never closed", at: opening ?? place)
  case "did not find expected ',' or ']'":
    return Faults("this '[' is not closed, or a comma is missing", at: opening ?? place)
  case "did not find expected ',' or '}'":
    return Faults("this '{' is not closed, or a comma is missing", at: opening ?? place)
  case "did not find expected key":
    return Faults(
      "wanted a key here", at: place,
      hint: "keys of one map start in the same column; quotes must end where the value ends")
  case "did not find expected '-' indicator":
    return Faults(
      "wanted an entry of the list here", at: place, hint: "start it with '- ' in the same column")
  case "found unknown escape character":
    return Faults(
      "unknown escape in double quotes", at: place, hint: "use single quotes, or write '\\\\'")
  case "control characters are not allowed":
    return Faults("a control character cannot stand in YAML", at: place)
  default:
    return Faults(problem, at: place)
  }
}
