import CCurl

/// One libcurl handle: sends requests one after the other, over one connection while it stands.
///
/// All contact with libcurl is here and in `TransferOptions`; no pointer leaves.
struct Transfer: ~Copyable {
  let handle: UnsafeMutableRawPointer

  /// Nil when there is no memory for it.
  init?() {
    ccurl_start()
    guard let handle = curl_easy_init() else {
      curl_global_cleanup()
      return nil
    }
    self.handle = handle
  }

  deinit {
    curl_easy_cleanup(handle)
    curl_global_cleanup()
  }

  /// Sends one request and follows no redirect.
  func send(_ message: Message, _ configuration: ClientConfiguration) throws(APIError) -> Answer {
    let receiver = Receiver(
      limit: configuration.limits.body, isCancelled: configuration.isCancelled)
    let list = headerList(message.headers)
    defer { curl_slist_free_all(list) }
    setOptions(for: message, configuration, headers: list)
    let code = withExtendedLifetime(receiver) {
      ccurl_set_receiver(
        handle, Unmanaged.passUnretained(receiver).toOpaque(), receiveHeader, receiveBody, watch)
      return curl_easy_perform(handle)
    }
    if let limit = receiver.exceeded { throw .tooLarge(address: message.address, limit: limit) }
    guard code == CURLE_OK else { throw failure(code, message.address, configuration.limits) }
    return Answer(
      response: HTTPResponse(
        status: status, headers: receiver.headers, body: receiver.body, address: message.address),
      redirect: redirect)
  }

  /// A request as it goes over the wire.
  struct Message {
    var method: HTTPMethod
    var address: String
    var headers: [HTTPField]
    var body: [UInt8]?
  }

  struct Answer {
    let response: HTTPResponse
    /// The absolute address that a redirect leads to.
    let redirect: String?
  }

  private var status: Int {
    var status = 0
    ccurl_get_long(handle, CURLINFO_RESPONSE_CODE, &status)
    return status
  }

  private var redirect: String? {
    var address: UnsafeMutablePointer<CChar>?
    ccurl_get_text(handle, CURLINFO_REDIRECT_URL, &address)
    return address.map { String(cString: $0) }
  }

  private func headerList(_ headers: [HTTPField]) -> UnsafeMutablePointer<curl_slist>? {
    var list: UnsafeMutablePointer<curl_slist>?
    for header in headers {
      // A name alone would make libcurl remove a header; a semicolon sends it empty.
      let line = header.value.isEmpty ? "\(header.name);" : "\(header.name): \(header.value)"
      // A break would begin another header.
      guard line.utf8.allSatisfy({ $0 >= 0x20 || $0 == 0x09 }) else { continue }
      if let longer = curl_slist_append(list, line) { list = longer }
    }
    return list
  }
}
