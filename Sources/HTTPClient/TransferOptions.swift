import CCurl

extension Transfer {
  func setOptions(
    for message: Message, _ configuration: ClientConfiguration,
    headers: UnsafeMutablePointer<curl_slist>?
  ) {
    // Keeps connections and known hosts.
    curl_easy_reset(handle)
    set(CURLOPT_URL, message.address)
    set(CURLOPT_PROTOCOLS_STR, "http,https")
    set(CURLOPT_USERAGENT, configuration.userAgent)
    // Every packing that this libcurl can unpack.
    set(CURLOPT_ACCEPT_ENCODING, "")
    set(CURLOPT_FOLLOWLOCATION, 0)
    set(CURLOPT_NOSIGNAL, 1)
    set(CURLOPT_SSL_VERIFYPEER, 1)
    set(CURLOPT_SSL_VERIFYHOST, 2)
    if let certificates = configuration.certificates { set(CURLOPT_CAINFO, certificates) }
    ccurl_set_list(handle, CURLOPT_HTTPHEADER, headers)
    setLimits(configuration.limits)
    setMethod(message)
  }

  private func setLimits(_ limits: ClientConfiguration.Limits) {
    set(CURLOPT_CONNECTTIMEOUT, limits.silence)
    set(CURLOPT_TIMEOUT, limits.total)
    set(CURLOPT_LOW_SPEED_TIME, limits.silence)
    set(CURLOPT_LOW_SPEED_LIMIT, limits.leastSpeed)
  }

  private func setMethod(_ message: Message) {
    switch message.method {
    case .get: set(CURLOPT_HTTPGET, 1)
    case .head: set(CURLOPT_NOBODY, 1)
    case .post, .put, .delete: set(CURLOPT_CUSTOMREQUEST, message.method.rawValue)
    }
    guard let body = message.body else { return }
    _ = body.withUnsafeBytes { ccurl_set_body(handle, $0.baseAddress, $0.count) }
    if message.method != .post { set(CURLOPT_CUSTOMREQUEST, message.method.rawValue) }
  }

  private func set(_ option: CURLoption, _ value: Int) {
    ccurl_set_long(handle, option, value)
  }

  private func set(_ option: CURLoption, _ text: String) {
    ccurl_set_text(handle, option, text)
  }
}
