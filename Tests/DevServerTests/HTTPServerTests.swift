import Glibc
import Testing

@testable import DevServer

/// A server and its clients in one thread, which takes turns.
private final class Bench {
  let loop: EventLoop
  let server: HTTPServer
  let port: Int
  private var clients: [Int32] = []

  init(silence: Int, answer: @escaping (RequestHead) -> Answer) throws {
    loop = try EventLoop()
    var limits = HTTPServer.Limits()
    limits.silence = silence
    server = try #require(HTTPServer(loop, limits: limits, answer: answer))
    port = try server.listen(host: "127.0.0.1", port: 0).get()
  }

  /// Lets the server work.
  func run(milliseconds: Int) {
    let timer = LoopEvent(timerIn: loop) { [unowned self] in loop.stop() }
    timer.start(milliseconds: milliseconds)
    loop.run()
    timer.stop()
  }

  func connect(_ words: String) -> Int32 {
    let client = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    clients.append(client)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(UInt16(port).bigEndian)
    address.sin_addr.s_addr = in_addr_t(UInt32(0x7F00_0001).bigEndian)
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        _ = Glibc.connect(client, $0, size)
      }
    }
    send(client, words, words.utf8.count, Int32(MSG_NOSIGNAL))
    return client
  }

  /// What has come by now, and whether the connection is closed.
  func received(_ client: Int32) -> (text: String, isClosed: Bool) {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var text = ""
    while true {
      let count = recv(client, &buffer, buffer.count, Int32(MSG_DONTWAIT))
      if count <= 0 { return (text, count == 0 || errno == ECONNRESET) }
      text += String(decoding: buffer[..<count], as: UTF8.self)
    }
  }

  deinit {
    for client in clients { close(client) }
    server.close()
  }
}

private let request = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"

@Suite struct HTTPServerTests {
  @Test func silentClientsAreLeft() throws {
    let bench = try Bench(silence: 100) { _ in .reply(Reply(200, "done")) }
    let silent = ["", "GET / HTTP/1.1\r\nHost: loc", request].map(bench.connect)
    bench.run(milliseconds: 50)
    #expect(silent.map { bench.received($0).isClosed } == [false, false, false])
    bench.run(milliseconds: 400)
    #expect(silent.map { bench.received($0).isClosed } == [true, true, true])
  }

  @Test func streamsStayOpenForWhoListens() throws {
    var stream: EventStream?
    var isClosed = false
    let bench = try Bench(silence: 50) { _ in
      .events {
        stream = $0
        $0.onClose = { isClosed = true }
      }
    }
    let client = bench.connect(request)
    bench.run(milliseconds: 300)
    stream?.send(.reload)
    bench.run(milliseconds: 50)
    let heard = bench.received(client)
    #expect(heard.text.contains("event: reload\ndata: null\n\n"))
    #expect(heard.text.contains("Content-Type: text/event-stream"))
    #expect(!heard.isClosed && !isClosed)
    shutdown(client, Int32(SHUT_RDWR))
    bench.run(milliseconds: 50)
    #expect(isClosed)
    // Nobody is there; nothing must happen.
    stream?.send(.reload)
    bench.run(milliseconds: 10)
  }

  @Test func theEndOfTheServerEndsStreams() throws {
    var isClosed = false
    let bench = try Bench(silence: 1000) { _ in .events { $0.onClose = { isClosed = true } } }
    let client = bench.connect(request)
    bench.run(milliseconds: 50)
    bench.server.close()
    #expect(isClosed)
    #expect(bench.received(client).isClosed)
  }

  @Test func aPortIsTakenOnce() throws {
    let bench = try Bench(silence: 1000) { _ in .reply(Reply(200, "done")) }
    guard case .failure(let failure) = bench.server.listen(host: "127.0.0.1", port: bench.port)
    else {
      Issue.record("it listens twice")
      return
    }
    #expect(failure.code == EADDRINUSE)
  }
}
