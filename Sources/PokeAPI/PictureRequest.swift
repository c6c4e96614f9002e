import HTTPClient

/// Asks for a picture or a sound and takes nothing else for one.
struct PictureRequest: APIRequest {
  let path: [String] = []
  let link: String?
  var kind = MediaKind.picture

  var headers: [HTTPField] {
    [HTTPField("Accept", kind == .picture ? "image/png" : "audio/ogg")]
  }

  func decode(_ response: HTTPResponse) throws(ResponseProblem) -> [UInt8] {
    switch kind {
    case .picture where !isPNG(response.body):
      throw ResponseProblem("is not a whole PNG picture")
    case .cry where !isOgg(response.body): throw ResponseProblem("is not a sound in Ogg")
    case .picture, .cry: return response.body
    }
  }
}

/// Whether bytes begin and end as a PNG does.
func isPNG(_ bytes: [UInt8]) -> Bool {
  let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  let end: [UInt8] = [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]
  return bytes.starts(with: signature) && bytes.suffix(end.count).elementsEqual(end)
}

/// Whether bytes begin as an Ogg stream does.
func isOgg(_ bytes: [UInt8]) -> Bool {
  bytes.starts(with: Array("OggS".utf8) + [0])
}
