public import Domain

/// A web of feeds in memory: an answer an address, and a record of who asked for what. Whatever it was not told of answers 404.
public actor MemoryFeedRepository: FeedRepository {
  /// What can be made to fail. A fetch cannot: each of its answers says how it went.
  public enum Call: Hashable, Sendable, CaseIterable {
    case look, read, inspect
  }

  /// The questions of each fetch.
  public private(set) var fetches: [[FeedRequest]] = []
  /// The addresses that were looked at, in order.
  public private(set) var looks: [WebURL] = []

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
  private var failures = PlannedFailures<Call, ReadingError>()
  private var isStopped = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Makes a web.
  /// - Parameters:
  ///   - batchSize: how many answers come together.
  ///   - staysOpen: whether a fetch never ends by itself, as with a server that does not answer.
  ///   - tellsWhomItAsks: whether the first batch of a fetch names all who are asked.
  public init(batchSize: Int = 1, staysOpen: Bool = false, tellsWhomItAsks: Bool = false) {
    self.batchSize = batchSize
    self.staysOpen = staysOpen
    self.tellsWhomItAsks = tellsWhomItAsks
  }

  /// What a refresh gets from this address.
  public func response(_ url: WebURL, with content: FeedResponse.Content, metadata: ResponseMetadata = .none) {
    responses[url] = content
    self.metadata[url] = metadata
  }

  /// Lets a refresh wait for this address for ever.
  public func keepWaiting(_ url: WebURL) {
    silent.insert(url)
  }

  /// What somebody finds who looks at this address.
  public func show(_ found: DiscoveryResult, at url: WebURL) {
    findings[url] = .success(found)
  }

  /// What goes wrong for somebody who looks at this address.
  public func refuse(_ url: WebURL, with problem: FetchError) {
    findings[url] = .failure(problem)
  }

  /// What stands in a file.
  public func put(_ feed: Feed, in place: FileLocation) {
    files[place] = feed
  }

  /// What somebody finds who inspects a file.
  public func put(_ inspection: FeedInspection, in place: FileLocation) {
    documents[place] = inspection
  }

  /// What somebody finds who inspects this address.
  public func put(_ inspection: FeedInspection, at url: WebURL) {
    urls[url] = inspection
  }

  /// Makes calls throw this error; nil heals them.
  public func failWith(_ error: ReadingError?, on requests: [Call] = Call.allCases) {
    failures.plan(error, on: requests)
  }

  /// Returns when a fetch was given up by its reader.
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

  public func look(at url: WebURL) throws(ReadingError) -> DiscoveryResult {
    looks.append(url)
    try failures.check(.look)
    switch findings[url] ?? .failure(.web(.status(code: 404))) {
    case .success(let found): return found
    case .failure(let problem): throw .fetch(url, problem)
    }
  }

  public func read(from place: FileLocation) throws(ReadingError) -> Feed {
    try failures.check(.read)
    guard let feed = files[place] else { throw .document(place, .missing) }
    return feed
  }

  public func countItems(in place: FileLocation) throws(ReadingError) -> Int {
    try read(from: place).items.count
  }

  public func inspect(_ place: FileLocation) throws(ReadingError) -> FeedInspection {
    try failures.check(.inspect)
    guard let inspection = documents[place] else { throw .document(place, .missing) }
    return inspection
  }

  public func inspect(_ urls: [WebURL]) -> [WebURL: Result<FeedInspection, ReadingError>] {
    var results: [WebURL: Result<FeedInspection, ReadingError>] = [:]
    for url in urls { results[url] = inspection(of: url) }
    return results
  }

  private func inspection(of url: WebURL) -> Result<FeedInspection, ReadingError> {
    do throws(ReadingError) { try failures.check(.inspect) } catch { return .failure(error) }
    return urls[url].map { .success($0) } ?? .failure(.fetch(url, .web(.status(code: 404))))
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
