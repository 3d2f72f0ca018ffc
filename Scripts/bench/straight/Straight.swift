import Transfer

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What `strata --home HOME refresh --force` does, written straight down: `straight HOME`. Scripts/bench/layers measures both.
///
/// The work itself is the same code: fetching, decoding, parsing, cleaning, the rules for what is asked and what is taken in, records, files.
/// What is left out is all that stands between: protocols and the existentials that are called through them, repositories and data stores,
/// actors, use cases, batches of events, interactors, presenters, displays, progress, the parsing of a command line, modules.
@main
struct Straight {
  private static let userAgent = "Strata/0.1.0 (terminal feed reader)"
  private static let accept =
    "application/atom+xml, application/rss+xml, application/rdf+xml, application/feed+json, "
    + "application/xml;q=0.9, text/xml;q=0.9, application/json;q=0.8, text/html;q=0.7, */*;q=0.5"
  /// As long as a document may be that of last time, it is not parsed, up to so many bytes.
  private static let maximumHeld = 1 << 20
  private static let secondsBetweenSaves = 5
  private static let leastToCompact = 1 << 16

  private let home: String
  private let plan: DueFeeds
  /// Those that wait to be saved together.
  private var fetchStates: [FeedID: FetchState] = [:]
  private var (new, changed, failed) = (0, 0, 0)
  private var lastSaved = Self.now

  static func main() async throws {
    guard CommandLine.arguments.count == 2 else {
      print("usage: straight HOME")
      _exit(2)
    }
    let home = CommandLine.arguments[1]
    guard let turn = try FileLock.taking("\(home)/refresh.lock") else { throw Problem.locked }
    var straight = try Straight(home)
    try await straight.refresh()
    withExtendedLifetime(turn) {}
    print("\(straight.new) new, \(straight.changed) changed, \(straight.failed) failed")
    fflush(nil)
    _exit(straight.failed == 0 ? 0 : 3)
  }

  private init(_ home: String) throws {
    self.home = home
    try FileSystem.makeFolder("\(home)/articles")
    let list = try FileSystem.content(of: "\(home)/subscriptions.opml").map { try OPMLDocument(parsing: $0) } ?? OPMLDocument()
    let subscriptions = list.outline.subscriptions
    let known = try Self.document(FetchStatesDocument.self, at: "\(home)/visits.json")?.fetchStates ?? [:]
    let hostBackoffs = HostBackoff(subscriptions, fetchStates: known, at: Self.now)
    plan = DueFeeds(
      subscriptions, fetchStates: known, hostBackoffs: hostBackoffs, stored: try Self.stored(in: home), now: Self.now, isForced: true)
  }

  /// Asks as many servers at once as is good, and stores each answer when it comes.
  private mutating func refresh() async throws {
    let loop = TransferLoop()
    // The feeds come from this computer, which needs no rest, so the time is of no account.
    var admission = RequestScheduler(plan.requests, rateLimiter: .polite)
    try await withThrowingTaskGroup(of: (PendingRequest, FeedResponse).self) { group in
      while true {
        while let pending = admission.next(at: .zero) {
          group.addTask { (pending, try await Self.response(to: pending.feedRequest, through: loop)) }
        }
        guard let (pending, response) = try await group.next() else { break }
        admission.finish(pending)
        try store(response)
        if Self.now >= lastSaved.adding(seconds: Self.secondsBetweenSaves) { try saveFetchStates() }
      }
    }
    try saveFetchStates()
  }

  @concurrent
  private static func response(to feedRequest: FeedRequest, through loop: TransferLoop) async throws -> FeedResponse {
    var headers: [HeaderField] = []
    if let etag = feedRequest.validators?.etag { headers.append(HeaderField(name: "If-None-Match", value: etag)) }
    if let date = feedRequest.validators?.lastModified { headers.append(HeaderField(name: "If-Modified-Since", value: date)) }
    let request = TransferRequest(url: feedRequest.url.text, accept: accept, headers: headers, userAgent: userAgent)
    guard case .response(let response) = try await loop.streamedStep(to: request) else { throw Problem.redirected }
    let metadata = ResponseMetadata(response, to: feedRequest.url, now: now)
    let content: FeedResponse.Content =
      switch response.status {
      case 200, 203: try await Self.content(of: response, for: feedRequest)
      case 304: .unchanged
      case let code: .failed(.web(.status(code: code)), retryAfterSeconds: nil)
      }
    return FeedResponse(feed: feedRequest.feed, content: content, metadata: metadata)
  }

