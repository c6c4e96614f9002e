import Diagnostics
import FileSystem
import Glibc
import Output

/// Publishes the same site again and again into fresh folders, and copies it as often.
struct OutputBench {
  let root: Path
  let rounds: Int
  let jobs: Int?
  private let plan: [PlannedFile]
  private let fingerprint = ContentHash(of: [1])

  init(root: Path, rounds: Int, jobs: Int?, species: Int) {
    self.root = root
    self.rounds = rounds
    self.jobs = jobs
    plan = samplePlan(species: species)
  }

  func run() throws(Faults) {
    do { try makeFolders() } catch { throw error.faults }
    var cold: [Timing] = []
    var copied: [Timing] = []
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
    report("unchanged, rendered again", warm)
    report("is current", check)
    report("fstatat of all", stats)
    print("peak memory: \(peakMemory() / 1024) MB")
    print("cold / cp -r: \(ratio(cold, copied)); is current / fstatat: \(ratio(check, stats))")
  }

  private func makeFolders() throws(FileError) {
    let parent = try Folder(root.parent)
    try parent.makeFolder(root.name)
  }

  @discardableResult
  private func publish(_ name: String) throws(Faults) -> Timing {
    var options = PublishOptions(output: root.appending(name))
    options.jobs = jobs
    let publisher = Publisher(options)
    let start = Timing.now
    _ = try publisher.publish(plan, fingerprint: fingerprint) { PageMaker() }
    return Timing.now - start
  }

  private func checkCurrent(_ name: String) throws(Faults) -> Timing {
    let start = Timing.now
    guard BuildState(output: root.appending(name)).current(fingerprint: fingerprint) != nil else {
      throw Faults("an unchanged output is not current")
    }
    return Timing.now - start
  }

  private func statAll(_ name: String) -> Timing {
    guard let folder = try? Folder(root.appending(name)) else { return Timing.now }
    let start = Timing.now
    for file in plan { _ = try? folder.stamp(file.path) }
    return Timing.now - start
  }

  private func copy(to name: String) -> Timing {
    let start = Timing.now
    runProgram("/bin/cp", ["-r", root.appending("model").text, root.appending(name).text])
    return Timing.now - start
  }

  private func times(_ measure: () throws(Faults) -> Timing) throws(Faults) -> [Timing] {
    var times: [Timing] = []
    for _ in 0..<rounds { times.append(try measure()) }
    return times
  }
}
