import Diagnostics
import FileSystem
import Glibc
import Output

// Usage: output-bench FOLDER [ROUNDS] [JOBS]
// Times a site of 1,025 pages and 2,050 small files against `cp -r` of the same tree, in turn.

let arguments = CommandLine.arguments
guard arguments.count > 1 else {
  print("usage: output-bench FOLDER [ROUNDS] [JOBS]")
  exit(64)
}
let bench = OutputBench(
  root: Path(arguments[1]).appending("output-bench-\(getpid())"),
  rounds: arguments.count > 2 ? Int(arguments[2]) ?? 7 : 7,
  jobs: arguments.count > 3 ? Int(arguments[3]) : nil)
do {
  try bench.run()
} catch {
  for diagnostic in error.diagnostics { print(diagnostic.rendered(), terminator: "") }
  exit(1)
}
