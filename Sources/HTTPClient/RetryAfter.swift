import CCurl

extension StatusFailure {
  /// Seconds that the server asks to wait; nil if it asks for nothing that can be understood.
  ///
  /// - Parameter now: seconds since 1970, for a server that names a date.
  public func secondsToWait(now: Int) -> Int? {
    guard let retryAfter else { return nil }
    if let seconds = Int(retryAfter) { return seconds >= 0 ? seconds : nil }
    let date = curl_getdate(retryAfter, nil)
    return date < 0 ? nil : max(date - now, 0)
  }
}