  private static func content(of response: StreamedResponse, for feedRequest: FeedRequest) async throws -> FeedResponse.Content {
    let url = WebURL(validating: response.effectiveURL) ?? feedRequest.url
    let base = RelativeLinkResolver(bases: [url]).url(response.header("Content-Location")) ?? url
    var reader = FeedReader(contentType: response.header("Content-Type"), base: base)
    let maximumHeld = feedRequest.validators?.digest == nil ? 0 : Self.maximumHeld
    var chunks = response.body.makeAsyncIterator()
    while let chunk = try await chunks.next() {
      reader.keep(chunk)
      if reader.count > maximumHeld { reader.parse() }
    }
    let digest = reader.digest.text
    let validators = Validators(etag: response.header("ETag"), lastModified: response.header("Last-Modified"), digest: digest)
    if let validators, feedRequest.validators?.digest == digest { return .same(validators) }
    do throws(FormatError) {
      let parsed = try reader.finish()
      return .feed(parsed.feed, parsed.isCutOff ? nil : validators)
    } catch {
      return .failed(error.fetchProblem, retryAfterSeconds: nil)
    }
  }

  /// Articles first, validators after.
  private mutating func store(_ response: FeedResponse) throws {
    let moment = Self.now
    var (articles, hasNews): (Int?, Bool) = (nil, false)
    switch response.content {
    case .feed(let feed, _):
      let fetched = FetchedFeed(feed: response.feed, content: feed).withBodyTexts.withMisreadings
      (articles, hasNews) = try merge(ArticleMerge.incomingArticles(of: fetched, at: moment), of: response.feed)
    case .unchanged, .same: break
    case .failed, .withheld: failed += 1
    }
    fetchStates[response.feed] = plan.fetchState(after: response, articles: articles, hasNews: hasNews, at: moment)
  }

  private mutating func saveFetchStates() throws {
    let path = "\(home)/visits.json"
    lastSaved = Self.now
    guard let lock = try FileLock.taking("\(home)/lock") else { throw Problem.locked }
    let before = try Self.document(FetchStatesDocument.self, at: path)?.fetchStates ?? [:]
    let after = before.merging(fetchStates) { _, new in new }
    if after != before { try AtomicFile.write(FetchStatesDocument(after).bytes, to: path) }
    withExtendedLifetime(lock) {}
    fetchStates = [:]
  }

  /// - Returns: the number of stored articles, and whether one is new or changed.
  private mutating func merge(_ incoming: [ArticleMerge.IncomingArticle], of feed: FeedID) throws -> (Int, Bool) {
    guard let lock = try FileLock.taking("\(home)/lock") else { throw Problem.locked }
    let articleFile = ArticleFile(of: feed, in: DataDirectory(path: home, now: { Self.now }))
    let stored = ArticleFileMerge(articleFile, try articleFile.indexUnderLock())
    let comparison = try MergeComparison(of: incoming, with: stored)
    try stored.store(comparison.lines, leastToCompact: Self.leastToCompact)
    withExtendedLifetime(lock) {}
    new += comparison.new.count
    changed += comparison.changed
    return (stored.count + comparison.new.count, !comparison.new.isEmpty || comparison.changed > 0)
  }

  private static func document<Document: RecordDocument>(_ type: Document.Type, at path: String) throws -> Document? {
    try FileSystem.content(of: path).map { try Document(parsing: $0) }
  }

  /// The number of articles of each feed whose file is complete.
  private static func stored(in home: String) throws -> [FeedID: Int] {
    let directory = DataDirectory(path: home, now: { now })
    var stored: [FeedID: Int] = [:]
    for feed in try directory.feedsWithArticleFiles() { stored[feed] = try ArticleFile(of: feed, in: directory).completeCount() }
    return stored
  }

  private static var now: Timestamp {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Timestamp(milliseconds: Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000)
  }

  private enum Problem: Error {
    /// A lock is not waited for.
    case locked
    /// The feeds of the benchmark have not moved.
    case redirected
  }
}
