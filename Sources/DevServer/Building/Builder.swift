import BuilderChannel
import FileSystem
import Glibc

/// The program that builds: another process, so that nothing that ends it ends the server.
final class Builder {
  private let start: ChildProgram.Start
  private let loop: EventLoop
  private let report: (Result<BuildReply, Ended>) -> Void
  private var running: Running?

  private struct Running {
    let program: ChildProgram
    let event: LoopEvent
    /// The beginning of a reply.
    var line: [UInt8] = []
  }

  /// It has ended instead of building.
  struct Ended: Error, Equatable {
    let reason: String
  }

  init(
    _ start: ChildProgram.Start, in loop: EventLoop,
    report: @escaping (Result<BuildReply, Ended>) -> Void
  ) {
    var start = start
    start.variables.append("\(BuilderChannel.variable)=\(ChildProgram.channelNumber)")
    self.start = start
    self.loop = loop
    self.report = report
  }

  /// Asks for a build, of a new process if the last one has ended.
  func build() {
    do throws(FileError) {
      if running == nil { running = try begin() }
    } catch {
      report(.failure(Ended(reason: error.message)))
      return
    }
    guard let channel = running?.program.channel, write(channel, "b", 1) == 1 else {
      ended()
      return
    }
  }

  /// Lets the process end and waits for it; what it is writing, it ends.
  func close() {
    guard let running else { return }
    self.running = nil
    running.event.stop()
    running.program.terminate()
    _ = running.program.wait()
  }

  private func begin() throws(FileError) -> Running {
    let program = try ChildProgram(start)
    let event = LoopEvent(reading: program.channel, in: loop) { [unowned self] in read() }
    return Running(program: program, event: event)
  }

  private func read() {
    guard let channel = running?.program.channel else { return }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = Glibc.read(channel, &buffer, buffer.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return }
    guard count > 0 else {
      ended()
      return
    }
    running?.line += buffer[..<count]
    guard let line = running?.line, line.last == UInt8(ascii: "\n") else { return }
    running?.line = []
    guard let reply = BuildReply(line: line) else { return }
    report(.success(reply))
  }

  private func ended() {
    guard let running else { return }
    self.running = nil
    running.event.stop()
    report(.failure(Ended(reason: "it \(running.program.wait().words)")))
  }
}
