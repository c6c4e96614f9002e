import Glibc

// What libFuzzer calls for every input, by the name that stands first on the command line. Compiled only
// where the environment has DEXGEN_FUZZ, see Scripts/fuzz.

private let targets: [String: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt] = [
  "template": { fuzz(Array(UnsafeBufferPointer(start: $0, count: $1)), fuzzTemplate) },
  "front-matter": { fuzz(Array(UnsafeBufferPointer(start: $0, count: $1)), fuzzFrontMatter) },
  "markdown": { fuzz(Array(UnsafeBufferPointer(start: $0, count: $1)), fuzzMarkdown) },
  "request": { fuzz(Array(UnsafeBufferPointer(start: $0, count: $1)), fuzzRequest) },
  "kept": { fuzz(Array(UnsafeBufferPointer(start: $0, count: $1)), fuzzKept) },
  "configuration": {
    fuzz(Array(UnsafeBufferPointer(start: $0, count: $1)), fuzzConfiguration)
  },
  "json": { fuzz(Array(UnsafeBufferPointer(start: $0, count: $1)), fuzzJSON) },
]

private func fuzz(_ bytes: [UInt8], _ body: ([UInt8]) -> Void) -> CInt {
  body(bytes)
  return 0
}

/// Asked for by libFuzzer's own entry, which is never called.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt { 0 }

@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ body: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// SwiftPM gives the entry of an executable this name.
@_cdecl("fuzz_main")
public func fuzzMain(
  _ count: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> CInt {
  let name = count > 1 ? arguments?[1].map { String(cString: $0) } : nil
  guard let name, let target = targets[name], let arguments else {
    print(
      "usage: fuzz \(targets.keys.sorted().joined(separator: "|")) [OPTIONS OF LIBFUZZER] CORPUS..."
    )
    return 64
  }
  // The name of the program takes the place of the target's name.
  arguments[1] = arguments[0]
  var rest: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = arguments + 1
  var restCount = count - 1
  return runDriver(&restCount, &rest, target)
}
