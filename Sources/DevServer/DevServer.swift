import BuilderChannel
import Diagnostics
import FileSystem
import Glibc

/// Serves a site while it is being worked on: builds it when something changes, and keeps the pages in
/// browsers current.
package final class DevServer {
  private let options: Options
  private let tell: (News) -> Void
  private let loop: EventLoop
  private var responder: SiteResponder
  private var schedule = BuildSchedule()
  private var inputs = WatchedPaths()
  private var port = 0
  /// The address that was told last.
  private var toldAddress: String?

  private lazy var hub = ReloadHub { [unowned self] in responder.mark(ofPageAt: $0) }
  private var server: HTTPServer?
  private var watch: SourceWatch?
  private var builder: Builder?
  private var timer: LoopEvent?
  private var heartbeat: LoopEvent?
  private var ending: LoopEvent?
  private var browser: BrowserStart?
  private var streams: [Int: EventStream] = [:]

  package init(_ options: Options, tell: @escaping (News) -> Void) throws(Faults) {
    self.options = options
    self.tell = tell
    loop = try EventLoop()
    responder = SiteResponder(
      ServedSite(output: "", basePath: "/"), hosts: AllowedHosts(chosen: options.host))
  }

  /// Runs until a signal ends it.
  ///
  /// - Parameter interruption: can be read from when a signal has come.
  package func run(interruption: Int32?) throws(Faults) {
    try listen()
    do throws(FileError) {
      watch = try SourceWatch(
        in: loop, changed: { [unowned self] in changed() },
        failed: { [unowned self] in tell(.notWatched($0)) })
    } catch {
      throw error.faults
    }
    builder = Builder(options.builder, in: loop) { [unowned self] in ended($0) }
    timer = LoopEvent(timerIn: loop) { [unowned self] in buildIfDue() }
    let heartbeat = LoopEvent(timerIn: loop) { [unowned self] in beat() }
    self.heartbeat = heartbeat
    beat()
    if let interruption {
      ending = LoopEvent(reading: interruption, in: loop) { [unowned self] in loop.stop() }
    }
    changed()
    loop.run()
    close()
  }

  private func close() {
    streams = [:]
    server?.close()
    watch?.close()
    browser?.close()
    builder?.close()
    for event in [timer, heartbeat, ending] { event?.stop() }
  }
}

// Requests.
extension DevServer {
  private func listen() throws(Faults) {
    let limits = HTTPServer.Limits(silence: options.silence)
    guard
      let server = HTTPServer(
        loop, limits: limits,
        answer: { [unowned self] head in
          switch responder.question(of: head) {
          case .refused(let reply): .reply(reply)
          case .address(let target): answer(head, target)
          }
        })
    else { throw Faults("cannot serve: no memory") }
    self.server = server
    port = try openPort(server, options, tell)
  }

  private func answer(_ head: RequestHead, _ target: RequestTarget) -> Answer {
    guard target.path.elementsEqual(ReloadAddress.events.utf8), head.method == "GET" else {
      return .reply(responder.reply(to: head, at: target))
    }
    let page = target.parameter("page") ?? "/"
    let mark = target.parameter("mark") ?? ""
    return .events { [unowned self] stream in
      let number = hub.add(address: page, mark: mark) { stream.send($0) }
      streams[number] = stream
      stream.onClose = { [unowned self] in
        hub.remove(number)
        streams[number] = nil
      }
    }
  }

  private func beat() {
    for stream in streams.values { stream.sendNothing() }
    heartbeat?.start(milliseconds: 20_000)
  }
}

// Builds.
extension DevServer {
  private func changed() {
    schedule.changed(at: milliseconds())
    wait()
  }

  private func wait() {
    guard let deadline = schedule.deadline else { return }
    timer?.start(milliseconds: max(deadline - milliseconds(), 0))
  }

  private func buildIfDue() {
    if schedule.begin(at: milliseconds()) { builder?.build() } else { wait() }
  }

  private func ended(_ result: Result<BuildReply, Builder.Ended>) {
    schedule.ended(at: milliseconds())
    switch result {
    case .success(let reply): take(reply)
    case .failure(let ended):
      tell(.builderEnded(ended.reason))
      hub.buildEnded(faults: "The build broke off: \(ended.reason).\n")
    }
    tellAddress()
    wait()
  }

  private func take(_ reply: BuildReply) {
    if let site = reply.site {
      responder.tree = SiteTree(root: Path(site.output))
      responder.mount = Mount(site.basePath)
      inputs = reply.inputs
    } else {
      // Where the sources are is not known while the configuration is broken.
      for file in reply.inputs.files where !inputs.files.contains(file) {
        inputs.files.append(file)
      }
    }
    // Until now nobody was watching these.
    if watch?.watch(inputs) == true { changed() }
    if reply.hasNewContents { responder.contents += 1 }
    hub.buildEnded(faults: reply.outcome == .failed ? reply.faults : nil)
  }

  private func tellAddress() {
    let address = "http://\(shownHost(options.host)):\(port)\(responder.mount.path)"
    guard address != toldAddress else { return }
    tell(.serving(address, isFirst: toldAddress == nil))
    if toldAddress == nil { openBrowser(address) }
    toldAddress = address
  }

  private func openBrowser(_ address: String) {
    guard var start = options.opener else { return }
    start.arguments.append(address)
    start.isDetached = true
    do throws(FileError) {
      browser = try BrowserStart(start, in: loop) { [unowned self] in tell(.notOpened($0)) }
    } catch {
      tell(.notOpened(error.message))
    }
  }
}

/// By a clock that nobody sets.
private func milliseconds() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
}
