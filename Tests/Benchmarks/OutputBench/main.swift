import Diagnostics
import FileSystem
import Glibc
import Output

// Usage: output-bench FOLDER [ROUNDS] [JOBS] [SPECIES]
//        output-bench stat FOLDER …
// Times a site of one page and two small files for each of 1,025 species against `cp -r` of the same tree, in turn;
// or prints how many files folders hold, and the milliseconds that one look at each of them takes.

let arguments = CommandLine.arguments
guard arguments.count > 1 else {
  print("usage: output-bench FOLDER [ROUNDS] [JOBS] [SPECIES]")
  exit(64)
}
if arguments[1] == "stat" {
  let trees = try arguments.dropFirst(2).map { try Tree(Path($0)) }
  let times = (0..<7).map { _ in
    let start = Timing.now
    for tree in trees { tree.look() }
    return (Timing.now - start).wall
  }
  print(trees.reduce(0) { $0 + $1.paths.count }, rounded(median(times) * 1000))
  exit(0)
}
let bench = OutputBench(
  root: Path(arguments[1]).appending("output-bench-\(getpid())"),
  rounds: arguments.count > 2 ? Int(arguments[2]) ?? 7 : 7,
  jobs: arguments.count > 3 ? Int(arguments[3]) : nil,
  species: arguments.count > 4 ? Int(arguments[4]) ?? 1025 : 1025)
do {
  try bench.run()
} catch {
  for diagnostic in error.diagnostics { print(diagnostic.rendered(), terminator: "") }
  exit(1)
}
