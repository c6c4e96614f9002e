import BuilderChannel
import FileSystem

/// Answers requests from the files of a site.
struct SiteResponder {
  var tree: SiteTree
  var mount: Mount
  let hosts: AllowedHosts
  /// How often files that pages show have changed under their old names.
  var contents = 0

  init(_ site: ServedSite, hosts: AllowedHosts) {
    tree = SiteTree(root: Path(site.output))
    mount = Mount(site.basePath)
    self.hosts = hosts
  }

  /// What is asked for, once it is known that it may be.
  enum Question {
    case address(RequestTarget)
    case refused(Reply)
  }

  func question(of head: RequestHead) -> Question {
    guard let target = RequestTarget(head.target) else {
      return .refused(Reply(400, "This is no address."))
    }
    let named = head.fields["host"] ?? []
    guard named.count == 1 || named.isEmpty && head.isHTTP10 else {
      return .refused(Reply(400, "Requests name one host."))
    }
    guard (named + [target.authority].compactMap { $0 }).allSatisfy(hosts.allow) else {
      return .refused(
        Reply(403, "The site is not served under this name; --host gives it another one."))
    }
    guard head.method == "GET" || head.method == "HEAD" else {
      var reply = Reply(405, "Only GET and HEAD are answered.")
      reply.fields.append(("Allow", "GET, HEAD"))
      return .refused(reply)
    }
    return .address(target)
  }

  func reply(to head: RequestHead, at target: RequestTarget) -> Reply {
    if let own = ownFile(at: target.path) { return own.sent(for: head) }
    let address: SiteAddress
    do throws(SiteAddress.Problem) {
      address = try SiteAddress(target.path)
    } catch {
      return error == .malformed ? Reply(400, "This is no address.") : notFound()
    }
    switch mount.place(of: address) {
    case .outside: return notFound()
    case .above: return .redirect(to: mount.path)
    case .inside(let inner):
      switch tree.find(inner) {
      case .nothing: return notFound()
      case .folder: return .redirect(to: slashed(target))
      case .file(let file, let name):
        return (page(file, name) ?? ServedFile(file, name)).sent(for: head)
      }
    }
  }

  /// What the page at a path is now; what is shown where nothing is, too.
  func mark(ofPageAt path: String) -> ReloadHub.CurrentMark {
    var file = tree.notFoundPage()
    if let address = try? SiteAddress(Array(path.utf8)),
      case .inside(let inner) = mount.place(of: address),
      case .file(let found, let name) = tree.find(inner), isPage(name)
    {
      file = found
    }
    let mark = PageMark(of: file.flatMap(contents(of:)) ?? missingPage)
    return ReloadHub.CurrentMark(text: mark.text(contents: contents), styles: mark.styles)
  }

  private func slashed(_ target: RequestTarget) -> String {
    let query = target.query.map { "?" + String(decoding: $0, as: UTF8.self) } ?? ""
    return String(decoding: target.path, as: UTF8.self) + "/" + query
  }

  private func notFound() -> Reply {
    let bytes = tree.notFoundPage().flatMap(contents(of:)) ?? missingPage
    var reply = Reply(404, type: "text/html; charset=utf-8", marked(bytes))
    reply.fields.append(("Cache-Control", "no-store"))
    return reply
  }

  private func page(_ file: OpenFile, _ name: Path) -> ServedFile? {
    guard isPage(name), let bytes = contents(of: file) else { return nil }
    return ServedFile(bytes: marked(bytes), type: mediaType(ofFileNamed: name.text))
  }

  private func marked(_ bytes: [UInt8]) -> [UInt8] {
    withReloadTag(bytes, mark: PageMark(of: bytes).text(contents: contents))
  }

  /// Nil for pages that are too large to be held, or cannot be read.
  private func contents(of file: OpenFile) -> [UInt8]? {
    guard file.stamp.size <= Int64(pageLimit) else { return nil }
    return try? file.read(0..<Int(file.stamp.size))
  }
}

/// Bytes of a page that gets a tag; a larger one is sent as it is.
private let pageLimit = 64 << 20

private func isPage(_ name: Path) -> Bool {
  mediaType(ofFileNamed: name.text).hasPrefix("text/html")
}

private func ownFile(at path: [UInt8]) -> ServedFile? {
  if path.elementsEqual(ReloadAddress.script.utf8) {
    return ServedFile(bytes: Array(reloadScript.utf8), type: mediaType(ofFileNamed: "reload.js"))
  }
  if path.elementsEqual(ReloadAddress.style.utf8) {
    return ServedFile(bytes: Array(reloadStyle.utf8), type: mediaType(ofFileNamed: "reload.css"))
  }
  return nil
}

/// Where there is no page of the site's own to say it.
private let missingPage = Array(
  """
  <!DOCTYPE html>
  <html lang="en">
  <meta charset="utf-8">
  <title>Nothing here</title>
  <h1>Nothing here</h1>
  <p>The site has no page at this address. If it could not be built yet, the page comes when it is.</p>
  </html>

  """.utf8)
