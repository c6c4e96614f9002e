import CCurl

/// What a code of libcurl means for the caller.
func failure(
  _ code: CURLcode, _ address: String, _ limits: ClientConfiguration.Limits
) -> APIError {
  let text = String(cString: curl_easy_strerror(code))
  let reason: ConnectionFailure.Reason
  switch code {
  case CURLE_ABORTED_BY_CALLBACK: return .cancelled
  case CURLE_OPERATION_TIMEDOUT: return .timedOut(address: address, seconds: limits.silence)
  case CURLE_BAD_CONTENT_ENCODING, CURLE_WEIRD_SERVER_REPLY:
    return .brokenResponse(address: address, ResponseProblem("is damaged (\(text))"))
  case CURLE_URL_MALFORMAT, CURLE_UNSUPPORTED_PROTOCOL: reason = .invalidAddress
  case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY: reason = .unknownHost
  case CURLE_COULDNT_CONNECT: reason = .refused
  case CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CACERT_BADFILE, CURLE_SSL_CERTPROBLEM,
    CURLE_SSL_ISSUER_ERROR, CURLE_SSL_INVALIDCERTSTATUS:
    reason = .untrusted(text)
  case CURLE_PARTIAL_FILE, CURLE_GOT_NOTHING, CURLE_SEND_ERROR, CURLE_RECV_ERROR,
    CURLE_HTTP2, CURLE_HTTP2_STREAM, CURLE_SSL_CONNECT_ERROR:
    reason = .interrupted(text)
  default: reason = .other(text)
  }
  return .noConnection(ConnectionFailure(address: address, reason: reason))
}
