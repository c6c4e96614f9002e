import Diagnostics
import FileSystem

/// A built site in its folder, as it is checked: every link, picture and address of every page.
public struct BuiltSite: Sendable {
  private let root: Path
  private let names: FileNames
  private let addresses: SiteAddresses

  /// Lists the folder.
  ///
  /// - Parameters:
  ///   - origin: scheme and host where the site is published; nil for relative links.
  ///   - path: the path of its root there, with slashes at both ends.
  public init(_ root: Path, origin: String?, path: String) throws(FileError) {
    self.root = root
    let files = try listTree(root).files.map(\.path)
    // What is hidden, such as .git, is nobody's page.
    names = FileNames(files.filter { file in !file.components.contains { $0.first == 0x2E } })
    addresses = SiteAddresses(origin: origin, path: path)
  }

  public var fileCount: Int { names.paths.count }
  public var pageCount: Int { names.paths.count { isPage($0) } }

  /// Reads some of the files; each may be read by a thread of its own.
  public func read(_ files: Range<Int>, into part: inout Part) {
    for file in files where Self.isRead(names.paths[file]) {
      do throws(FileError) {
        let bytes = try readFile(root.appending(names.paths[file])).bytes
        part.read(bytes, file: file, path: names.paths[file])
      } catch {
        part.faults.append(error.diagnostic)
      }
    }
  }

  public func part() -> Part {
    Part(PageScan(names: names, addresses: addresses))
  }

  /// What one thread has found.
  public struct Part: Sendable {
    var scan: PageScan
    var faults: [Diagnostic] = []

    init(_ scan: PageScan) {
      self.scan = scan
    }

    mutating func read(_ bytes: [UInt8], file: Int, path: Path) {
      if isPage(path) {
        scan.read(bytes, file: file)
      } else if hasEnding(path, ".css") {
        scan.readStyleSheet(bytes, file: file)
      } else if path.name == "robots.txt" {
        scan.readRobots(bytes, file: file)
      } else {
        scan.readSitemap(bytes, file: file)
      }
    }
  }

  private static func isRead(_ path: Path) -> Bool {
    isPage(path) || hasEnding(path, ".css") || path == "robots.txt"
      || hasEnding(path, ".xml") && path.name.text.hasPrefix("sitemap")
  }

  /// Everything found by all parts, in order of file and place.
  public func findings(of parts: [Part]) -> [Diagnostic] {
    var all = SiteFindings()
    var ids: [Int: Set<UInt64>] = [:]
    for part in parts {
      all.merge(part.scan.findings)
      ids.merge(part.scan.ids) { first, _ in first }
    }
    for jump in parts.flatMap(\.scan.jumps)
    where ids[jump.target]?.contains(hashOfID(jump.fragment)) == false {
      let place = String(decoding: jump.fragment, as: UTF8.self)
      all.add(
        .error,
        "a link leads to '#\(place)' in '\(names.paths[jump.target].text)', which has no such id",
        file: jump.file, range: jump.range)
    }
    let sorted = all.byMessage.sorted { left, right in
      (left.value.file, left.value.range.lowerBound, left.key)
        < (right.value.file, right.value.range.lowerBound, right.key)
    }
    return parts.flatMap(\.faults) + sorted.map { diagnostic($0.key, $0.value) }
  }

  private func diagnostic(_ message: String, _ found: SiteFindings.Found) -> Diagnostic {
    let path = root.appending(names.paths[found.file])
    let bytes = (try? readFile(path).bytes) ?? []
    let others = found.count - 1
    let more = others == 0 ? "" : " (and on \(others) other \(others == 1 ? "page" : "pages"))"
    return Diagnostic(
      found.severity, message + more,
      at: Place(SourceText(name: path.text, bytes: bytes), found.range),
      hint: found.hint, kind: "site")
  }
}
