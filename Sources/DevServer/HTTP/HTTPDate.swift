import Glibc

/// A moment as HTTP writes it: `Sun, 06 Nov 1994 08:49:37 GMT`.
///
/// - Parameter seconds: since 1970.
func httpDate(_ seconds: Int) -> String {
  var parts = tm()
  var time = time_t(seconds)
  guard gmtime_r(&time, &parts) != nil else { return "Thu, 01 Jan 1970 00:00:00 GMT" }
  let (day, month) = (days[Int(parts.tm_wday) % 7], months[Int(parts.tm_mon) % 12])
  let clock = [parts.tm_hour, parts.tm_min, parts.tm_sec].map(twoDigits).joined(separator: ":")
  return "\(day), \(twoDigits(parts.tm_mday)) \(month) \(1900 + Int(parts.tm_year)) \(clock) GMT"
}

/// Seconds since 1970 of a moment in one of the three forms of HTTP; nil for anything else.
///
///     Sun, 06 Nov 1994 08:49:37 GMT
///     Sunday, 06-Nov-94 08:49:37 GMT
///     Sun Nov  6 08:49:37 1994
func parseHTTPDate(_ text: String) -> Int? {
  guard text.utf8.count < 64 else { return nil }
  var words = text.split { $0 == " " || $0 == "," || $0 == "-" }.map(String.init)
  guard words.count >= 5 else { return nil }
  if words.count == 5 {
    // The year comes last and the month before the day.
    words = [words[0], words[2], words[1], words[4], words[3], "GMT"]
  }
  guard words.count == 6, words[5] == "GMT", let month = months.firstIndex(of: words[2]),
    let day = number(words[1], upTo: 31), let year = number(words[3], upTo: 9999),
    let seconds = secondsOfDay(words[4])
  else { return nil }
  var parts = tm()
  parts.tm_mday = day
  parts.tm_mon = Int32(month)
  // Years of two digits were written between 1970 and 2069.
  parts.tm_year = year < 70 ? year + 100 : year < 100 ? year : year - 1900
  return timegm(&parts) + seconds
}

private func secondsOfDay(_ clock: String) -> Int? {
  let parts = clock.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
  guard parts.count == 3, let hour = number(parts[0], upTo: 23),
    let minute = number(parts[1], upTo: 59), let second = number(parts[2], upTo: 60)
  else { return nil }
  return (Int(hour) * 60 + Int(minute)) * 60 + Int(second)
}

private func number(_ text: String, upTo limit: Int32) -> Int32? {
  let isDigits = text.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
  guard isDigits, let number = Int32(text), number <= limit else { return nil }
  return number
}

private let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
private let months = [
  "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
]

private func twoDigits(_ number: Int32) -> String {
  number < 10 ? "0\(number)" : "\(number)"
}
