public import CoreDomain
import CoreDoubles
public import ReaderDomain

/// Feeds on the web in memory, with one response per URL. It records all requests. Unknown URLs give 404.
public actor MemoryFeedRepository: FeedRepository {
  /// The calls that can be made to fail. A fetch cannot: each response has its result.
  public enum Call: Hashable, Sendable, CaseIterable {
    case look, read, inspect
  }

  /// The requests of each fetch.
  public private(set) var fetches: [[FeedRequest]] = []
  /// The URLs that were looked at, in order.
  public private(set) var discoveries: [WebURL] = []
  /// The same, with what was asked for each URL.
  public private(set) var lookRequests: [FeedRequest] = []

  /// The URLs that were inspected, in order.
  public private(set) var inspections: [WebURL] = []

  /// The files whose feeds were read, in order. Those whose items were only counted are not among them.
  public private(set) var reads: [FileLocation] = []

  private let batchSize: Int
  private let staysOpen: Bool
  private let tellsWhomItAsks: Bool
  private var responses: [WebURL: FeedResponse.Content] = [:]
  private var metadata: [WebURL: ResponseMetadata] = [:]
  private var silent: Set<WebURL> = []
  private var findings: [WebURL: Result<DiscoveryResult, FetchError>] = [:]
  private var files: [FileLocation: Feed] = [:]
  private var documents: [FileLocation: FeedInspection] = [:]
  private var urls: [WebURL: FeedInspection] = [:]
  private var failures = PlannedFailures<Call, ReaderError>()
  private var isStopped = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// - Parameters:
  ///   - batchSize: the number of responses in a batch.
  ///   - staysOpen: whether a fetch ends only when it is cancelled, as with a server that does not respond.
  ///   - tellsWhomItAsks: whether the first batch of a fetch names all requested feeds.
  public init(batchSize: Int = 1, staysOpen: Bool = false, tellsWhomItAsks: Bool = false) {
    self.batchSize = batchSize
    self.staysOpen = staysOpen
    self.tellsWhomItAsks = tellsWhomItAsks
  }

  /// Sets the response that a refresh gets from this URL.
  public func response(_ url: WebURL, with content: FeedResponse.Content, metadata: ResponseMetadata = .none) {
    responses[url] = content
    self.metadata[url] = metadata
  }

  /// Makes this URL never respond to a refresh.
  public func keepWaiting(_ url: WebURL) {
    silent.insert(url)
  }

  /// Sets the discovery result of this URL.
  public func show(_ found: DiscoveryResult, at url: WebURL) {
    findings[url] = .success(found)
  }

  /// Sets the error of a discovery at this URL.
  public func refuse(_ url: WebURL, with problem: FetchError) {
    findings[url] = .failure(problem)
  }

  /// Sets the feed in a file.
  public func put(_ feed: Feed, in place: FileLocation) {
    files[place] = feed
  }

  /// Sets the inspection of a file.
  public func put(_ inspection: FeedInspection, in place: FileLocation) {
    documents[place] = inspection
  }

  /// Sets the inspection of a URL.
  public func put(_ inspection: FeedInspection, at url: WebURL) {
    urls[url] = inspection
  }

  /// Makes calls throw this error; nil makes them succeed again.
  public func failWith(_ error: ReaderError?, on requests: [Call] = Call.allCases) {
    failures.plan(error, on: requests)
  }

  /// Returns when the reader has cancelled a fetch.
  public func stopped() async {
    if isStopped { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  public func fetch(_ requests: [FeedRequest]) -> EventBatches<FetchEvent> {
    fetches.append(requests)
    let (stream, continuation) = AsyncStream.makeStream(of: [FetchEvent].self)
    continuation.onTermination = { reason in
      if case .cancelled = reason { Task { await self.noteStop() } }
    }
    if tellsWhomItAsks { continuation.yield(requests.map { .asked($0.feed) }) }
    let answered = requests.filter { !silent.contains($0.url) }
    for start in stride(from: 0, to: answered.count, by: batchSize) {
      continuation.yield(answered[start...].prefix(batchSize).map { .answered(response(to: $0)) })
    }
    if !staysOpen { continuation.finish() }
    return EventBatches(stream)
  }

  public func discover(at request: FeedRequest) throws(ReaderError) -> DiscoveryResult {
    discoveries.append(request.url)
    lookRequests.append(request)
    try failures.check(.look)
    switch findings[request.url] ?? .failure(.web(.status(code: 404))) {
    case .success(let found): return found
    case .failure(let problem): throw .feed(.fetch(request.url, problem))
    }
  }

  public func read(from place: FileLocation) throws(ReaderError) -> Feed {
    reads.append(place)
    return try feed(in: place)
  }

  public func countItems(in place: FileLocation) throws(ReaderError) -> Int {
    try feed(in: place).items.count
  }

  private func feed(in place: FileLocation) throws(ReaderError) -> Feed {
    try failures.check(.read)
    guard let feed = files[place] else { throw .document(place, .missing) }
    return feed
  }

  public func inspect(_ place: FileLocation) throws(ReaderError) -> FeedInspection {
    try failures.check(.inspect)
    guard let inspection = documents[place] else { throw .document(place, .missing) }
    return inspection
  }

  public func inspect(_ urls: [WebURL]) -> [WebURL: Result<FeedInspection, ReaderError>] {
    inspections += urls
    var results: [WebURL: Result<FeedInspection, ReaderError>] = [:]
    for url in urls { results[url] = inspection(of: url) }
    return results
  }

  private func inspection(of url: WebURL) -> Result<FeedInspection, ReaderError> {
    do throws(ReaderError) { try failures.check(.inspect) } catch { return .failure(error) }
    return urls[url].map { .success($0) } ?? .failure(.feed(.fetch(url, .web(.status(code: 404)))))
  }

  private func response(to request: FeedRequest) -> FeedResponse {
    FeedResponse(
      feed: request.feed, content: responses[request.url] ?? .failed(.web(.status(code: 404)), retryAfterSeconds: nil),
      metadata: metadata[request.url] ?? .none)
  }

  private func noteStop() {
    isStopped = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}
