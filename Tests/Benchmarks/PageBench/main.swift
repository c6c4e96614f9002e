import Diagnostics
import Glibc
import Mustache
import Site

// Renders pages of the site in the current folder again and again and prints megabytes of HTML for a
// second of processor time, in the best of many rounds: `page-bench [ADDRESS]...`

/// Seconds that this thread has computed: other programs on the machine do not count.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// Megabytes a second in the best round; the body returns bytes.
func best(_ rounds: Int, _ body: () throws -> Int) rethrows -> Int {
  var best = 0.0
  for _ in 0..<rounds {
    var bytes = 0
    let start = processorTime()
    while processorTime() - start < 0.02 { bytes += try body() }
    best = max(best, Double(bytes) / (processorTime() - start) / 1e6)
  }
  return Int(best)
}

func measure(_ page: Page, of site: Site) throws {
  let view = site.view(of: page)
  var out = OutputBuffer()
  try site.render(view, of: page, into: &out)
  let size = out.count
  let rendering = try best(100) {
    var bytes = 0
    for _ in 0..<50 {
      out.removeAll()
      try site.render(view, of: page, into: &out)
      bytes += out.count
    }
    return bytes
  }
  var renderer = SiteRenderer(site)
  let both = try best(100) {
    var bytes = 0
    for _ in 0..<50 {
      try renderer.render(page) { (page) throws(Faults) in bytes += page.count }
    }
    return bytes
  }
  print("/\(page.path.text): \(size) bytes, rendering \(rendering) MB/s, with values \(both) MB/s")
}

do {
  let site = try loadedSite()
  let given = Array(CommandLine.arguments.dropFirst())
  for address in given.isEmpty ? ["/pokemon/pikachu/", "/pokemon/eevee/", "/"] : given {
    try measure(try site.page(at: address), of: site)
  }
  let pages = site.pages
  var renderer = SiteRenderer(site)
  let all = try best(5) {
    var bytes = 0
    for page in pages {
      try renderer.render(page) { (page) throws(Faults) in bytes += page.count }
    }
    return bytes
  }
  print("all \(pages.count) pages: with values \(all) MB/s")
} catch let faults as Faults {
  for diagnostic in faults.diagnostics { print(diagnostic.rendered()) }
  exit(1)
}
