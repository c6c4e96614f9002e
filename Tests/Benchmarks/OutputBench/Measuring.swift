import Glibc

/// How long something took, in seconds.
struct Timing {
  var wall: Double
  /// Of this process and the programs that it ran.
  var processor: Double

  static var now: Timing {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    let wall = Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    return Timing(wall: wall, processor: used(RUSAGE_SELF) + used(RUSAGE_CHILDREN))
  }

  static func - (end: Timing, start: Timing) -> Timing {
    Timing(wall: end.wall - start.wall, processor: end.processor - start.processor)
  }

  private static func used(_ who: __rusage_who) -> Double {
    var usage = rusage()
    getrusage(who.rawValue, &usage)
    let seconds = Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
    return seconds + Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6
  }
}

func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
}

func rounded(_ value: Double) -> String {
  "\((value * 100).rounded() / 100)"
}

/// Ratio of the medians of wall time.
func ratio(_ timings: [Timing], _ others: [Timing]) -> String {
  rounded(median(timings.map(\.wall)) / median(others.map(\.wall)))
}

func report(_ name: String, _ timings: [Timing]) {
  let wall = rounded(median(timings.map(\.wall)) * 1000)
  let best = rounded((timings.map(\.wall).min() ?? 0) * 1000)
  let processor = rounded(median(timings.map(\.processor)) * 1000)
  print("\(name): \(wall) ms (best \(best)), processor \(processor) ms")
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

/// Of this process, in KiB.
func peakMemory() -> Int {
  var usage = rusage()
  getrusage(RUSAGE_SELF.rawValue, &usage)
  return usage.ru_maxrss
}
