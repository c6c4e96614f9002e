/// What browsers are told of a file, by the ending of its name.
func mediaType(ofFileNamed name: String) -> String {
  guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return unknown }
  let ending = name[name.utf8.index(after: dot)...].lowercased()
  return mediaTypes[ending] ?? unknown
}

private let unknown = "application/octet-stream"

private let mediaTypes = [
  "html": "text/html; charset=utf-8",
  "htm": "text/html; charset=utf-8",
  "css": "text/css; charset=utf-8",
  "js": "text/javascript; charset=utf-8",
  "mjs": "text/javascript; charset=utf-8",
  "json": "application/json; charset=utf-8",
  "map": "application/json; charset=utf-8",
  "webmanifest": "application/manifest+json; charset=utf-8",
  "txt": "text/plain; charset=utf-8",
  "md": "text/markdown; charset=utf-8",
  "csv": "text/csv; charset=utf-8",
  "vtt": "text/vtt; charset=utf-8",
  "xml": "application/xml; charset=utf-8",
  "atom": "application/atom+xml; charset=utf-8",
  "rss": "application/rss+xml; charset=utf-8",
  "svg": "image/svg+xml; charset=utf-8",
  "png": "image/png",
  "jpg": "image/jpeg",
  "jpeg": "image/jpeg",
  "gif": "image/gif",
  "webp": "image/webp",
  "avif": "image/avif",
  "ico": "image/x-icon",
  "bmp": "image/bmp",
  "woff": "font/woff",
  "woff2": "font/woff2",
  "ttf": "font/ttf",
  "otf": "font/otf",
  "mp3": "audio/mpeg",
  "ogg": "audio/ogg",
  "oga": "audio/ogg",
  "opus": "audio/ogg",
  "wav": "audio/wav",
  "flac": "audio/flac",
  "m4a": "audio/mp4",
  "mp4": "video/mp4",
  "webm": "video/webm",
  "pdf": "application/pdf",
  "zip": "application/zip",
  "gz": "application/gzip",
  "wasm": "application/wasm",
]
