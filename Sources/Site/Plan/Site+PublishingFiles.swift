extension Site {
  /// What static hosts look for at the root of a site; one that somebody else made stays.
  public static let filesThatYield = ["404.html", ".nojekyll", "_headers", "CNAME"]
  /// Those of them that people write with the same bytes.
  public static let filesAnybodyWrites = [".nojekyll", "CNAME"]

  var publishingFiles: [SiteFile] {
    let hosting = configuration.hosting
    var files: [SiteFile] = []
    func add(_ name: String, _ text: String, _ origin: String) {
      files.append(
        SiteFile(path: name, content: .bytes(Array(text.utf8)), isAsset: false, origin: origin))
    }
    if hosting.nojekyll { add(".nojekyll", "", "the mark that GitHub Pages builds nothing") }
    if hosting.headers { add("_headers", headers, "the headers for hosts") }
    if let name = hosting.cname { add("CNAME", name + "\n", "'cname' of the configuration") }
    return files
  }

  /// What only headers can say; all else of the policy is in the pages, where templates decide.
  private var headers: String {
    let root = addresses.base?.path ?? "/"
    return """
      \(root)*
        Content-Security-Policy: frame-ancestors 'none'
        X-Content-Type-Options: nosniff
        Referrer-Policy: strict-origin-when-cross-origin
        Cross-Origin-Opener-Policy: same-origin
        Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()
      \(root)assets/*
        Cache-Control: public, max-age=31536000, immutable

      """
  }
}
