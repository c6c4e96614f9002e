import Diagnostics
import FileSystem
import Glibc

/// The folder of the cache: as given, else where the user's system keeps such things.
public func cachePath(_ given: String?) throws(Faults) -> Path {
  if let given { return Path(given) }
  // The standard says that a relative path here is to be ignored.
  if let folder = variable("XDG_CACHE_HOME"), Path(folder).isAbsolute {
    return Path(folder).appending("dexgen")
  }
  if let home = variable("HOME") { return Path(home).appending(".cache/dexgen") }
  throw Faults("there is no home folder for the cache", hint: "name a folder: --cache DIR")
}

/// A file of certificates that the environment names, as for other programs with libcurl.
public func trustedCertificates() -> String? {
  variable("CURL_CA_BUNDLE") ?? variable("SSL_CERT_FILE")
}

private func variable(_ name: String) -> String? {
  guard let value = getenv(name).map({ String(cString: $0) }), !value.isEmpty else { return nil }
  return value
}
