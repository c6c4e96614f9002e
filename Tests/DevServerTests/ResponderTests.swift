import BuilderChannel
import FileSystem
import Glibc
import Scratch
import Testing

@testable import DevServer

/// A small site in a folder of its own.
private final class Bench {
  let scratch: Scratch
  var responder: SiteResponder

  init(base: String = "/") throws {
    scratch = try Scratch()
    try scratch.write("site/index.html", "<body>home</body>")
    try scratch.write("site/about/index.html", "<body>about</body>")
    try scratch.write("site/404.html", "<body>lost</body>")
    try scratch.write("site/data.json", "0123456789")
    try scratch.write("site/empty/x.txt", "")
    try scratch.write("site/.hidden", "secret")
    try scratch.write("site/.well-known/x.txt", "known")
    try scratch.write("outside/secret.txt", "secret")
    scratch.link("site/out.txt", to: "../outside/secret.txt")
    scratch.link("site/out", to: "../outside")
    scratch.link("site/within.json", to: "data.json")
    scratch.link("site/etc", to: "/etc")
    let site = ServedSite(output: scratch.appending("site").text, basePath: base)
    responder = SiteResponder(site, hosts: AllowedHosts(chosen: nil))
  }

  func get(_ path: String, _ fields: [String: [String]] = [:], method: String = "GET") -> Reply {
    let fields = fields.merging(["host": ["localhost"]]) { first, _ in first }
    let head = RequestHead(method: method, target: Array(path.utf8), fields: fields)
    switch responder.question(of: head) {
    case .refused(let reply): return reply
    case .address(let target): return responder.reply(to: head, at: target)
    }
  }
}

extension Reply {
  fileprivate var text: String {
    String(
      decoding: body.flatMap { piece -> [UInt8] in
        switch piece {
        case .bytes(let bytes): bytes
        case .file(let file, let range): (try? file.read(range)) ?? []
        }
      }, as: UTF8.self)
  }

  fileprivate func field(_ name: String) -> String? {
    fields.first { $0.name == name }?.value
  }
}

@Suite struct ResponderTests {
  @Test(arguments: [
    ("/", 200, "home"), ("/about/", 200, "about"), ("/about", 302, "/about/"),
    ("/data.json", 200, "0123456789"),
    ("/data.json?x=1", 200, "0123456789"), ("/data.json/", 404, "lost"), ("/none", 404, "lost"),
    ("/empty/", 404, "lost"), ("/empty", 404, "lost"),
    ("/.hidden", 404, "lost"),
    ("/.well-known/x.txt", 200, "known"), ("/about/index.html", 200, "about"),
    ("/../x", 400, "address"),
    ("/out.txt", 404, "lost"), ("/out/secret.txt", 404, "lost"), ("/etc/passwd", 404, "lost"),
    ("/within.json", 200, "0123456789"), ("//evil.example/about", 404, "lost"),
    ("/.dexgen/reload.js", 200, "EventSource"), ("/.dexgen/reload.css", 200, "section"),
    ("/.dexgen/other", 404, "lost"),
  ])
  func answers(path: String, status: Int, contains: String) throws {
    let reply = try Bench().get(path)
    #expect(reply.status == status)
    #expect(reply.text.contains(contains))
    #expect(reply.length == reply.text.utf8.count)
  }

  @Test(
    arguments: [
      ("/", 302, "/dex/"), ("/dex", 302, "/dex/"), ("/dex/", 200, nil),
      ("/dex/about?a=b", 302, "/dex/about/?a=b"),
      ("/about/", 404, nil), ("/dexter", 404, nil), ("/.dexgen/reload.js", 200, nil),
    ] as [(String, Int, String?)])
  func underASubPath(path: String, status: Int, location: String?) throws {
    let reply = try Bench(base: "/dex/").get(path)
    #expect(reply.status == status)
    #expect(reply.field("Location") == location)
  }

