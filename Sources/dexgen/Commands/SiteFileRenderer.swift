import Diagnostics
import FileSystem
import Output
import Site

/// Makes the files of a site for the output, one lane each.
struct SiteFileRenderer: FileRenderer {
  private let files: [SiteFile]
  private let lane: Lane

  init(_ site: Site, _ files: [SiteFile]) {
    self.files = files
    lane = Lane(site)
  }

  mutating func render(
    _ index: Int, _ body: (Span<UInt8>) throws(Faults) -> Void
  ) throws(Faults) {
    try lane.renderer.render(files[index].content, body)
  }

  /// Holds what cannot be copied: the renderer with its buffer.
  private final class Lane {
    var renderer: SiteRenderer

    init(_ site: Site) {
      renderer = SiteRenderer(site)
    }
  }
}

extension PlannedFile {
  init(_ file: SiteFile, index: Int, pictures: Path) {
    let content: Content =
      switch file.content {
      case .page, .drawing, .search: .rendered(index)
      case .bytes(let bytes): .bytes(bytes)
      case .picture(let name): .copy(of: pictures.appending(name))
      }
    self.init(
      path: Path(file.path), content: content, phase: file.isAsset ? .asset : .page,
      key: file.key, origin: file.origin)
  }
}
