import Diagnostics
import FileSystem
import Glibc
import Scratch

@testable import Output

/// Files by path, as a site that can be published.
struct TestSite {
  var files: [String: String]

  init(_ files: [String: String]) {
    self.files = files
  }

  var plan: [PlannedFile] {
    files.keys.sorted().map { path in
      PlannedFile(
        path: Path(path), content: .bytes(Array(files[path, default: ""].utf8)),
        phase: path.hasSuffix(".html") ? .page : .asset)
    }
  }

  /// Publishes into `Public` of a scratch folder.
  @discardableResult
  func publish(
    in scratch: Scratch, force: Bool = false, failpoints: Failpoints = Failpoints()
  ) throws(Faults) -> PublishSummary {
    try publisher(in: scratch, force: force, failpoints: failpoints)
      .publish(plan, fingerprint: testFingerprint) { NoRenderer() }
  }

  func publisher(
    in scratch: Scratch, force: Bool = false, failpoints: Failpoints = Failpoints()
  ) -> Publisher {
    var options = scratch.options
    options.force = force
    var publisher = Publisher(options)
    publisher.failpoints = failpoints
    return publisher
  }
}

let testFingerprint = ContentHash(of: [1, 2, 3])

extension Scratch {
  var options: PublishOptions {
    PublishOptions(output: appending("Public"))
  }

  var isCurrent: Bool {
    BuildState(output: appending("Public")).current(fingerprint: testFingerprint) != nil
  }

  func clean() throws(Faults) -> PublishSummary {
    try Cleaner(options).clean()
  }
}

/// For plans that hold their bytes.
struct NoRenderer: FileRenderer {
  mutating func render(
    _ index: Int, _ body: (Span<UInt8>) throws(Faults) -> Void
  ) throws(Faults) {
    throw Faults("number \(index) was rendered")
  }
}

/// The messages of what is thrown, or none.
func faults(_ body: () throws(Faults) -> some Any) -> [String] {
  do {
    _ = try body()
    return []
  } catch {
    return error.diagnostics.map(\.message)
  }
}

/// Makes a file look as if it was last changed long ago.
func setOld(_ scratch: Scratch, _ path: String) throws {
  let time = timespec(tv_sec: 1_500_000_000, tv_nsec: 1)
  utimensat(AT_FDCWD, scratch.appending(path).text, [time, time], 0)
}
