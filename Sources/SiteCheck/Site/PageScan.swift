import Diagnostics
import FileSystem

/// What one lane has found on the pages that it has read.
struct PageScan: Sendable {
  let names: FileNames
  let addresses: SiteAddresses
  var findings = SiteFindings()
  /// Hashes of the ids of each page that was read.
  private(set) var ids: [Int: Set<UInt64>] = [:]
  /// Links to places in other pages, which can be looked up once all pages are read.
  private(set) var jumps: [Jump] = []

  struct Jump: Sendable {
    let target: Int
    let fragment: [UInt8]
    let file: Int
    let range: Range<Int>
  }

  init(names: FileNames, addresses: SiteAddresses) {
    self.names = names
    self.addresses = addresses
  }

  mutating func read(_ bytes: [UInt8], file: Int) {
    // A scan of its own: a copy of this one would be written anew for every page.
    var page = PageReader(
      bytes, file: file, scan: PageScan(names: names, addresses: addresses))
    page.run()
    findings.merge(page.scan.findings)
    jumps += page.scan.jumps
    ids[file] = page.idHashes
  }

  /// Looks where an address leads, and says if it leads nowhere.
  ///
  /// - Returns: the file, if it is one of the site.
  @discardableResult
  mutating func follow(
    _ address: Range<Int>, in bytes: [UInt8], file: Int, as what: String,
    severity: Severity = .error
  ) -> Int? {
    let page = names.paths[file].bytes
    switch addresses.target(of: bytes[address], on: page) {
    case .elsewhere: return nil
    case .empty:
      findings.add(severity, "the address of \(what) is empty", file: file, range: address)
      return nil
    case .outside:
      let shown = String(decoding: bytes[address], as: UTF8.self)
      findings.add(
        severity, "\(what) leads out of the site: '\(shown)'", file: file, range: address,
        hint: "the site is published at '\(addresses.path)'")
      return nil
    case .file(let path, let fragment):
      guard let target = names.index(of: path) else {
        reportMissing(path, address, file, what, severity)
        return nil
      }
      if !fragment.isEmpty, isPage(names.paths[target]) {
        jumps.append(Jump(target: target, fragment: fragment, file: file, range: address))
      }
      return target
    }
  }

  private mutating func reportMissing(
    _ path: [UInt8], _ address: Range<Int>, _ file: Int, _ what: String, _ severity: Severity
  ) {
    let shown = String(decoding: path, as: UTF8.self)
    if names.index(of: path + Array("/index.html".utf8)) != nil {
      findings.add(
        .warning, "\(what) leads to the folder '\(shown)' without the slash at its end", file: file,
        range: address, hint: "not every server finds it: write '\(shown)/'")
    } else {
      findings.add(
        severity, "\(what) leads to '\(shown)', which is not there", file: file, range: address)
    }
  }
}

/// Whether a file of the site is a page.
func isPage(_ path: Path) -> Bool {
  hasEnding(path, ".html")
}

func hasEnding(_ path: Path, _ ending: String) -> Bool {
  path.bytes.suffix(ending.utf8.count).elementsEqual(ending.utf8)
}

/// FNV-1a: ids are short.
func hashOfID(_ bytes: some Sequence<UInt8>) -> UInt64 {
  var hash: UInt64 = 0xCBF2_9CE4_8422_2325
  for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
  return hash
}
