import FileSystem
import Glibc
import HTTPClient
import PokeAPICache

/// Gets answers one after the other: from the cache, else over its own connection.
struct FetchLane: ~Copyable {
  private let fetcher: Fetcher
  /// Opened by the first request, so never by a run that stays offline.
  private let connection: APIConnection

  init(_ fetcher: Fetcher, _ connection: consuming APIConnection) {
    self.fetcher = fetcher
    self.connection = connection
  }

  enum Outcome: Sendable {
    case arrived(FetchQueue.Arrival, CheckedBody)
    case failed(APIError)
    /// There is no connection to fetch it over.
    case missing(isDamaged: Bool)
    /// The API does not have this picture.
    case noSuchPicture
  }

  func get(_ item: FetchItem) throws(FileError) -> Outcome {
    switch item {
    case .answer(let key): try get(key)
    case .picture(let picture): try get(picture)
    }
  }

  private func get(_ key: ResourceKey) throws(FileError) -> Outcome {
    var isDamaged = false
    var known: CacheEntry?
    switch try fetcher.lookUp(key) {
    case .absent: break
    case .damaged(let path):
      isDamaged = true
      fetcher.report(.damaged(path))
    case .found(let entry):
      if let body = try? CheckedBody(entry.body, of: key) {
        guard fetcher.options.refresh else { return .arrived(.kept, body) }
        known = entry
      } else {
        // Whole, but of another shape than is needed now.
        isDamaged = true
        fetcher.report(.damaged(fetcher.cache?.path(of: key) ?? ""))
      }
    }
    guard !fetcher.options.offline else { return .missing(isDamaged: isDamaged) }
    let answer: Answer
    do throws(APIError) {
      answer = try ask(key, known)
    } catch {
      return .failed(error)
    }
    switch answer.response {
    case .unchanged:
      guard let known, let body = try? CheckedBody(known.body, of: key) else {
        return .missing(isDamaged: true)
      }
      return .arrived(.revalidated, body)
    case .body(let bytes, let etag, let body):
      let entry = CacheEntry(url: answer.address, etag: etag, fetched: time(nil), body: bytes)
      try fetcher.cache?.store(entry, key)
      return .arrived(.fetched, body)
    }
  }

  private struct Answer {
    let address: String
    let response: ResourceRequest.Response
  }

  /// Asks, and once more under the other spelling of the address where there is nothing.
  private func ask(_ key: ResourceKey, _ known: CacheEntry?) throws(APIError) -> Answer {
    do throws(APIError) {
      return try ask(ResourceRequest(key: key), known)
    } catch {
      guard case .status(let failure) = error, failure.status == 404 else { throw error }
      do throws(APIError) {
        return try ask(ResourceRequest(key: key, endsWithSlash: false), known)
      } catch .status(_) {
        throw .status(failure)
      }
    }
  }

  private func ask(_ request: ResourceRequest, _ known: CacheEntry?) throws(APIError) -> Answer {
    var request = request
    let address = fetcher.client.address(of: request)
    // A name for a version means something at the address that gave it only.
    if let known, known.url.utf8.elementsEqual(address.utf8) { request.known = known.etag }
    return Answer(address: address, response: try connection.send(request))
  }
}

// Pictures.
extension FetchLane {
  private func get(_ picture: PictureLink) throws(FileError) -> Outcome {
    guard let folder = fetcher.media.folder(picture.kind) else { return .noSuchPicture }
    let standing = try folder.standing(picture.name)
    if standing == .others || standing == .own && !fetcher.options.refresh {
      return .arrived(.kept, CheckedBody())
    }
    if standing == .impossible && !fetcher.options.refresh { return .noSuchPicture }
    guard !fetcher.options.offline else { return .missing(isDamaged: false) }
    let bytes: [UInt8]
    do throws(APIError) {
      bytes = try connection.send(PictureRequest(link: picture.url, kind: picture.kind))
    } catch {
      if case .status(let failure) = error, failure.status == 404 {
        try folder.storeAbsence(of: picture.name)
        return .noSuchPicture
      }
      return .failed(error)
    }
    let isNew = try folder.store(bytes, picture.name)
    return .arrived(isNew ? .fetched : .revalidated, CheckedBody())
  }
}
