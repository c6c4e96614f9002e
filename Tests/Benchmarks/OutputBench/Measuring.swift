import Glibc

/// Seconds of a clock that never goes back.
func now() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
}

func rounded(_ value: Double) -> String {
  "\((value * 100).rounded() / 100)"
}

func report(_ name: String, _ seconds: [Double]) {
  let low = (seconds.min() ?? 0) * 1000
  print("\(name): \(rounded(median(seconds) * 1000)) ms (best \(rounded(low)))")
}

/// Runs a program and waits for its end.
func runProgram(_ program: String, _ arguments: [String]) {
  var child = pid_t()
  var pointers: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
  pointers.append(nil)
  defer { for pointer in pointers { free(pointer) } }
  guard posix_spawn(&child, program, nil, nil, pointers, environ) == 0 else { return }
  var status: Int32 = 0
  waitpid(child, &status, 0)
}
