internal import ArticleText
internal import CoreData
public import CoreDomain
public import FeedFetching
public import ReaderDomain
internal import Syndication

/// Feeds on the web and in files, fetched and parsed.
public struct WebFeedRepository: FeedRepository {
  /// The number of bytes that are read from a file at once: enough for a root element behind any prologue, and little memory.
  private static let chunk = 256 << 10

  private let network: any FeedNetworkDataStore
  private let documents: FileDocumentStore
  private let rateLimiter: HostRateLimiter
  private let clock: @Sendable () -> SessionClock

  public init(network: any FeedNetworkDataStore, documents: FileDocumentStore) {
    self.init(network: network, documents: documents, rateLimiter: .polite, clock: SessionClock.started)
  }

  /// Creates a repository with its own rate limits and, for each session, its own clock.
  package init(
    network: any FeedNetworkDataStore, documents: FileDocumentStore, rateLimiter: HostRateLimiter,
    clock: @escaping @Sendable () -> SessionClock = SessionClock.started
  ) {
    self.network = network
    self.documents = documents
    self.rateLimiter = rateLimiter
    self.clock = clock
  }

  public func fetch(_ requests: [FeedRequest]) async -> EventBatches<FetchEvent> {
    let session = FetchSession(requests, network: network, rateLimiter: rateLimiter, clock: clock())
    return EventBatches { await session.next() }
  }

  public func discover(at request: FeedRequest) async throws(ReaderError) -> DiscoveryResult {
    let url = request.address
    switch try await content(of: request) {
    case .document(let document):
      do throws(FetchError) {
        return try await document.found()
      } catch {
        // A program has no status.
        throw .feed(.fetch(url, error, request.source == nil ? await document.excerpt() : nil))
      }
    case .refusal(let problem, let seconds, let metadata, let said):
      let excerpt = await said?.excerpt(retryAfterSeconds: seconds)
      guard problem.isOfTheWholeServer || seconds != nil else { throw .feed(.fetch(url, problem, excerpt)) }
      return .requested(problem, retryAfterSeconds: seconds, metadata: metadata, excerpt)
    }
  }

  @concurrent
  public func read(from place: FileLocation) async throws(ReaderError) -> Feed {
    var feed = try await parsed(place).feed
    feed.sanitize()
    return feed
  }

  public func inspect(_ place: FileLocation) async throws(ReaderError) -> FeedInspection {
    try await parsed(place).inspection()
  }

  public func inspect(_ urls: [WebURL]) async -> [WebURL: Result<FeedInspection, ReaderError>] {
    var seen: Set<WebURL> = []
    let requests = urls.filter { seen.insert($0).inserted }.map { FeedRequest(first: $0) }
    var results: [WebURL: Result<FeedInspection, ReaderError>] = [:]
    let session = ScheduledRequests(network, rateLimiter: rateLimiter, clock: clock(), reader: InspectionReader())
    await session.run(requests) { events in
      for case .came(let result, let request) in events { results[request.url] = result }
    }
    return results
  }

  public func countItems(in place: FileLocation) async throws(ReaderError) -> Int {
    // Standard input can be read only once, and the document may be needed a second time.
    if case .file(let path) = place, let count = await countInChunks(path) { return count }
    return try await parsed(place).feed.items.count
  }

  @concurrent
  private func parsed(_ place: FileLocation) async throws(ReaderError) -> ParsedFeed {
    if case .file(let path) = place, let feed = await parsedInChunks(path) { return feed }
    let bytes: [UInt8]
    do throws(DocumentStoreError) {
      bytes = try await documents.bytes(of: place)
    } catch {
      throw .document(place, error.documentProblem)
    }
    do throws(FormatError) {
      return try FeedParser.feed(from: bytes, contentType: nil, base: nil)
    } catch {
      throw .feed(.notAFeed(place, error.fetchProblem))
    }
  }

  /// The number of items in a well-formed document in a regular file; nil for any other document.
  @concurrent
  private func countInChunks(_ path: String) async -> Int? {
    var counter: FeedItemCounter?
    let isRead = await forEachChunk(of: path) { chunk in
      guard counter != nil else {
        counter = FeedItemCounter(chunk)
        return counter != nil
      }
      return counter?.push(chunk[...]) ?? false
    }
    return isRead ? counter?.finish() : nil
  }

  /// The feed in a well-formed document in a regular file; nil for any other document. The bytes are not kept.
  private func parsedInChunks(_ path: String) async -> ParsedFeed? {
    var parser = StreamingFeedParser(contentType: nil, base: nil)
    let isRead = await forEachChunk(of: path) { chunk in
      parser.take(chunk[...])
      return !parser.hasGivenUp
    }
    return isRead ? parser.finish() : nil
  }

  /// Reads a regular file chunk by chunk, until `take` returns false. At most one chunk is in memory.
  /// - Returns: whether `take` received the whole file; false for a pipe, and for a file that cannot be read.
  private func forEachChunk(of path: String, _ take: ([UInt8]) -> Bool) async -> Bool {
    var offset = 0
    while true {
      let chunk: [UInt8]
      do throws(DocumentStoreError) {
        chunk = try await documents.chunk(ofFile: path, from: offset, count: Self.chunk)
      } catch {
        return false
      }
      if chunk.isEmpty { return true }
      guard take(chunk) else { return false }
      offset += chunk.count
    }
  }

  /// The result of a first request to a server.
  private enum FirstAnswer {
    case document(FetchedDocument)
    case refusal(FetchError, retryAfterSeconds: Int?, ResponseMetadata, FeedNetworkDocument?)
  }

  private func content(of request: FeedRequest) async throws(ReaderError) -> FirstAnswer {
    do throws(NetworkError) {
      switch try await network.response(to: FeedNetworkRequest(request)) {
      case .document(let document): return .document(try await FetchedDocument(document))
      case .unchanged(let metadata): return .refusal(.unaskedNotModified, retryAfterSeconds: nil, metadata, nil)
      case .refused(let problem, let seconds, let metadata, let said): return .refusal(problem, retryAfterSeconds: seconds, metadata, said)
      }
    } catch {
      guard let problem = error.fetchProblem else { throw .cancelled }
      throw .feed(.fetch(request.address, problem))
    }
  }
}
