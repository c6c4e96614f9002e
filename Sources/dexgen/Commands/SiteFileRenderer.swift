import CommandLineIO
import Diagnostics
import FileSystem
import Output
import Site

/// Makes the files of a site for the output, one lane each.
struct SiteFileRenderer: FileRenderer {
  private let contents: [SiteFile.Content]
  private let lane: Lane

  private let isStrict: Bool
  private let progress: ProgressBar?

  /// - Parameters:
  ///   - findings: where warnings about templates go that only rendering can find.
  ///   - isStrict: such a warning is a fault of the file.
  init(
    _ site: Site, _ contents: [SiteFile.Content], findings: RenderFindings, isStrict: Bool,
    progress: ProgressBar? = nil
  ) {
    self.contents = contents
    self.isStrict = isStrict
    self.progress = progress
    lane = Lane(site, findings)
  }

  var isSettled: Bool { lane.renderer.lastFindings.isEmpty }

  mutating func render(
    _ index: Int, _ body: (Span<UInt8>) throws(Faults) -> Void
  ) throws(Faults) {
    try lane.renderer.render(contents[index], body)
    progress?.advance()
    let found = lane.renderer.lastFindings
    if isStrict, !found.isEmpty { throw Faults(found) }
  }

  /// Holds what cannot be copied: the renderer with its buffer.
  private final class Lane {
    var renderer: SiteRenderer

    init(_ site: Site, _ findings: RenderFindings) {
      renderer = SiteRenderer(site, findings: findings)
    }
  }
}

/// Files that somebody else may have made already.
let filesForHosts = Site.filesThatYield.map { Path($0) }
let filesOfAnybody = Site.filesAnybodyWrites.map { Path($0) }

extension PlannedFile {
  /// - Parameter path: that of the file.
  init(_ file: SiteFile, at path: Path, index: Int, pictures: Path) {
    let content: Content =
      switch file.content {
      case .page, .drawing, .search, .data, .worker: .rendered(index)
      case .bytes(let bytes): .bytes(bytes)
      case .picture(let name): .copy(of: pictures.appending(name))
      }
    self.init(
      path: path, content: content, phase: file.isAsset ? .asset : .page,
      key: file.key, originKind: file.originKind,
      origin: file.origin)
  }
}

extension SiteFile.Content {
  /// Whether it is made by rendering, not copied.
  var isRendered: Bool {
    switch self {
    case .bytes, .picture: false
    default: true
    }
  }
}
