import FileSystem

/// A file that a new site begins with.
struct StarterFile {
  let source: Path
  /// Seen from the folder of the site.
  let target: Path
}

/// Everything that a new site begins with, sorted by its place there.
func starterFiles(in share: Path, withData: Bool) throws(FileError) -> [StarterFile] {
  var files = try copies(of: share.appending("Templates"), as: "Templates")
  for name in ["i18n", "schemas"] {
    let path = Path("Content").appending(name)
    files += try copies(of: share.appending(path), as: path)
  }
  if withData {
    let content = share.appending("Content")
    let names = try listTree(content, ListingOptions(recursive: false)).files.map(\.path)
    files += names.filter { isData($0) || isAbout($0) }.map { name in
      StarterFile(source: content.appending(name), target: Path("Content").appending(name))
    }
  } else {
    files += try copies(of: share.appending("Starter/Content"), as: "Content")
  }
  for (name, target) in starterNames {
    files.append(StarterFile(source: share.appending("Starter").appending(name), target: target))
  }
  return files.sorted { $0.target < $1.target }
}

/// Under other names than in the site, where they would be hidden or do something.
private let starterNames: [(Path, Path)] = [
  ("dexgen.yml", "dexgen.yml"), ("README.md", "README.md"), ("gitignore", ".gitignore"),
  ("publish.yml", ".github/workflows/publish.yml"),
]

private func copies(of folder: Path, as target: Path) throws(FileError) -> [StarterFile] {
  try listTree(folder).files.map { file in
    StarterFile(source: folder.appending(file.path), target: target.appending(file.path))
  }
}

private func isData(_ name: Path) -> Bool {
  name.text.hasSuffix(".json")
}

private func isAbout(_ name: Path) -> Bool {
  name.text.hasPrefix("about.") && name.text.hasSuffix(".md")
}
