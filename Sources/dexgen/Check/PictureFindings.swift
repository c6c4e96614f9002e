import Diagnostics
import FileSystem
import Site
import SiteCheck

/// What is wrong with the pictures themselves: broken, cut, of an odd size, no file at all.
func pictureFindings(_ settings: SiteSettings, site: Site?, _ lanes: Lanes) -> [Diagnostic] {
  guard let site else { return folderFindings(settings) }
  let shown = site.shownPictures
  return folderFindings(settings) + facts(shown.large, settings, lanes)
    + facts(shown.small, settings, lanes)
}

/// Pictures that a build would publish though no browser can show them, and folders named like pictures.
func brokenPictures(_ settings: SiteSettings, _ site: Site, _ lanes: Lanes) -> [Diagnostic] {
  let shown = site.shownPictures
  let names = Set(shown.large + shown.small).sorted()
  return folderFindings(settings)
    + readPictures(names, settings, lanes).compactMap { index, facts in
      guard case .faulty(let what) = facts else { return nil }
      return finding(.warning, settings.folders.pictures.appending(names[index]), what)
    }
}

/// Folders that are named like pictures.
private func folderFindings(_ settings: SiteSettings) -> [Diagnostic] {
  let folder = settings.folders.pictures
  guard let listing = try? listTree(folder) else { return [] }
  return listing.folders.filter { isPictureName($0.path) }.map { entry in
    finding(.warning, folder.appending(entry.path), "is a folder, though named like a picture")
  }
}

private func isPictureName(_ path: Path) -> Bool {
  pictureKinds.contains { path.text.lowercased().hasSuffix(".\($0)") }
}

private func readPictures(
  _ names: [String], _ settings: SiteSettings, _ lanes: Lanes
) -> [(index: Int, facts: PictureFacts)] {
  let folder = settings.folders.pictures
  return lanes.run(names.count, of: "pictures") { take in
    var read: [(index: Int, facts: PictureFacts)] = []
    while let range = take() {
      for index in range { read.append((index, pictureFacts(folder.appending(names[index])))) }
    }
    return read
  }.joined().sorted { $0.index < $1.index }
}

/// Reads the pictures of one size.
private func facts(_ names: [String], _ settings: SiteSettings, _ lanes: Lanes) -> [Diagnostic] {
  let folder = settings.folders.pictures
  var findings: [Diagnostic] = []
  var sizes: [(index: Int, size: PictureSize)] = []
  for (index, facts) in readPictures(names, settings, lanes) {
    switch facts {
    case .faulty(let what):
      findings.append(finding(.error, folder.appending(names[index]), what))
    case .whole(let size?): sizes.append((index, size))
    case .whole(nil): break
    }
  }
  guard let usual = usualSize(sizes.map(\.size)) else { return findings }
  for (index, size) in sizes where size != usual {
    findings.append(
      finding(
        .warning, folder.appending(names[index]),
        "has \(size.width)×\(size.height) pixels, while others have \(usual.width)×\(usual.height)")
    )
  }
  return findings
}

private func pictureFacts(_ path: Path) -> PictureFacts {
  do throws(FileError) {
    let name = path.text
    let kind = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
    return SiteCheck.pictureFacts(try readFile(path).bytes, kind: kind)
  } catch {
    return .faulty("cannot be read: \(error.reason.text)")
  }
}

private func finding(_ severity: Severity, _ path: Path, _ what: String) -> Diagnostic {
  Diagnostic(severity, "the picture '\(path.text)' \(what)", kind: "faulty picture")
}
