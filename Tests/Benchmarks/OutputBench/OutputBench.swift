import Diagnostics
import FileSystem
import Glibc
import Output

/// Publishes the same site again and again into fresh folders, and copies it as often.
struct OutputBench {
  let root: Path
  let rounds: Int
  let jobs: Int?

  private let plan = samplePlan()
  private let fingerprint = ContentHash(of: [1])

  func run() throws(Faults) {
    do { try makeFolders() } catch { throw error.faults }
    var cold: [Double] = []
    var copied: [Double] = []
    try publish("model")
    for round in 0..<rounds {
      let publishFirst = round % 2 == 0
      if publishFirst { cold.append(try publish("site-\(round)")) }
      copied.append(copy(to: "copy-\(round)"))
      if !publishFirst { cold.append(try publish("site-\(round)")) }
    }
    let warm = try times { () throws(Faults) in try publish("site-0") }
    let check = try times { () throws(Faults) in try checkCurrent("site-0") }
    let stats = try times { () throws(Faults) in statAll("site-0") }
    report("cold", cold)
    report("cp -r", copied)
    print("cold / cp -r: \(rounded(median(cold) / median(copied)))")
    report("unchanged, rendered again", warm)
    report("is current", check)
    report("fstatat of all", stats)
  }

  private func makeFolders() throws(FileError) {
    let parent = try Folder(root.parent)
    try parent.makeFolder(root.name)
  }

  @discardableResult
  private func publish(_ name: String) throws(Faults) -> Double {
    var options = PublishOptions(output: root.appending(name))
    options.jobs = jobs
    let publisher = Publisher(options)
    let start = now()
    _ = try publisher.publish(plan, fingerprint: fingerprint) { PageMaker() }
    return now() - start
  }

  private func checkCurrent(_ name: String) throws(Faults) -> Double {
    let start = now()
    guard BuildState(output: root.appending(name)).current(fingerprint: fingerprint) != nil else {
      throw Faults("an unchanged output is not current")
    }
    return now() - start
  }

  private func statAll(_ name: String) -> Double {
    guard let folder = try? Folder(root.appending(name)) else { return 0 }
    let start = now()
    for file in plan { _ = try? folder.stamp(file.path) }
    return now() - start
  }

  private func copy(to name: String) -> Double {
    let start = now()
    runProgram("/bin/cp", ["-r", root.appending("model").text, root.appending(name).text])
    return now() - start
  }

  private func times(_ measure: () throws(Faults) -> Double) throws(Faults) -> [Double] {
    var times: [Double] = []
    for _ in 0..<rounds { times.append(try measure()) }
    return times
  }
}
