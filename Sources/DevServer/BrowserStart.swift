import FileSystem

/// The program that opens the browser, until it has done so.
final class BrowserStart {
  private let program: ChildProgram
  private var event: LoopEvent?

  /// - Parameter failed: called with the reason when it says that it could not.
  init(
    _ start: ChildProgram.Start, in loop: EventLoop, failed: @escaping (String) -> Void
  ) throws(FileError) {
    let program = try ChildProgram(start)
    self.program = program
    // Nothing is ever said; the channel only closes.
    event = LoopEvent(reading: program.channel, in: loop) { [unowned self] in
      event?.stop()
      let end = program.wait()
      if end != .code(0) { failed("\(start.program) \(end.words)") }
    }
  }

  func close() {
    event?.stop()
  }
}

extension ChildProgram.End {
  /// Completes a sentence that begins with the program.
  var words: String {
    switch self {
    case .code(let code): "ended with code \(code)"
    case .signal(let number): "was ended by signal \(number)"
    }
  }
}