  @Test func pagesCarryTheTagAndNothingElseDoes() throws {
    let bench = try Bench()
    for path in ["/", "/about/", "/none"] {
      #expect(bench.get(path).text.contains("data-dexgen-mark="))
    }
    for path in ["/data.json", "/.dexgen/reload.css"] {
      #expect(!bench.get(path).text.contains("data-dexgen-mark="))
    }
    #expect(try bench.scratch.read("site/index.html") == "<body>home</body>")
  }

  @Test func aPageIsTheOneThatItsMarkNames() throws {
    let bench = try Bench()
    for path in ["/", "/about/", "/none", "/data.json/"] {
      let mark = bench.responder.mark(ofPageAt: path).text
      #expect(bench.get(path).text.contains("data-dexgen-mark=\"\(mark)\""))
    }
    let before = bench.responder.mark(ofPageAt: "/")
    try bench.scratch.write("site/index.html", "<body>changed</body>")
    #expect(bench.responder.mark(ofPageAt: "/") != before)
  }

  @Test func whatIsThereAlreadyIsNotSent() throws {
    let bench = try Bench()
    for path in ["/", "/data.json", "/.dexgen/reload.js"] {
      let tag = try #require(bench.get(path).field("ETag"))
      let again = bench.get(path, ["if-none-match": ["\"x\", \(tag)"]])
      #expect(again.status == 304 && again.body.isEmpty && again.length == nil)
      #expect(again.field("ETag") == tag)
      #expect(bench.get(path, ["if-none-match": ["\"x\""]]).status == 200)
    }
    let date = try #require(bench.get("/data.json").field("Last-Modified"))
    #expect(bench.get("/data.json", ["if-modified-since": [date]]).status == 304)
  }

  @Test func partsOfFiles() throws {
    let bench = try Bench()
    let one = bench.get("/data.json", ["range": ["bytes=2-4"]])
    #expect(one.status == 206 && one.text == "234" && one.length == 3)
    #expect(one.field("Content-Range") == "bytes 2-4/10")
    let none = bench.get("/data.json", ["range": ["bytes=10-"]])
    #expect(none.status == 416 && none.field("Content-Range") == "bytes */10")
    let stale = bench.get("/data.json", ["range": ["bytes=2-4"], "if-range": ["\"x\""]])
    #expect(stale.status == 200 && stale.text == "0123456789")
    let two = bench.get("/data.json", ["range": ["bytes=0-1,8-"]])
    #expect(two.status == 206 && two.length == two.text.utf8.count)
    #expect(two.field("Content-Type")?.hasPrefix("multipart/byteranges; boundary=") == true)
    #expect(
      two.text.contains("bytes 0-1/10\r\n\r\n01\r\n")
        && two.text.contains("bytes 8-9/10\r\n\r\n89\r\n"))
    #expect(bench.get("/data.json", ["range": ["bytes=2-4"]], method: "HEAD").status == 200)
  }

  @Test func onlyOwnNamesAndMethods() throws {
    let bench = try Bench()
    #expect(bench.get("/", ["host": ["evil.example"]]).status == 403)
    #expect(bench.get("/", ["host": ["localhost", "evil.example"]]).status == 400)
    #expect(bench.get("http://evil.example/").status == 403)
    #expect(bench.get("http://localhost/about/").status == 200)
    #expect(bench.get("*").status == 400)
    let refused = bench.get("/", method: "POST")
    #expect(refused.status == 405 && refused.field("Allow") == "GET, HEAD")
    let nameless = RequestHead(target: Array("/".utf8))
    guard case .refused(let reply) = bench.responder.question(of: nameless) else {
      Issue.record("a request without a host was taken")
      return
    }
    #expect(reply.status == 400)
  }

  @Test func pipesAreNotWaitedFor() throws {
    let bench = try Bench()
    mkfifo(bench.scratch.appending("site/pipe").text, 0o600)
    #expect(bench.get("/pipe").status == 404)
  }

  @Test func withoutASiteThereIsStillAPage() throws {
    let bench = try Bench()
    bench.responder.tree = SiteTree(root: bench.scratch.appending("nothing"))
    let reply = bench.get("/")
    #expect(reply.status == 404 && reply.text.contains("data-dexgen-mark="))
  }
}
