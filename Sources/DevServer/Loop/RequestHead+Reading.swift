import CEvent
import Glibc

extension RequestHead {
  init(_ request: UnsafeMutablePointer<evhttp_request>) {
    self.init(
      method: methodName(evhttp_request_get_command(request)),
      target: bytes(of: evhttp_request_get_uri(request)),
      isHTTP10: cevent_is_http_1_0(request) != 0)
    let gathered = Gathered()
    withExtendedLifetime(gathered) {
      cevent_each_field(
        evhttp_request_get_input_headers(request), Unmanaged.passUnretained(gathered).toOpaque(),
        gather)
    }
    fields = gathered.fields
  }
}

private final class Gathered {
  var fields: [String: [String]] = [:]
}

private func gather(
  _ context: UnsafeMutableRawPointer?, _ name: UnsafePointer<CChar>?, _ value: UnsafePointer<CChar>?
) {
  guard let context, let name, let value else { return }
  let gathered = Unmanaged<Gathered>.fromOpaque(context).takeUnretainedValue()
  gathered.fields[String(cString: name).lowercased(), default: []].append(String(cString: value))
}

private func bytes(of text: UnsafePointer<CChar>?) -> [UInt8] {
  guard let text else { return [] }
  return Array(UnsafeRawBufferPointer(start: text, count: strlen(text)))
}

private func methodName(_ method: evhttp_cmd_type) -> String {
  switch method {
  case EVHTTP_REQ_GET: "GET"
  case EVHTTP_REQ_HEAD: "HEAD"
  default: "another"
  }
}
