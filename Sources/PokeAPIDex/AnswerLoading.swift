import FileSystem
import Glibc
import PokeAPICache
import Synchronization

/// What a cache holds, and what is wrong with it.
struct LoadedAnswers: Sendable {
  var answers = Answers()
  var damaged: [DamagedAnswer] = []
  /// Numbers of all species that have a file, damaged or not; sorted.
  var species: [Int] = []
}

/// A file of the cache that is of no use.
struct DamagedAnswer: Sendable {
  let path: Path
  /// The field that is missing from it; nil if the file is not as it was written.
  let field: String?
}

extension LoadedAnswers {
  /// Reads all that is used of a cache, on every processor; each file is remembered in the log.
  ///
  /// A folder that is not there holds nothing.
  init(cache: Path, log: inout InputLog) throws(FileError) {
    let root = ResponseCache.folder(in: cache)
    var files: [(resource: Resource, path: Path)] = []
    for endpoint in Endpoint.allCases {
      for id in try numbers(in: root.appending(endpoint.rawValue), log: &log) {
        let resource = Resource(endpoint, id)
        files.append((resource, root.appending(ResourceKey.resource(resource).fileName)))
        if endpoint == .species { species.append(id) }
      }
    }
    species.sort()
    // The largest come first, so that no processor is left with them alone.
    files.sort { $0.resource.endpoint == .pokemon && $1.resource.endpoint != .pokemon }
    let batch = Batch(files.map(\.path))
    let resources = files.map(\.resource)
    runThreads(max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))) {
      while let index = batch.next() {
        batch.settle(index, FileReading(resources[index], batch.paths[index]))
      }
    }
    var answers: [Answer] = []
    for (path, reading) in zip(batch.paths, batch.readings) {
      guard let reading else { continue }
      if let record = reading.record { log.add(record) }
      switch reading.outcome {
      case .success(let answer): answers.append(answer)
      case .failure(.missing(let field)):
        damaged.append(DamagedAnswer(path: path, field: field))
      case .failure(.damaged): damaged.append(DamagedAnswer(path: path, field: nil))
      case .failure(.unreadable(let error)): throw error
      }
    }
    self.answers = Answers(answers)
  }
}

/// The numbers of the answers in one folder of the cache.
private func numbers(in folder: Path, log: inout InputLog) throws(FileError) -> [Int] {
  do throws(FileError) {
    let listing = try log.list(folder, ListingOptions(recursive: false))
    return listing.files.compactMap { file in
      let name = file.path.text
      guard name.hasSuffix(ResourceKey.fileEnding) else { return nil }
      return Int(name.dropLast(ResourceKey.fileEnding.utf8.count))
    }
  } catch {
    if error.reason == .notFound { return [] }
    throw error
  }
}

/// One file, read.
private struct FileReading: Sendable {
  enum Problem: Error {
    case damaged
    case missing(String)
    case unreadable(FileError)
  }

  let outcome: Result<Answer, Problem>
  let record: InputRecord?

  init(_ resource: Resource, _ path: Path) {
    let contents: FileContents
    do throws(FileError) {
      contents = try readFile(path)
    } catch {
      outcome = .failure(.unreadable(error))
      record = nil
      return
    }
    record = InputRecord(
      path: path, stamp: contents.stamp, hash: ContentHash(of: contents.bytes))
    guard let entry = CacheEntry(decoding: contents.bytes) else {
      outcome = .failure(.damaged)
      return
    }
    outcome = AnswerReader.read(entry.body, resource).mapError { .missing($0.name) }
  }
}

/// Files that several threads read.
private final class Batch: Sendable {
  let paths: [Path]
  private let state: Mutex<(next: Int, readings: [FileReading?])>

  init(_ paths: [Path]) {
    self.paths = paths
    state = Mutex((0, Array(repeating: nil, count: paths.count)))
  }

  func next() -> Int? {
    state.withLock { state in
      guard state.next < state.readings.count else { return nil }
      state.next += 1
      return state.next - 1
    }
  }

  func settle(_ index: Int, _ reading: FileReading) {
    state.withLock { $0.readings[index] = reading }
  }

  var readings: [FileReading?] { state.withLock { $0.readings } }
}
