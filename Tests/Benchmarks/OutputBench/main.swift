import Diagnostics
import FileSystem
import Glibc
import Output

// Usage: output-bench FOLDER [ROUNDS] [JOBS] [SPECIES]
// Times a site of one page and two small files for each of 1,025 species against `cp -r` of the same tree, in turn.

let arguments = CommandLine.arguments
guard arguments.count > 1 else {
  print("usage: output-bench FOLDER [ROUNDS] [JOBS] [SPECIES]")
  exit(64)
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
